import { act, createEvent, fireEvent } from '@testing-library/react';
import { idle } from './render-screen-at';

const focused = () => document.activeElement as HTMLElement;

const SCANNER_MILLISECONDS = 20;
const PERSON_MILLISECONDS = 400;
let now = 0;

/**
 * Presses a key as a keyboard does: it goes to the focus, which the screen may move meanwhile.
 * @param after how many milliseconds after the key before, however long the machine takes; a person's, if left out
 */
export function key(name: string, after = PERSON_MILLISECONDS): void {
  now += after;
  act(() => {
    const event = createEvent.keyDown(focused(), { key: name });
    Object.defineProperty(event, 'timeStamp', { value: now });
    const isGone = !fireEvent(focused(), event);
    const target = focused();
    if (isGone) return;
    if (name === 'Enter') {
      if (target instanceof HTMLButtonElement) fireEvent.click(target);
      else if (target instanceof HTMLInputElement && target.form) fireEvent.submit(target.form);
    } else if (name.length === 1 && target instanceof HTMLInputElement) {
      const isSelected = target.selectionStart === 0 && target.selectionEnd === target.value.length;
      fireEvent.input(target, { target: { value: (isSelected ? '' : target.value) + name } });
    }
  });
}

/** Types as a person does. */
export async function typeKeys(text: string): Promise<void> {
  for (const each of text) key(each);
  await idle();
}

/** A scanner types fast and presses Enter. */
export async function scan(text: string, suffix = 'Enter'): Promise<void> {
  now += PERSON_MILLISECONDS;
  for (const each of [...text, suffix]) key(each, SCANNER_MILLISECONDS);
  await idle();
}
