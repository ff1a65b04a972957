import type { Reply } from '@namma/contract/calls';
import type { Load } from '../../lib/loading/reads';

/** Options of the account screens. Nothing that needs mail where that cannot be known: a sign-in must not wait for it. */
export const loadAuthOptions: Load<Reply<'auth/getOptions'>> = (read) =>
  read('auth/getOptions', undefined).catch(() => ({ canResetByMail: false }));
