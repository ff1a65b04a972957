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

/** Settings as they are shown and typed. What a value is depends on its key, and the server has checked it. */

const partOf = (value: unknown, { name }: SettingField): unknown =>
  // A value with named fields is an object.
  name === 'value' ? value : (value as Record<string, unknown> | null)?.[name];

/** A line that says a part of a value, with a label where there are several, and a language where it has its own. */
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

/** The value that was typed. A text that is no number stays one, and the schema says what is wrong. */
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
