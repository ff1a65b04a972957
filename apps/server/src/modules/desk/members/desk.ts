import type { Reply } from '@namma/contract/calls';
import { formatMemberNumber } from '@namma/contract/codes/member-number';
import type { ClaimLinkReply, MemberEdit } from '@namma/contract/members/schemas';
import { claim as claimPath } from '@namma/contract/paths';
import type { NewMember } from '@namma/contract/users/schemas';
import type { Deps } from '../../../deps.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { withIdempotencyKey } from '../../../platform/shared/idempotency.ts';
import { toQrCode } from '../../../platform/shared/qr.ts';
import { refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { logActivity, ofMember } from '../../core/audit/api.ts';
import { createClaimToken } from '../../people/auth/api.ts';
import { createUnclaimed, editMember, findPerson, lockUser } from '../../people/users/api.ts';

/** The base of the link when the server does not know its public address. */
interface Asked {
  /** The origin of the request, such as `https://gym.example`. */
  origin: string;
}

/**
 * Creates a member's account at the desk and a link to claim it (D78). Repeated with the same key, it creates no second
 * account and returns a new link.
 * @throws as `createUnclaimed` and `withIdempotencyKey`
 */
export function addMember(
  deps: Deps,
  { userId }: Session,
  form: NewMember,
  { key, ...asked }: Asked & { key: string | undefined },
): Promise<Reply<'members/add'>> {
  const now = deps.clock();
  const request = { userId, key, call: 'members/add', body: form, now } as const;
  return inTransaction(deps.db, async (tx) => {
    // The stored response must not contain the link.
    const { id } = await withIdempotencyKey(tx, request, async () => ({
      id: await createUnclaimed(tx, form, { userId, now }),
    }));
    return { ...(await makeLink(tx, deps, id, asked)), status: 'Member added' };
  });
}

/**
 * Creates another claim link (D78).
 * @throws 404 unknown or an admin; 409 already claimed
 */
export function makeClaimLink(
  deps: Deps,
  { userId }: Session,
  id: number,
  asked: Asked,
): Promise<Reply<'members/claimLink'>> {
  return inTransaction(deps.db, async (tx) => {
    const reply = await makeLink(tx, deps, id, asked);
    await logActivity(tx, { userId, now: deps.clock() }, [
      {
        action: 'claim link made',
        ...ofMember(id),
        before: null,
        after: { link: true },
      },
    ]);
    return reply;
  });
}

async function makeLink(tx: Tx, deps: Deps, id: number, { origin }: Asked): Promise<ClaimLinkReply> {
  const member = await lockUser(tx, id);
  if (member?.role !== 'user') throw refuse('noSuchMember');
  if (member.password_hash !== null) throw refuse('claimedAlready');
  const { token, expiresAt } = await createClaimToken(tx, deps, id);
  const claimLink = `${deps.mail?.origin || origin}${claimPath}#${token}`;
  return {
    status: 'Link made',
    userId: id,
    claimLink,
    qr: toQrCode(claimLink),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Returns a printable member card (D80). It is no proof of identity: the desk checks the person.
 * @throws 404 unknown
 */
export async function getWalletCard({ db }: Deps, id: number): Promise<Reply<'members/getCard'>> {
  const person = await findPerson(db, id);
  if (!person) throw refuse('noSuchMember');
  const number = formatMemberNumber(id);
  return { name: person.name, number, since: person.registered_on, qr: toQrCode(number) };
}

/**
 * Edits a member's data (D78).
 * @throws as `editMember`
 */
export function updateMember(
  { db, clock }: Deps,
  { userId }: Session,
  form: MemberEdit,
): Promise<Reply<'members/update'>> {
  return inTransaction(db, async (tx) => {
    await editMember(tx, form, { userId, now: clock() });
    return { status: 'Saved' };
  });
}
