import { formatCardCode } from '@namma/contract/codes/card';
import { act, screen } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { scan } from '../../testing/keys';
import { leave, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { useScanGuard } from './use-scan-guard';

afterEach(leave);

const CARD = formatCardCode({ memberId: 4, step: 60_123_456, proof: 'ABCD2345' });

/** A screen with fields and a button, as on the admin side. */
function AnyScreen() {
  useScanGuard();
  const [done, setDone] = useState<string[]>([]);
  const send = (name: string) => (event: FormEvent) => {
    event.preventDefault();
    setDone([...done, name]);
  };
  return (
    <>
      {['utr', 'amount'].map((name) => (
        <form key={name} onSubmit={send(name)}>
          <input name={name} aria-label={name} />
        </form>
      ))}
      <form onSubmit={send('search')}>
        <input type="search" aria-label="search" />
      </form>
      <button type="button" onClick={() => setDone([...done, 'paid'])}>
        Pay
      </button>
      <output>{done.join()}</output>
    </>
  );
}
const done = () => screen.getByRole('status').textContent;
const focus = (element: HTMLElement) => act(() => element.focus());

it.each([
  ['utr', CARD],
  ['utr', '8901030865237'],
  ['utr', '036000291452'],
  ['utr', '9876543210'],
  ['amount', CARD],
  ['amount', '4821-0937-4'],
])('in the field %s, %s is taken out and sends nothing', async (label, text) => {
  const { messages } = await renderScreenAt('/admin/any', <AnyScreen />);
  await type(label, '12');
  focus(screen.getByLabelText(label));

  await scan(text);

  expect(textIn(label)).toBe('12');
  expect(done()).toBe('');
  expect(messages()).toEqual(['The scan was removed from the field. Scan cards and slips at the counter.']);
});

it('a focused button is not pressed by a scan', async () => {
  await renderScreenAt('/admin/any', <AnyScreen />);
  focus(screen.getByRole('button', { name: 'Pay' }));

  await scan('8901030865237');

  expect(done()).toBe('');
});

it('a search is requested the card, and other texts are typed as ever', async () => {
  await renderScreenAt('/admin/any', <AnyScreen />);
  focus(screen.getByLabelText('search'));
  await scan(CARD);
  focus(screen.getByLabelText('amount'));
  await scan('12899.00');

  expect(textIn('search')).toBe(CARD);
  expect(textIn('amount')).toBe('12899.00');
  expect(done()).toBe('search,amount');
});
