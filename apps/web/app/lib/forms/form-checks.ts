import { dayFieldsOf, type OutsideHorizon, outsideHorizon } from '@namma/contract/days/horizons';
import { messages } from '@namma/contract/messages';
import { appointmentMessages } from '@namma/contract/messages/appointments';
import { toAsciiDigits } from '@namma/contract/text/digits';
import type { z } from 'zod';
import { isNumericField } from './is-numeric-field';

/** The values of a form. Fields of numbers have `0` to `9`, also where a keyboard composed another digit. */
export function formValues(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  const values = Object.fromEntries(new FormData(form));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !isNumericField(field)) continue;
    const value = values[field.name];
    if (typeof value === 'string') values[field.name] = toAsciiDigits(value);
  }
  return values;
}

/** Days that the schema takes, but not today. */
export const daysOutside = (schema: z.ZodType, values: unknown) =>
  outsideHorizon(dayFieldsOf(schema), values, new Date()).map((outside) => ({
    path: outside.path,
    message: sentenceOf(outside),
  }));

function sentenceOf({ name, day }: OutsideHorizon): string {
  if (name === 'tooYoung') return messages.tooYoung;
  return name === 'timeNotCome' ? appointmentMessages.timeNotCome : messages[name](day);
}
