import { toAsciiDigits } from '@namma/contract/text/digits';
import { isNumericField } from './is-numeric-field';

/**
 * Types `0` to `9` where somebody types or pastes the digits of another script into a field of a number: a browser ignores
 * them where the type is `number`, and patterns refuse them.
 */
function typeAsciiDigits(event: InputEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || !isNumericField(target)) return;
  const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const digits = toAsciiDigits(typed);
  // Composed input cannot be cancelled and would be typed twice.
  if (digits === typed || !event.cancelable) return;
  event.preventDefault();
  // The only way to insert text that keeps the undo history of any field. It calls this again, with digits only.
  document.execCommand('insertText', false, digits);
}

/**
 * Rewrites a field after a keyboard has composed the digits of another script, as on phones: text being composed can be
 * neither refused nor changed. A field of the type `number` then has no value, so the composed text of the event is used.
 */
function rewriteComposed({ target, data }: CompositionEvent): void {
  if (!(target instanceof HTMLInputElement) || !isNumericField(target)) return;
  const written = target.value || data;
  const digits = toAsciiDigits(written);
  if (digits === written) return;
  target.select();
  document.execCommand('insertText', false, digits);
}

/**
 * Understands Kannada, Devanagari and full-width digits in every field of a number, while they are typed (D96).
 * @returns stops it
 */
export function understandDigits(): () => void {
  document.addEventListener('beforeinput', typeAsciiDigits);
  document.addEventListener('compositionend', rewriteComposed);
  return () => {
    document.removeEventListener('beforeinput', typeAsciiDigits);
    document.removeEventListener('compositionend', rewriteComposed);
  };
}
