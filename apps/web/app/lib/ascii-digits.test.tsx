import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../testing/render-screen-at';
import { TextField } from '../ui/field';
import { understandDigits } from './ascii-digits';

function Fields() {
  useEffect(understandDigits, []);
  return (
    <>
      <TextField label="Weight" name="weight" type="number" />
      <TextField label="Pincode" name="pincode" inputMode="numeric" />
      <TextField label="Phone" name="phone" type="tel" />
      <TextField label="Address" name="address" />
    </>
  );
}

/** What is typed in place of something else: this DOM has no such command of its own. */
const typed: string[] = [];
document.execCommand = (command, _ui, text = '') => typed.push(`${command} ${text}`) > 0;
afterEach(() => {
  typed.splice(0);
  leave();
});

const typeInto = (label: string, data: string) =>
  fireEvent(
    screen.getByLabelText(label),
    new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
  );

it.each(['Weight', 'Pincode', 'Phone'])(
  'digits of every script are typed as 0 to 9 into %s',
  async (label) => {
    await renderScreenAt('/', <Fields />);

    const isAsTyped = ['೭', '७२', '７', '7'].map((digit) => typeInto(label, digit));

    expect(isAsTyped).toEqual([false, false, false, true]);
    expect(typed).toEqual(['insertText 7', 'insertText 72', 'insertText 7']);
  },
);

it('digits of every script stay as they are in a text', async () => {
  await renderScreenAt('/', <Fields />);

  expect(typeInto('Address', '೭')).toBe(true);
  expect(typed).toEqual([]);
});
