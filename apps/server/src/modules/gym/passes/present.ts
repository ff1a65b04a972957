import { formatPassCode } from '@namma/contract/codes/pass-code';
import { type Day, formatDay } from '@namma/contract/days/dates';
import type { PassKind } from '@namma/contract/passes/rules';
import type { OpenRequest, Pass } from '@namma/contract/passes/schemas';
import type { Center } from '@namma/contract/values/centers';

/** A pass, or a request, which has no code yet. */
interface PassRow {
  id: number;
  kind: PassKind;
  name: string;
  phone: string | null;
  center: Center;
  day: Day;
  code: number | null;
  price_paise: number | null;
  used_at: Date | null;
  voided_at: Date | null;
  user_id: number | null;
}

/** @param today the day in IST */
export const presentPass = (row: PassRow, today: Day): Pass => ({
  id: row.id,
  kind: row.kind,
  code: formatPassCode(row.code ?? 0),
  name: row.name,
  phone: row.phone ?? '',
  center: row.center,
  day: row.day,
  pricePaise: row.price_paise ?? 0,
  state: stateOf(row, today),
  usedAt: row.used_at?.toISOString() ?? null,
  userId: row.user_id,
});

/** @param today the day in IST */
export function stateOf(
  { used_at, voided_at, day }: Pick<PassRow, 'used_at' | 'voided_at' | 'day'>,
  today: Day,
): Pass['state'] {
  if (voided_at) return 'void';
  if (used_at) return 'used';
  return day < today ? 'missed' : 'open';
}

interface RequestRow extends Pick<PassRow, 'id' | 'name' | 'phone' | 'center' | 'day'> {
  requested_at: Date | null;
  /** The day of the phone number's earlier trial. */
  trial_day: Day | null;
  /** The member with this phone number who has had a membership. */
  member: { id: number; name: string } | null;
}

export const presentRequest = (row: RequestRow): OpenRequest => ({
  id: row.id,
  name: row.name,
  phone: row.phone ?? '',
  center: row.center,
  day: row.day,
  requestedAt: (row.requested_at ?? new Date(0)).toISOString(),
  obstacle: obstacleOf(row),
});

function obstacleOf({ trial_day, member }: RequestRow): OpenRequest['obstacle'] {
  if (member)
    return { kind: 'member', userId: member.id, text: `${member.name} has taken a membership here` };
  if (trial_day === null) return null;
  return { kind: 'had trial', userId: null, text: `Had a trial on ${formatDay(trial_day)}` };
}

/** Presents a pass at check-in. */
export const presentAtCheckIn = ({ id, kind, name, phone, center, day, user_id }: PassRow) => ({
  id,
  kind,
  name,
  phone: phone ?? '',
  center,
  day,
  userId: user_id,
});
