import type { Reply } from '@namma/contract/calls';
import { gymDay, seconds } from '@namma/contract/days/dates';
import { INVITES_A_SECOND } from '@namma/contract/imports/rules';
import type { ImportInvite } from '@namma/contract/imports/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity } from '../../core/audit/api.ts';
import { findWritten, writeMails } from '../../messaging/mail/api.ts';
import { toClaimMail } from '../../people/auth/api.ts';
import { listInvitable } from '../../people/users/api.ts';
import { lockImport, markInvited } from './queries/imports.ts';
import { listMadePeople } from './queries/rows.ts';

/** One per person, whichever file created them. */
export const inviteKey = (userId: number): string => `member invite:${userId}`;

/**
 * Mails claim links to everyone an import has created, twenty per second. Skips people already mailed, claimed or
 * without email; with `isAgain` sends another link, at most once a day (IST).
 * @throws 404 unknown; 409 not run, undone, or no mail server
 */
export async function inviteImported(
  deps: Deps,
  { userId }: Session,
  { importId, isAgain = false }: ImportInvite,
): Promise<Reply<'imports/invite'>> {
  if (!deps.mail?.sending) throw refuse('cannotInvite');
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockImport(tx, importId);
    if (!row) throw refuse('noSuchImport');
    if (row.state === 'undone') throw refuse('importUndone');
    if (row.state !== 'done') throw refuse('importNotRun');
    const people = await listInvitable(tx, await listMadePeople(tx, importId));
    const written = new Set(
      await findWritten(
        tx,
        people.map(({ id }) => inviteKey(id)),
      ),
    );
    const today = gymDay(now);
    const isDone = isAgain && row.invited_at !== null && gymDay(row.invited_at) === today;
    const wanted = isDone ? [] : people.filter(({ id }) => written.has(inviteKey(id)) === isAgain);
    await writeMails(
      tx,
      deps,
      wanted.map((person, i) => ({
        ...toClaimMail(deps, person, isAgain ? `${inviteKey(person.id)}:${today}` : inviteKey(person.id)),
        delayMilliseconds: seconds(Math.floor(i / INVITES_A_SECOND)),
      })),
    );
    if (wanted.length > 0) {
      await markInvited(tx, importId, now);
      await logActivity(tx, { userId, now }, [
        {
          action: 'import invited',
          subjectType: 'import',
          subjectId: importId,
          subjectUserId: null,
          subject: row.name,
          before: null,
          after: { invited: wanted.length },
        },
      ]);
    }
    const count = wanted.length === 1 ? '1 person is' : `${wanted.length} people are`;
    return { status: `${count} invited`, invited: wanted.length };
  });
}
