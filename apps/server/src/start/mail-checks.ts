import type { Deps } from '../deps.ts';
import { isAppointmentMailNeeded } from '../modules/gym/appointments/api.ts';
import { isClassMailNeeded } from '../modules/gym/classes/api.ts';
import { isMembershipMailNeeded } from '../modules/gym/memberships/api.ts';
import { isClosedMailNeeded } from '../modules/gym/passes/api.ts';
import type { MailWorker } from '../modules/messaging/mail/api.ts';
import { makeEmailToken, makeInviteClaim, makeResetToken } from '../modules/people/auth/api.ts';
import { makeInviteToken } from '../modules/people/staff/api.ts';
import { makeStopToken } from '../modules/shop/restocks/api.ts';

type Checks = Required<Pick<ConstructorParameters<typeof MailWorker>[0], 'makeSecret' | 'isNeeded'>>;

/**
 * Checks mails when they are sent, because the state may have changed since they were written: an outage of the mail
 * server may last for days. Refuses mails that are no longer needed.
 */
export const mailChecks = (deps: Pick<Deps, 'db' | 'clock'>): Checks => ({
  makeSecret: {
    'password reset': (facts) => makeResetToken(deps, facts),
    'email confirm': (facts) => makeEmailToken(deps, facts),
    'email changed': (facts) => makeEmailToken(deps, facts),
    'staff invited': (facts) => makeInviteToken(deps, facts),
    'product back': (facts) => makeStopToken(deps, facts),
    'member invited': (facts) => makeInviteClaim(deps, facts),
  },
  isNeeded: {
    'membership registered': (mail) => isMembershipMailNeeded(deps, mail),
    'membership expiring': (mail) => isMembershipMailNeeded(deps, mail),
    'membership lapsing': (mail) => isMembershipMailNeeded(deps, mail),
    'appointment booked': ({ facts }) => isAppointmentMailNeeded(deps, 'booked', facts),
    'appointment moved': ({ facts }) => isAppointmentMailNeeded(deps, 'booked', facts),
    'appointment affected': ({ facts }) => isAppointmentMailNeeded(deps, 'affected', facts),
    'appointment stands': ({ facts }) => isAppointmentMailNeeded(deps, 'stands', facts),
    'class booked': ({ facts }) => isClassMailNeeded(deps, facts),
    'class place': ({ facts }) => isClassMailNeeded(deps, facts),
    'class moved': ({ facts }) => isClassMailNeeded(deps, facts),
    'class reminder': ({ facts }) => isClassMailNeeded(deps, facts),
    'pass day closed': ({ facts }) => isClosedMailNeeded(deps, facts),
  },
});
