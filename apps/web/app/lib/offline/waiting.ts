import type { BodyInput } from '@namma/contract/calls';
import { useSyncExternalStore } from 'react';
import { withLock } from '../api/locks';
import { getSignedInAs, getToken, WAITING_KEY, whenSessionChanges } from '../session/session';
import { storage } from '../session/storage';
import { answerOf, deleteStores, inStore } from './database';
import { getExpiredOwner } from './expired-owner';
import { SENDER } from './sender';

interface Payloads {
  quantity: BodyInput<'cart/update'>;
  /** With an `addressId` it replaces that address. */
  address: BodyInput<'cart/addAddress'> & { addressId?: number };
  contact: BodyInput<'contact/register'>;
}

/** A write that waits on this device until there is a network. An order never does, nor anything about money. */
export type WaitingWrite = {
  [K in keyof Payloads]: {
    kind: K;
    /** What it changes. A newer write to the same replaces it. */
    target: string;
    body: Payloads[K];
    /** Its idempotency key: sent twice, it is carried out once. */
    key: string;
    /** Whose it is: it goes out with that person's session only. Null for a guest's, which goes out without one. */
    owner: string | null;
    /** Writes go out in this order. */
    at: number;
    /** Why the server refused it. It then stays until the person edits or discards it. */
    refusal?: string;
  };
}[keyof Payloads];

/** The email of the signed-in person; empty for a session without one, null for a guest. */
export const currentOwner = (): string | null => (getToken() ? (getSignedInAs() ?? '') : null);

const none: readonly WaitingWrite[] = [];
let writes = none;
const listeners = new Set<() => void>();

/** Whether anything may wait. Without this the database is not opened, which would create it. */
const isMarked = (): boolean => storage.read(WAITING_KEY) !== undefined;

const unmark = (): void => storage.remove(WAITING_KEY);

/**
 * Changes follow one another in all tabs, so that none deletes the database while another writes to it. In browsers without locks
 * they may overlap.
 */
const oneAtATime = (change: () => Promise<void>): Promise<void> => withLock('waiting-changes', change);

/** Tells the other tabs that something has changed. */
function mark(count: number): void {
  if (count === 0) unmark();
  else storage.write(WAITING_KEY, `${count} ${Date.now()} ${Math.random()}`);
}

function show(next: readonly WaitingWrite[]): void {
  writes = next.length > 0 ? next : none;
  for (const listener of listeners) listener();
}

/** Whether the write is by the person who is signed in here, or by a guest while nobody is. */
export const isOwn = ({ owner }: WaitingWrite): boolean => owner === currentOwner();

/** Whether the write may go out now: a guest's always does, because it goes out without a session. */
export const maySend = (write: WaitingWrite): boolean => write.owner === null || isOwn(write);

/** Whether its member's session has ended by itself. It goes out once the same member has signed in again. */
const isUnsent = ({ owner }: WaitingWrite): boolean => owner !== null && owner === getExpiredOwner();

/** Whether its member has signed out, or somebody else has signed in since. */
const isOver = (write: WaitingWrite): boolean => !maySend(write) && !isUnsent(write);

/** What a member wrote whose session has ended by itself, the oldest first. */
export async function readUnsent(): Promise<readonly WaitingWrite[]> {
  if (!getExpiredOwner() || getToken()) return none;
  return (await readAll().catch(() => none)).filter(isUnsent);
}

export async function discardUnsent(): Promise<void> {
  for (const { target } of await readUnsent()) await removeWaiting(target);
}

/**
 * All writes that may go out now, the oldest first. Only those of this person are shown. Those of members who were signed in here
 * before are deleted, unless they go out when their member signs in again.
 */
export async function readWaiting(): Promise<readonly WaitingWrite[]> {
  return (await findWaiting()) ?? none;
}

/** The same; undefined when the database cannot be read. */
async function findWaiting(): Promise<readonly WaitingWrite[] | undefined> {
  if (!isMarked()) {
    if (writes !== none) show(none);
    return none;
  }
  const found = await readAll().catch(() => undefined);
  if (!found) return undefined;
  for (const { target } of found.filter(isOver)) await removeWaiting(target);
  const left = found.filter(maySend);
  show(left.filter(isOwn));
  return left;
}

async function readAll(): Promise<readonly WaitingWrite[]> {
  const all: WaitingWrite[] = await inStore('waiting', 'readonly', (store) => answerOf(store.getAll()));
  return all.toSorted((a, b) => a.at - b.at);
}

/**
 * Keeps a write until it can be sent; one to the same target is replaced.
 * @returns false where the browser keeps nothing, or after its member has signed out
 */
export async function addWaiting(write: WaitingWrite): Promise<boolean> {
  const wasMarked = isMarked();
  try {
    await oneAtATime(async () => {
      if (!maySend(write)) return;
      // Before, so that it is found after a crash, and after, so that other tabs read it.
      mark(1);
      await inStore('waiting', 'readwrite', (store) => answerOf(store.put(write)));
      mark(1);
    });
  } catch {
    if (!wasMarked) unmark();
    return false;
  }
  const left = await readWaiting();
  if (left.some(({ target }) => target === write.target)) return true;
  await removeWaiting(write.target);
  return false;
}

export async function removeWaiting(target: string): Promise<void> {
  await change(async (store) => void (await answerOf(store.delete(target))));
}

/** Removes a write that was sent, unless a newer one has replaced it meanwhile. */
export const removeSent = (sent: WaitingWrite): Promise<void> =>
  change(async (store) => {
    if (await isSame(store, sent)) await answerOf(store.delete(sent.target));
  });

/** Keeps why a write was refused, unless a newer one has replaced it meanwhile. */
export const refuseWaiting = (refused: WaitingWrite, refusal: string): Promise<void> =>
  change(async (store) => {
    if (await isSame(store, refused)) await answerOf(store.put({ ...refused, refusal }));
  });

async function isSame(store: IDBObjectStore, { target, key, at }: WaitingWrite): Promise<boolean> {
  const current: WaitingWrite | undefined = await answerOf(store.get(target));
  return current?.key === key && current.at === at;
}

async function change(work: (store: IDBObjectStore) => Promise<void>): Promise<void> {
  try {
    await oneAtATime(async () => {
      // A sign-out may have deleted the database.
      if (!isMarked()) return;
      const left = await inStore('waiting', 'readwrite', async (store) => {
        await work(store);
        return answerOf(store.count());
      });
      mark(left);
    });
  } catch {
    return;
  }
  await readWaiting();
}

/**
 * Nothing of a member that waits or was kept outlives a sign-out (D27), and nothing that was kept outlives any session. What a guest
 * wrote stays, and waits for the network as before; so does, unseen, what a member wrote whose session has ended by itself.
 */
async function forgetMember(): Promise<void> {
  show(none);
  await oneAtATime(async () => {
    // The database is asked whatever the mark says: the mark of what another tab has just written may not have arrived here.
    const found = await readAll().catch(() => none);
    if (found.length > 0) mark(found.length);
    const over = found.filter(isOver);
    if (over.length === found.length) {
      unmark();
      return deleteStores();
    }
    await inStore('waiting', 'readwrite', async (store) => {
      for (const { target } of over) await answerOf(store.delete(target));
    });
    mark(found.length - over.length);
    await forgetAnswers();
  }).catch(() => {});
  await readWaiting();
}

const forgetAnswers = (): Promise<void> =>
  inStore('kept', 'readwrite', async (store) => {
    for (const name of await answerOf(store.getAllKeys()))
      if (name !== SENDER) await answerOf(store.delete(name));
  }).catch(() => {});

if (typeof window !== 'undefined') {
  whenSessionChanges(() => {
    if (!getToken()) void forgetMember();
  });
}

/** Call it when a page has opened: a session may have ended while this code was not loaded. */
export async function forgetEndedSession(): Promise<void> {
  if (!getToken()) await forgetMember();
}

/** Calls `listener` when waiting writes change, in this tab or in another. */
function whenWaitingChanges(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === WAITING_KEY || key === null) void readWaiting();
  };
  const endSessions = whenSessionChanges(() => void readWaiting());
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  if (listeners.size === 1) void readWaiting();
  return () => {
    endSessions();
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The writes that wait, kept up to date. */
export const useWaiting = (): readonly WaitingWrite[] =>
  useSyncExternalStore(
    whenWaitingChanges,
    () => writes,
    () => none,
  );
