import { toAsciiDigits } from '@namma/contract/digits';
import { useEffect } from 'react';

/** Whether a field takes a number, by its type or the keyboard that it asks for. */
const takesNumber = ({ type, inputMode }: HTMLInputElement): boolean =>
  type === 'number' || type === 'tel' || inputMode === 'numeric' || inputMode === 'decimal';

/**
 * Types `0` to `9` where somebody types or pastes the digits of another script into a field of a number: a browser ignores
 * them where the type is `number`, and patterns refuse them.
 */
function typeAsciiDigits(event: InputEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || !takesNumber(target)) return;
  const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const digits = toAsciiDigits(typed);
  if (digits === typed) return;
  event.preventDefault();
  // The only way to type into a field of any type that keeps what can be undone. It calls this again, with digits alone.
  document.execCommand('insertText', false, digits);
}

/** Understands Kannada, Devanagari and full-width digits in every field of a number, while they are typed (D96). */
export function useAsciiDigits(): void {
  useEffect(() => {
    document.addEventListener('beforeinput', typeAsciiDigits);
    return () => document.removeEventListener('beforeinput', typeAsciiDigits);
  }, []);
}

/** The values of a form. Fields of numbers have `0` to `9`, also where a keyboard composed another digit. */
export function formValues(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const values = Object.fromEntries(new FormData(form));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !takesNumber(field)) continue;
    const value = values[field.name];
    if (typeof value === 'string') values[field.name] = toAsciiDigits(value);
  }
  return values;
}
