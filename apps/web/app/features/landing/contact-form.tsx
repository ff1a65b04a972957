import { PHONE_DIGITS } from '@namma/contract/business';
import { ENQUIRY_MAX_CHARACTERS, ENQUIRY_MIN_CHARACTERS } from '@namma/contract/enquiries/rules';
import { failures } from '@namma/contract/messages/failures';
import { toAsciiDigits } from '@namma/contract/text/digits';
import { toPhoneDigits } from '@namma/contract/text/text';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import * as words from '#words/landing';
import { tryAgain } from '#words/lib';
import * as offlineWords from '#words/offline';
import { fillForm } from '../../lib/forms/draft';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { useGym } from '../../shared/gym-settings';
import { Button } from '../../ui/button';
import { TextAreaField, TextField } from '../../ui/field';
import { useEnquiry } from './use-enquiry';

function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const digits = digitsOf(currentTarget.value);
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

/** Pasted text is cut to `maxLength` before the digits are picked, so a +91 would cost the last two. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const digits = pastedPhoneDigits(event.clipboardData.getData('text'));
  if (digits.length !== PHONE_DIGITS) return;
  event.preventDefault();
  event.currentTarget.value = digits;
}

/** SPEC section 5, 'Contact': the browser's built-in rules with their own messages. */
export function ContactForm() {
  const gym = useGym();
  const [length, setLength] = useState(0);
  const { sendForm, isBusy, unsent, sendAgain, editUnsent } = useEnquiry(() => setLength(0));
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);

  return (
    <form
      ref={form}
      onSubmit={sendForm}
      aria-labelledby="contact-title"
      className="grid gap-5 sm:grid-cols-2"
    >
      <TextField label={words.name} name="name" autoComplete="name" required className="sm:col-span-2" />
      <TextField label={words.email} name="email" type="email" autoComplete="email" required />
      <TextField
        label={words.phone}
        name="phone"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        minLength={PHONE_DIGITS}
        maxLength={PHONE_DIGITS}
        pattern={`[0-9]{${PHONE_DIGITS}}`}
        title={words.digits(PHONE_DIGITS)}
        onInput={keepDigits}
        onPaste={pasteDigits}
      />
      <TextAreaField
        label={words.message}
        name="msg"
        rows={5}
        required
        minLength={ENQUIRY_MIN_CHARACTERS}
        maxLength={ENQUIRY_MAX_CHARACTERS}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        hint={
          <span className="flex justify-between gap-4">
            <span>{words.characters(ENQUIRY_MIN_CHARACTERS, ENQUIRY_MAX_CHARACTERS)}</span>
            <span className="figures">{words.lengthOf(length, ENQUIRY_MAX_CHARACTERS)}</span>
          </span>
        }
        className="sm:col-span-2"
      />
      {/* Disabled until hydration: a plain submit would put the message into the address. */}
      <Button
        type="submit"
        look="primary"
        isBusy={isBusy}
        disabled={!isHydrated}
        className="min-h-13 sm:justify-self-start sm:px-10"
      >
        {isBusy ? words.sending : words.send}
      </Button>
      {unsent && (
        <div role="status" className="grid gap-2 text-sm sm:col-span-2">
          <p className="font-semibold text-(--alert)">{offlineWords.messageRefused(failures.networkError)}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="outline" onClick={sendAgain}>
              {tryAgain}
            </Button>
            <Button
              look="outline"
              onClick={() => {
                const written = editUnsent();
                if (form.current && written) fillForm(form.current, written);
                setLength(written?.msg.length ?? 0);
              }}
            >
              {offlineWords.edit}
            </Button>
          </div>
        </div>
      )}
      <noscript className="text-sm text-(--soft) sm:col-span-2">
        {words.formNeedsScript(gym.email, gym.phone)}
      </noscript>
    </form>
  );
}

/** The digits of a phone number as it is typed (SPEC section 5). */
export const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/g, '');

/** A pasted number without its country code or leading 0, however it is written. */
export const pastedPhoneDigits = (text: string): string =>
  digitsOf(toPhoneDigits(text)).slice(0, PHONE_DIGITS);
