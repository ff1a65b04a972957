import type { ChangedFields } from '@namma/contract/admin/schemas';
import { formatDay } from '@namma/contract/days/dates';
import type { OtherLocale } from '@namma/contract/locales';
import { centerLabel } from '@namma/contract/messages/centers';
import { formatRupees } from '@namma/contract/money';
import { englishNames, otherLocales } from '@namma/contract/other-locales';
import type { Center } from '@namma/contract/values/centers';
import { formatMoment } from '@namma/contract/values/times';

type Value = ChangedFields[string];

export interface Change {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

const amounts = new Set(['price', 'amount', 'due']);
const percents = new Set(['discount', 'rate']);
const isDay = /^\d{4}-\d\d-\d\d$/;
const inOtherLanguage = new RegExp(` (${otherLocales.join('|')})$`);
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The fields that have changed, in words; all fields when something was added or deleted. */
export function listChanges(before: ChangedFields | null, after: ChangedFields | null): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => before?.[name] !== after?.[name])
    .map((name) => ({
      field: labelOf(name),
      before: format(name, before?.[name]),
      after: format(name, after?.[name]),
    }));
}

/** `payment_status` becomes `Payment status`, `startsAt` `Starts at`, and `nameKn` `Name in Kannada`. */
const labelOf = (name: string): string => {
  if (name === 'disabled') return 'Account';
  const words = name
    .replaceAll(/(?<=[a-z])[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('_', ' ')
    .replace(inOtherLanguage, (_code, locale: OtherLocale) => ` in ${englishNames[locale]}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function format(name: string, value: Value | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (name === 'available') return value === 1 ? 'Available' : 'Unavailable';
  if (name === 'disabled') return value === true ? 'Disabled' : 'Active';
  if (name === 'center') return centerLabel(value as Center);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && amounts.has(name)) return formatRupees(value);
  if (typeof value === 'number' && percents.has(name)) return `${value}%`;
  if (typeof value === 'string' && isDay.test(value)) return formatDay(value);
  if (typeof value === 'string' && isInstant.test(value)) return formatMoment(value);
  return String(value);
}
