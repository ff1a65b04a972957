import type { Day } from '@namma/contract/days/dates';
import type { MemberState } from '@namma/contract/members/rules';
import type { ListedMember, Member } from '@namma/contract/members/schemas';
import type { MembershipRow } from '../../../platform/db/types.ts';

interface PresentablePerson {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  role: Member['role'];
  registered_on: Day;
}

/** A person with the newest membership, if any. */
export const presentPerson = (row: PresentablePerson, newest: MembershipRow | undefined): Member => ({
  userId: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone ?? '',
  role: row.role,
  registeredOn: row.registered_on,
  membership: newest
    ? {
        id: newest.id,
        type: newest.type,
        center: newest.center,
        startDate: newest.start_date,
        endDate: newest.effective_end,
        payment_status: newest.payment_status,
      }
    : null,
});

interface Standing {
  state: MemberState;
  due_paise: number;
  last_visit_on: Day | null;
}

/** The standing of a person; an account deleted meanwhile has none. */
export const presentStanding = (
  standing: Standing | undefined,
): Pick<ListedMember, 'state' | 'duePaise' | 'lastVisitOn'> => ({
  state: standing?.state ?? 'none',
  duePaise: standing?.due_paise ?? 0,
  lastVisitOn: standing?.last_visit_on ?? null,
});
