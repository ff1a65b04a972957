import { type BreachRecipients, UNREACHED_AT_ONCE, unreachedReasons } from '@namma/contract/breaches/rules';
import type { BreachMailingQuery, BreachToMail, UnreachedQuery } from '@namma/contract/breaches/schemas';
import type { Reply } from '@namma/contract/calls';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { answerOnce } from '../../../platform/shared/idempotency.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { writeMails } from '../../talk/mail/api.ts';
import { lockBreach, markPeopleTold } from './queries/entries.ts';
import {
  closeMailing,
  countLetters,
  countToMail,
  insertLetters,
  isMailingOpen,
  listOpenMailings,
  listUnreached,
  noteSent,
  openMailing,
} from './queries/letters.ts';
import { keyOfLetter } from './queries/mail-key.ts';
import { getBreach, record } from './service.ts';

/** How many letters one transaction writes: those of a press at once, the others by the job. */
export const LETTERS_AT_ONCE = 500;

interface Recipients {
  breachId: number;
  recipients: BreachRecipients;
}

/**
 * Mails the letter about a breach to everybody, or to those of a center, who have an email and no letter yet (D95). The
 * first letters are written with the answer, the others by `mailLetters`. For the key see `answerOnce`.
 * Refuses: 404 no such entry, 409 somebody has changed it meanwhile, or no mail server is set.
 */
export function mailBreach(
  deps: Deps,
  { userId }: Session,
  body: BreachToMail,
  key: string | undefined,
): Promise<Reply<'breaches/mail'>> {
  const { db, clock, mail } = deps;
  const now = clock();
  const of = { breachId: body.id, recipients: body.to };
  return inTransaction(db, (tx) =>
    answerOnce(tx, { userId, key, call: 'breaches/mail', body, now }, async () => {
      const locked = await lockBreach(tx, body.id);
      if (!locked) throw refuse('noSuchBreach');
      if (locked.version !== body.version) throw refuse('breachChanged');
      if (!mail?.sending) throw refuse('noMailServer');
      const letters = await countToMail(tx, of);
      if (letters > 0) {
        const before = await getBreach(tx, body.id);
        await openMailing(tx, of, { userId, now });
        await writeLetters(tx, deps, of);
        await markPeopleTold(tx, body.id, now);
        await record(tx, { userId, now }, 'breach mailed', before, await getBreach(tx, body.id), {
          mailedTo: body.to,
          letters,
        });
      }
      const breach = await getBreach(tx, body.id);
      return { status: sentences().breachMessages.mailed(letters), breach };
    }),
  );
}

/** Writes the next letters of a mailing to the outbox. The entry is locked. @returns whether there are none left */
async function writeLetters(tx: Tx, deps: Deps, of: Recipients): Promise<boolean> {
  const now = deps.clock();
  const { kind, data, happened, done, toldEn, toldKn, toldHi, noticedAt } = await getBreach(tx, of.breachId);
  const userIds = await insertLetters(tx, of, { most: LETTERS_AT_ONCE, now });
  await writeMails(
    tx,
    deps,
    userIds.map((userId) => ({
      key: keyOfLetter(of.breachId, userId),
      kind: 'data breach',
      to: { userId },
      facts: { noticedAt, kind, data, happened, done, toldEn, toldKn, toldHi },
    })),
  );
  const isDone = userIds.length < LETTERS_AT_ONCE;
  if (isDone) await closeMailing(tx, of, now);
  return isDone;
}

/** Goes on with the letters that are still to be written, also after a crash, and keeps which of them were sent. */
export async function mailLetters(deps: Deps): Promise<void> {
  const { db, mail } = deps;
  if (mail?.sending)
    for (const of of await listOpenMailings(db)) {
      let isDone = false;
      while (!isDone)
        isDone = await inTransaction(db, async (tx) => {
          await lockBreach(tx, of.breachId);
          return writeLetters(tx, deps, of);
        });
    }
  await noteSent(db);
}

/** How far the letter has come. Refuses: 404 no such entry. */
export async function getMailing(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  { id, to }: BreachMailingQuery,
): Promise<Reply<'breaches/getMailing'>> {
  await getBreach(db, id);
  const of = { breachId: id, recipients: to };
  return {
    ...(await countLetters(db, of)),
    isUnderWay: await isMailingOpen(db, of),
    canMail: mail?.sending !== undefined,
  };
}

/**
 * Whom the letter does not reach by mail: they are told on paper or by phone. Whoever has an email is among them only where no
 * mail server is set. Refuses: 404 no such entry.
 */
export async function getUnreached(
  { db, mail }: Pick<Deps, 'db' | 'mail'>,
  { id, to, after }: UnreachedQuery,
): Promise<Reply<'breaches/getUnreached'>> {
  await getBreach(db, id);
  const found = await listUnreached(
    db,
    { breachId: id, recipients: to },
    { after, reasons: unreachedReasons.filter((reason) => reason !== 'notMailed' || !mail?.sending) },
  );
  const people = found.slice(0, UNREACHED_AT_ONCE);
  return { people, next: found.length > people.length ? (people.at(-1)?.userId ?? null) : null };
}
