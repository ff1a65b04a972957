import type { Reply } from '@namma/contract/calls';
import { parseCardCode } from '@namma/contract/codes/card';
import { gymDay } from '@namma/contract/days/dates';
import type { Dues, MemberListQuery } from '@namma/contract/members/schemas';
import { ownTimelineKinds, type TimelineKind, timelineKinds } from '@namma/contract/members/timeline';
import type {
  OwnTimelineEntry,
  OwnTimelineQuery,
  TimelineEntry,
  TimelineQuery,
} from '@namma/contract/members/timeline-schemas';
import type { Deps } from '../../../deps.ts';
import type { Module, TimelineOwner } from '../../../module.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { getNewestOfEach, getRunning } from '../../gym/memberships/api.ts';
import { getOfferState } from '../../people/privacy/api.ts';
import {
  findPeople,
  findPerson,
  guardianStateOf,
  minorsBirthday,
  presentDetails,
} from '../../people/users/api.ts';
import { getNotes } from './notes.ts';
import { presentPerson, presentStanding } from './present.ts';
import { conditionsOf, listEntries, listStandings } from './queries.ts';
import { boundAfter, formatPosition, parsePosition, rankOf } from './rules.ts';
import { readEntries, type TimelineSources } from './timeline.ts';

/** Returns a page of all people for admins, newest first by default, each with the newest membership and the standing. */
export async function getMembers(
  { db, clock }: Deps,
  query: MemberListQuery,
): Promise<Reply<'admin/getMembers'>> {
  const today = gymDay(clock());
  const card = query.q === undefined ? undefined : parseCardCode(query.q);
  const { content: people, ...pages } = await findPeople(db, {
    ...query,
    ...(card && { q: String(card.memberId) }),
    only: conditionsOf(query, today),
  });
  const ids = people.map(({ id }) => id);
  const [memberships, standings] = await Promise.all([
    getNewestOfEach(db, ids),
    listStandings(db, ids, today),
  ]);
  const newestOf = new Map(memberships.map((row) => [row.user_id, row]));
  return {
    content: people.map((person) => ({
      ...presentPerson(person, newestOf.get(person.id)),
      ...presentStanding(standings.get(person.id)),
    })),
    ...pages,
  };
}

/**
 * Returns one person with due amounts and current memberships.
 * @throws 404 unknown
 */
export async function getMember(
  deps: Deps,
  modules: readonly Module[],
  id: number,
  { userId }: Session,
): Promise<Reply<'admin/getMember'>> {
  const { db, clock } = deps;
  const [person, dues, memberships, notes, offers] = await Promise.all([
    findPerson(db, id),
    readDues(db, modules, id),
    getRunning(deps, id),
    getNotes(db, id, { userId, now: clock() }),
    getOfferState(db, id),
  ]);
  if (!person) throw refuse('noSuchMember');
  return {
    userId: person.id,
    name: person.name,
    email: person.email,
    phone: person.phone ?? '',
    DOB: person.dob ?? '',
    gender: person.gender ?? '',
    address: person.address ?? '',
    ...presentDetails(person),
    role: person.role,
    registeredOn: person.registered_on,
    isDisabled: person.disabled_at !== null,
    offers: person.role === 'user' ? offers : null,
    guardian: guardianStateOf(deps, person),
    DOBBefore: minorsBirthday(deps, person) ?? '',
    isUnclaimed: Boolean(person.isUnclaimed),
    version: person.version,
    notes,
    memberships,
    ...dues,
  };
}

/** Returns the amounts that the member owes. */
export const getDues = (
  { db }: Deps,
  modules: readonly Module[],
  { userId }: Session,
): Promise<Reply<'user/getDues'>> => readDues(db, modules, userId);

async function readDues(db: Db, modules: readonly Module[], userId: number): Promise<Dues> {
  const parts = await Promise.all(modules.map(({ dues }) => dues?.(db, userId) ?? []));
  // Memberships come before orders.
  const dues = parts
    .flat()
    .toSorted((one, other) => Number(one.kind === 'order') - Number(other.kind === 'order'));
  return { duePaise: dues.reduce((sum, { duePaise }) => sum + duePaise, 0), dues };
}

/**
 * Returns a page of a person's timeline for admins.
 * @throws 404 unknown
 */
export async function getMemberTimeline(
  deps: Deps,
  sources: TimelineSources,
  { id, kind, ...page }: TimelineQuery,
): Promise<Reply<'admin/getMemberTimeline'>> {
  const owner = await findPerson(deps.db, id);
  if (!owner) throw refuse('noSuchMember');
  return readTimeline(deps, sources, { userId: id, email: owner.email }, kind ? [kind] : timelineKinds, page);
}

/**
 * Returns a page of the member's own timeline, without admin-only entries, with product names in the requested
 * language.
 */
export async function getTimeline(
  deps: Deps,
  sources: TimelineSources,
  { userId }: Session,
  { kind, ...page }: OwnTimelineQuery,
): Promise<Reply<'user/getTimeline'>> {
  const kinds = kind ? [kind] : ownTimelineKinds;
  const { content, next } = await readTimeline(deps, sources, { userId, email: '' }, kinds, page);
  return { content: content.filter(isOwn), next };
}

const isOwn = (entry: TimelineEntry): entry is OwnTimelineEntry =>
  ownTimelineKinds.some((kind) => kind === entry.kind);

async function readTimeline(
  deps: Deps,
  sources: TimelineSources,
  owner: TimelineOwner,
  kinds: readonly TimelineKind[],
  { before, limit, lang }: Pick<OwnTimelineQuery, 'before' | 'limit' | 'lang'>,
): Promise<Reply<'admin/getMemberTimeline'>> {
  const place = parsePosition(before);
  const wanted = kinds.map((kind) => ({
    kind,
    entries: sources[kind].entries(owner),
    rank: rankOf(kind),
    before: place && { at: place.at, id: boundAfter(place, kind) },
  }));
  const found = await listEntries(deps.db, wanted, limit + 1);
  const positions = found.slice(0, limit);
  const last = positions.at(-1);
  return {
    content: await readEntries(deps, sources, positions, lang),
    next: found.length > limit && last ? formatPosition(last) : null,
  };
}
