import { gymDay } from '@namma/contract/days/dates';
import { defineModule } from '../../../module.ts';
import { membershipClosures } from './closures.ts';
import { listDues } from './dues.ts';
import { membershipsData } from './personal-data.ts';
import { isMembershipOf } from './queries/memberships.ts';
import { registerMemberships } from './routes.ts';
import { countExpiring, countMemberships, getNewestBuyers, remindOfEnds } from './service.ts';
import { eventTimeline, membershipTimeline } from './timeline.ts';
import { undoMembershipPayments } from './undo-payments.ts';
import { undoWithdrawals, withdrawUnpaid } from './withdraw.ts';

export const membershipsModule = defineModule({
  name: 'memberships',
  owns: ['memberships', 'membership_events'],
  routes: registerMemberships,
  jobs: [
    { name: 'remind of memberships that end', everyMinutes: 1, run: remindOfEnds },
    { name: 'withdraw unpaid memberships', everyMinutes: 60, run: withdrawUnpaid },
  ],
  undo: { 'membership paid': undoMembershipPayments, 'membership withdrawn': undoWithdrawals },
  unread: { memberships: { table: 'memberships', isShownTo: isMembershipOf } },
  personalData: membershipsData,
  dues: listDues,
  closures: membershipClosures,
  timeline: { membership: membershipTimeline, membershipEvent: eventTimeline },
  dashboard: async (db, now) => {
    const [counts, membershipsExpiring, buyers] = await Promise.all([
      countMemberships(db),
      countExpiring(db, gymDay(now)),
      getNewestBuyers(db),
    ]);
    return { ...counts, membershipsExpiring, MemberShipBuyers: buyers };
  },
});
