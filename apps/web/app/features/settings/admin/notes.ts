import { formatRupees } from '@namma/contract/money';
import type { SettingKey } from '@namma/contract/settings/keys';
import { kindOf } from './shapes';

const HOURS_NOTE =
  'Classes outside these hours are cancelled, and members with an appointment are asked to move it. They are notified right away, and cancelled places are not restored.';

/** Notes about unusual values, shown while typing. */
export function noteOn(key: SettingKey, value: unknown): string | undefined {
  if (kindOf(key) === 'openingHours') return HOURS_NOTE;
  if (kindOf(key) !== 'price') return undefined;
  // While it is typed, some may be missing.
  const { discountPriceRupees, monthlyCostRupees } = value as Record<string, number | undefined>;
  const months = Number(key.split('.')[2]);
  if (!discountPriceRupees || !monthlyCostRupees) return undefined;
  const monthly = Math.floor(discountPriceRupees / months);
  if (Math.abs(monthly - monthlyCostRupees) <= 1) return undefined;
  return `${formatRupees(discountPriceRupees)} for ${months} months is ${formatRupees(monthly)} a month. The monthly text says ${formatRupees(monthlyCostRupees)}.`;
}
