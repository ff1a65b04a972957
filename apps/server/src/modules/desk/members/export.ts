import { gymDay } from '@namma/contract/days/dates';
import type { MemberExportQuery } from '@namma/contract/members/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import type { Deps } from '../../../deps.ts';
import { type CsvFile, toCsvFile } from '../../../platform/shared/csv.ts';
import { getNewestOfEach } from '../../gym/memberships/api.ts';
import { listPeopleIn } from '../../people/users/api.ts';
import { presentPerson } from './present.ts';
import { conditionsOf } from './queries.ts';

/**
 * Exports the people that match a filter as CSV, each with the newest membership. The member import reads these column
 * titles.
 */
export async function exportMembers({ db, clock }: Deps, query: MemberExportQuery): Promise<CsvFile> {
  const only = conditionsOf(query, gymDay(clock()));
  return toCsvFile({
    name: 'members',
    now: clock(),
    sort: query.sort,
    listIn: async (window) => {
      const people = await listPeopleIn(db, { ...query, only }, window);
      const newest = await getNewestOfEach(
        db,
        people.map(({ id }) => id),
      );
      const newestOf = new Map(newest.map((row) => [row.user_id, row]));
      return people.map((person) => presentPerson(person, newestOf.get(person.id)));
    },
    idOf: ({ userId }) => userId,
    columns: {
      Number: ({ userId }) => userId,
      Name: ({ name }) => name,
      Mobile: ({ phone }) => phone,
      Email: ({ email }) => email,
      Role: ({ role }) => (role === 'user' ? 'member' : 'staff'),
      'Joined on': ({ registeredOn }) => registeredOn,
      Plan: ({ membership }) => membership?.type ?? null,
      Center: ({ membership }) => (membership?.center ? centerLabel(membership.center) : null),
      'Valid from': ({ membership }) => membership?.startDate ?? null,
      'Valid till': ({ membership }) => membership?.endDate ?? null,
      'Payment status': ({ membership }) => membership?.payment_status ?? null,
    },
  });
}
