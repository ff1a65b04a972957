import { SESSION_DAYS } from '@namma/contract/auth/rules';
import type { Role } from '@namma/contract/business';
import { days } from '@namma/contract/days/dates';
import { announceSession, CARD_KEY, EMAIL_KEY, ROLE_KEY, TOKEN_KEY } from './session';
import { attempt, storage } from './storage';

/** The products viewed in this browser. The next person who uses it must not see them. */
export const RECENTLY_SEEN_KEY = 'recentlySeen';
/** The name of the database that has the member's card, see card-store.ts. */
export const CARD_DATABASE = 'memberCard';
/**
 * In local storage from the time the server refused a token until the next sign-in or sign-out, for the other tabs. Has no
 * personal data.
 */
const EXPIRED_KEY = 'sessionExpired';
/** When the session began, in milliseconds since 1970. */
export const STARTED_KEY = 'signedInAt';

/** @returns true if stored for all tabs; where storage is forbidden or full, only this tab is signed in */
export function startSession(token: string, email: string, role?: Role): boolean {
  deleteCard();
  storage.remove(EXPIRED_KEY);
  // Before the token is stored, because other tabs react to the new token.
  if (role === 'ADMIN') rememberAdmin();
  else storage.remove(ROLE_KEY);
  const isKept = storage.write(TOKEN_KEY, token);
  storage.write(EMAIL_KEY, email);
  storage.write(STARTED_KEY, String(Date.now()));
  announceSession();
  return isKept;
}

/** Marks the session as an admin's, for sessions that started before the role was stored. */
export const rememberAdmin = (): unknown => storage.write(ROLE_KEY, 'ADMIN');

/**
 * Stores if the member has a membership, for the link to the card in the header. It takes effect at the next render, such
 * as a navigation.
 */
export function noteCard(isHeld: boolean): void {
  if (isHeld === (storage.read(CARD_KEY) !== undefined)) return;
  if (isHeld) storage.write(CARD_KEY, 'yes');
  else storage.remove(CARD_KEY);
}

/** The card of a member who was signed in before is never shown. */
function deleteCard(): void {
  attempt(() => indexedDB.deleteDatabase(CARD_DATABASE));
  storage.remove(CARD_KEY);
}

/** Call it for a session that the server no longer knows: clears what `endSession` clears. */
export function expireSession(): void {
  // Before the token is removed, because other tabs react to its removal.
  const startedAt = Number(storage.read(STARTED_KEY) ?? Number.POSITIVE_INFINITY);
  storage.write(EXPIRED_KEY, Date.now() - startedAt >= days(SESSION_DAYS) ? 'in time' : 'early');
  clearSession();
}

/** True if the last session ended because the server refused its token, in this tab or in another. False after a sign-out. */
export const hasSessionExpired = (): boolean => storage.read(EXPIRED_KEY) !== undefined;

/** True if a session that has expired lasted its whole time; undefined when none has. */
export function findExpiry(): 'in time' | 'early' | undefined {
  const kept = storage.read(EXPIRED_KEY);
  return kept === undefined ? undefined : kept === 'in time' ? 'in time' : 'early';
}

/**
 * Clears the token, the member's card and the recently seen products. The read cache is emptied too (D27), see read-cache.
 */
export function endSession(): void {
  storage.remove(EXPIRED_KEY);
  clearSession();
}

function clearSession(): void {
  deleteCard();
  storage.remove(TOKEN_KEY);
  storage.remove(EMAIL_KEY);
  storage.remove(STARTED_KEY);
  storage.remove(ROLE_KEY);
  storage.remove(RECENTLY_SEEN_KEY);
  announceSession();
}
