import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { DigitsField } from '../../ui/digits-field';
import { useGuardedNavigation } from './use-guarded-navigation';

function Page() {
  useGuardedNavigation();
  return <DigitsField label="Pincode" name="pincode" />;
}

afterEach(leave);

it('digits of another script are understood under `npm run dev` too', async () => {
  const typed: string[] = [];
  document.execCommand = (_command, _ui, text = '') => typed.push(text) > 0;
  await renderScreenAt('/', <Page />);
  const field = screen.getByLabelText('Pincode');
  const type = () =>
    fireEvent(field, new InputEvent('beforeinput', { data: '೭', bubbles: true, cancelable: true }));

  await waitFor(() => expect(type()).toBe(false));

  expect(typed).toEqual(['7']);
});
