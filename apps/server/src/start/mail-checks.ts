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
    'password reset': (payload) => makeResetToken(deps, payload),
    'email confirm': (payload) => makeEmailToken(deps, payload),
    'email changed': (payload) => makeEmailToken(deps, payload),
    'staff invited': (payload) => makeInviteToken(deps, payload),
    'product back': (payload) => makeStopToken(deps, payload),
    'member invited': (payload) => makeInviteClaim(deps, payload),
  },
  isNeeded: {
    'membership registered': (mail) => isMembershipMailNeeded(deps, mail),
    'membership expiring': (mail) => isMembershipMailNeeded(deps, mail),
    'membership lapsing': (mail) => isMembershipMailNeeded(deps, mail),
    'appointment booked': ({ payload }) => isAppointmentMailNeeded(deps, 'booked', payload),
    'appointment moved': ({ payload }) => isAppointmentMailNeeded(deps, 'booked', payload),
    'appointment affected': ({ payload }) => isAppointmentMailNeeded(deps, 'affected', payload),
    'appointment unchanged': ({ payload }) => isAppointmentMailNeeded(deps, 'unchanged', payload),
    'class booked': ({ payload }) => isClassMailNeeded(deps, payload),
    'class place': ({ payload }) => isClassMailNeeded(deps, payload),
    'class moved': ({ payload }) => isClassMailNeeded(deps, payload),
    'class reminder': ({ payload }) => isClassMailNeeded(deps, payload),
    'pass day closed': ({ payload }) => isClosedMailNeeded(deps, payload),
  },
});
