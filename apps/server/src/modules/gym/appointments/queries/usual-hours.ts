import type { Day } from '@namma/contract/days/dates';
import type { MailKind } from '@namma/contract/mail/rules';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/types.ts';
import { isDropped } from '../../../messaging/mail/api.ts';
import { isClosedOver, isWithinUsualHours } from './lists.ts';

/**
 * Lists the last mail to each member about a coach or closure that affects their appointment at its current time: that
 * it cannot be kept, or that it takes place. Excludes mails about usual hours, which have their own job.
 */
export async function listLastAsked(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; key: string; kind: MailKind }[]> {
  const { rows } = await sql<{ id: number; key: string; kind: MailKind }>`
    select distinct on (bookings.id) bookings.id, mails.key, mails.kind
    from bookings
    join users on users.id = bookings.user_id
    join mails on mails.recipient = users.email
      and mails.key similar to 'appointment:' || bookings.id || ':(affected|stands):(coach:' || bookings.sequence || ':)?[0-9]+'
      and mails.id > coalesce((
        select moved.id from mails as moved
        where moved.key = 'appointment:' || bookings.id || ':moved:' || bookings.sequence), 0)
    where bookings.id = any(${[...ids]}::int[]) and not ${isDropped}
    order by bookings.id, mails.id desc`.execute(tx);
  return rows;
}

interface NotifiedOfHours {
  id: number;
  /** The number of times the appointment was moved. */
  sequence: number;
  /** The last change of the usual hours. */
  change: number;
  is_within: boolean;
  /**
   * The key of the last mail about the appointment being outside the hours; null when none was sent, or a later one
   * reverted it.
   */
  notified: string | null;
}

/**
 * Lists and locks upcoming appointments whose members have not been notified that the usual hours exclude them, or
 * include them again. Ignores changes after `changedBefore` and rows locked by others.
 * @param today the IST day of `now`
 */
export async function listUnnotifiedOfHours(
  tx: Tx,
  { now, today, changedBefore }: { now: Date; today: Day; changedBefore: Date },
): Promise<NotifiedOfHours[]> {
  const { rows } = await sql<NotifiedOfHours>`
    select bookings.id, bookings.sequence, hours.change, ${isWithinUsualHours} as is_within, last.notified
    from (select max(id) as change, max(at) as changed_at from settings where key = 'openingHours') as hours
    join bookings on hours.changed_at <= ${changedBefore}
    left join lateral (
      select case when mails.kind = 'appointment affected' then mails.key end as notified
      from settings join mails on mails.key = any(array[
        'appointment:' || bookings.id || ':affected:hours:' || bookings.sequence || ':' || settings.id,
        'appointment:' || bookings.id || ':unchanged:hours:' || bookings.sequence || ':' || settings.id])
      where settings.key = 'openingHours' and not ${isDropped}
      order by mails.id desc limit 1) as last on true
    where bookings.status = 'booked' and bookings.starts_at > ${now} and bookings.date >= ${today}::date
      and case when last.notified is null then not ${isWithinUsualHours} and not ${isClosedOver} else ${isWithinUsualHours} end
    order by bookings.id
    for no key update of bookings skip locked`.execute(tx);
  return rows;
}
