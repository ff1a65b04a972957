import { formatDay } from '@namma/contract/days/dates';
import type { Locale } from '@namma/contract/locales';
import { findTier } from '@namma/contract/memberships/tiers';
import { weekdayWords } from '@namma/contract/messages/weekdays';
import { formatRupees } from '@namma/contract/money';
import { describeHours } from '@namma/contract/settings/hours';
import type { SettingKey } from '@namma/contract/settings/keys';
import type { HoursRow } from '@namma/contract/settings/values';
import { formatPhone } from '@namma/contract/text/phone';
import { fieldsOf, kindOf, languageOf, type SettingField } from './shapes';

/** Conversion of settings between values and texts. The type of a value depends on its key; the server validates it. */

const partOf = (value: unknown, { name }: SettingField): unknown =>
  // A value with named fields is an object.
  name === 'value' ? value : (value as Record<string, unknown> | null)?.[name];

/** A line with a part of a value; labelled if there are several, with its language if translated. */
interface Described {
  label?: string;
  text: string;
  lang?: Locale | undefined;
}

/** A value in lines. */
export function describeValue(key: SettingKey, value: unknown): Described[] {
  if (kindOf(key) === 'openingHours')
    // The value has this type for this key.
    return (value as HoursRow[]).map((row) => {
      const { days, shown } = describeHours(row, weekdayWords);
      return { label: days, text: shown };
    });
  const fields = fieldsOf(key);
  return fields.map((field) => {
    const part = partOf(value, field);
    const text = describePart(part, field);
    if (fields.length === 1) return { text };
    return { label: field.label, text, lang: isGiven(part) ? languageOf(key, field) : undefined };
  });
}

const isGiven = (part: unknown): boolean => part !== null && part !== undefined && part !== '';

function describePart(part: unknown, { type, ifEmpty = 'not given', inWords }: SettingField): string {
  if (!isGiven(part)) return ifEmpty;
  if (inWords) return inWords(Number(part));
  if (type === 'rupees') return formatRupees(Number(part));
  if (type === 'phone') return formatPhone(String(part));
  if (type === 'day') return formatDay(String(part));
  if (type === 'tier') return findTier(String(part))?.name ?? '';
  return String(part);
}

/** Initial value of a field. */
export function typedPart(value: unknown, field: SettingField): string {
  const part = partOf(value, field);
  return part === null || part === undefined ? '' : String(part);
}

type Typed = Record<string, FormDataEntryValue>;

/** The typed value. Text that is no number stays text, which the schema refuses with a message. */
export function typedValue(key: SettingKey, typed: Typed, hours: readonly HoursRow[]): unknown {
  if (kindOf(key) === 'openingHours') return hours;
  const fields = fieldsOf(key);
  const parts = fields.map(
    (field) => [field.name, readPart(String(typed[field.name] ?? ''), field)] as const,
  );
  if (fields[0]?.name === 'value') return parts[0]?.[1];
  return Object.fromEntries(parts);
}

function readPart(text: string, { type, isOptional }: SettingField): unknown {
  if (isOptional && text.trim() === '') return null;
  if (type !== 'rupees' && type !== 'count' && type !== 'decimal') return text;
  const plain = text.replace(/[₹,\s]/g, '');
  return plain === '' ? undefined : Number(plain);
}
