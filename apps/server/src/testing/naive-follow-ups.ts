import { addDays, addMonths, type Day, gymDay } from '@namma/contract/days/dates';
import { type FollowUpReason, followUpReasons } from '@namma/contract/follow-ups/rules';
import type { Db } from '../platform/db/types.ts';

/** A reason for a call, before ranking a person's reasons. */
interface Found {
  reason: FollowUpReason;
  since: Day;
  /** The member concerned, or known by phone number. */
  memberId: number | null;
  phone: string;
  enquiryId: number | null;
  passId: number | null;
}

const readAll = async (db: Db) => ({
  users: await db.selectFrom('users').selectAll().orderBy('id').execute(),
  memberships: await db.selectFrom('memberships').selectAll().orderBy('id').execute(),
  events: await db.selectFrom('membership_events').selectAll().orderBy('id').execute(),
  visits: await db.selectFrom('visits').selectAll().execute(),
  enquiries: await db.selectFrom('enquiries').selectAll().execute(),
  passes: await db.selectFrom('passes').selectAll().execute(),
  closures: await db.selectFrom('center_closures').selectAll().execute(),
  records: await db.selectFrom('follow_ups').selectAll().orderBy('id').execute(),
  choices: await db.selectFrom('offer_choices').selectAll().execute(),
});
type All = Awaited<ReturnType<typeof readAll>>;

const selling: readonly FollowUpReason[] = ['renewal due', 'stopped coming', 'never came', 'ended'];

/** A membership with its last day computed from its ledger, step by step. */
const withEnd = (membership: All['memberships'][number], { events }: All) => ({
  ...membership,
  lastDay: addDays(
    membership.end_date,
    events
      .filter(({ membership_id }) => membership_id === membership.id)
      .reduce((sum, { days }) => sum + days, 0),
  ),
});
type Held = ReturnType<typeof withEnd>;

const isPausedOn = (today: Day, held: Held, { events }: All) =>
  events.some(
    ({ id, membership_id, kind, from_day, to_day }) =>
      membership_id === held.id &&
      kind === 'pause' &&
      (from_day ?? '') <= today &&
      today <= (to_day ?? '') &&
      !events.some(({ resumes }) => resumes === id),
  );

/** The reasons to call a member. */
function reasonsOf(userId: number, today: Day, all: All): Pick<Found, 'reason' | 'since'>[] {
  const own = all.memberships.filter(({ user_id }) => user_id === userId).map((each) => withEnd(each, all));
  const days = all.visits
    .filter(({ user_id, is_in }) => user_id === userId && is_in)
    .map(({ at }) => gymDay(at))
    .toSorted();
  const found: Pick<Found, 'reason' | 'since'>[] = [];
  for (const one of own) {
    if (one.payment_status === 'pending') {
      if (one.withdrawn_at === null && one.start_date <= today)
        found.push({ reason: 'money due', since: one.start_date });
      continue;
    }
    const goesOn = own.some(
      (other) =>
        other.id !== one.id &&
        other.withdrawn_at === null &&
        other.lastDay >= other.start_date &&
        (other.payment_status === 'pending' || other.lastDay > one.lastDay),
    );
    const isOrWasOver = (from: number, to: number) =>
      !goesOn && one.lastDay >= addDays(today, from) && one.lastDay <= addDays(today, to);
    if (isOrWasOver(-14, 7) && one.ended_at === null)
      found.push({ reason: 'renewal due', since: one.lastDay });
    if (isOrWasOver(-60, -15)) found.push({ reason: 'ended', since: one.lastDay });
    const begunFor = (from: number, to: number) =>
      one.start_date >= addDays(today, from) && one.start_date <= addDays(today, to);
    if (days.length === 0 && one.lastDay >= today && begunFor(-90, -7))
      found.push({ reason: 'never came', since: one.start_date });
  }
  const running = own
    .filter((one) => one.payment_status === 'payed' && one.start_date <= today && one.lastDay >= today)
    .toSorted((a, b) => (a.lastDay === b.lastDay ? b.id - a.id : a.lastDay < b.lastDay ? 1 : -1))[0];
  const often = days.filter((day) => day >= addDays(today, -42) && day < addDays(today, -14));
  const isBack = days.some((day) => day >= addDays(today, -14));
  if (running && often.length >= 4 && !isBack && !isPausedOn(today, running, all))
    found.push({ reason: 'stopped coming', since: often.at(-1) ?? today });
  return found;
}

/**
 * Recomputes the list of follow-ups by examining everybody, one rule after the other: `m` and the id of a member or `p`
 * and a phone number, and the reason.
 */
export async function recountFollowUps(db: Db, today: Day): Promise<string[]> {
  const all = await readAll(db);
  const isCalled = (userId: number | null) =>
    userId === null ||
    all.users.some(
      ({ id, role, deleted_at, disabled_at }) =>
        id === userId && role === 'user' && !deleted_at && !disabled_at,
    );
  const knownAs = (userId: number | null, phone: string) => {
    const known = all.users.filter(({ deleted_at }) => !deleted_at);
    return (known.find(({ id }) => id === userId) ?? known.find((each) => each.phone === phone))?.id ?? null;
  };
  /** A signed-in sender is called at the number of the account. */
  const phoneOf = (userId: number | null, given: string) =>
    all.users.find(({ id }) => id === userId)?.phone ?? given;
  const found: Found[] = all.users
    .filter(({ id }) => isCalled(id))
    .flatMap(({ id, phone }) =>
      reasonsOf(id, today, all).map((each) => ({
        ...each,
        memberId: id,
        phone: phone ?? '',
        enquiryId: null,
        passId: null,
      })),
    );
  for (const { id, user_id, phone, email, status, created_at } of all.enquiries) {
    if (status !== 'unanswered' || !isCalled(user_id) || (phone === '' && email === '')) continue;
    const memberId = knownAs(user_id, phone);
    const since = gymDay(created_at);
    found.push({
      reason: 'query',
      since,
      memberId,
      phone: phoneOf(user_id, phone),
      enquiryId: id,
      passId: null,
    });
  }
  for (const { id, kind, user_id, phone, center, day, sold_at, used_at, voided_at } of all.passes) {
    if (phone === null || used_at || voided_at || day < addDays(today, -14) || !isCalled(user_id)) continue;
    const isClosed = all.closures.some(
      (closure) =>
        closure.center === center &&
        closure.reopened_at === null &&
        closure.from_day <= day &&
        day <= closure.to_day,
    );
    const reasons: FollowUpReason[] = [];
    if (day >= today && isClosed) reasons.push('closed day');
    if (sold_at === null) reasons.push('trial asked');
    else if (kind === 'trial' && day < today) reasons.push('trial missed');
    const memberId = knownAs(user_id, phone);
    for (const reason of reasons)
      found.push({
        reason,
        since: day,
        memberId,
        phone: phoneOf(user_id, phone),
        enquiryId: null,
        passId: id,
      });
  }
  const minorsBornAfter = addMonths(today, -12 * 18);
  const isCalledFor = ({ reason, memberId, phone }: Found) => {
    const [user] = all.users.filter(({ id }) => id === memberId);
    const came = (at: Date | null) => at !== null && gymDay(at) >= today;
    if (
      all.visits.some(
        ({ user_id, is_in, at }) => memberId !== null && user_id === memberId && is_in && came(at),
      )
    )
      return false;
    if (
      all.passes.some(
        (pass) =>
          ((phone !== '' && pass.phone === phone) || (memberId !== null && pass.user_id === memberId)) &&
          came(pass.used_at),
      )
    )
      return false;
    if (!selling.includes(reason)) return true;
    const hasSaidNo = all.records.some(
      ({ user_id, outcome, at }) =>
        user_id === memberId && outcome === 'notInterested' && gymDay(at) >= addDays(today, -180),
    );
    const wantsNoOffers = all.choices.some(({ user_id, is_wanted }) => user_id === memberId && !is_wanted);
    return !hasSaidNo && !wantsNoOffers && !(user?.dob && user.dob > minorsBornAfter);
  };
  const byPerson = Map.groupBy(found.filter(isCalledFor), ({ memberId, phone }) =>
    memberId === null ? `p${phone}` : `m${memberId}`,
  );
  return [...byPerson]
    .flatMap(([person, lines]) => {
      const [first] = lines.toSorted(
        (a, b) =>
          followUpReasons.indexOf(a.reason) - followUpReasons.indexOf(b.reason) ||
          a.since.localeCompare(b.since) ||
          (a.enquiryId ?? 0) - (b.enquiryId ?? 0) ||
          (a.passId ?? 0) - (b.passId ?? 0),
      );
      if (!first) return [];
      const last = all.records
        .filter(
          ({ user_id, enquiry_id, pass_id }) =>
            (user_id !== null && user_id === first.memberId) ||
            (enquiry_id !== null && enquiry_id === first.enquiryId) ||
            (pass_id !== null && pass_id === first.passId),
        )
        .at(-1);
      return last && last.again_on > today ? [] : [`${person} ${first.reason}`];
    })
    .toSorted();
}
