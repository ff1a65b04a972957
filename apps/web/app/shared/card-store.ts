import type { CardSecret } from '@namma/contract/visits/schemas';
import { CARD_DATABASE } from '../lib/session/session-changes';

const STORE = 'cards';
/** There is one card on a device: that of the member who is signed in. */
const KEY = 'own';

/** Data to show the card offline. */
export interface KeptCard extends Pick<CardSecret, 'memberId' | 'name' | 'membership' | 'expiresAt'> {
  /** Signs the codes; scripts cannot read the secret back from it. */
  key: CryptoKey;
  /** By how much the server's clock was ahead of this one, in milliseconds. */
  clockAhead: number;
}

/** The card that was kept; undefined without one, or where the browser keeps nothing. */
export const readCard = (): Promise<KeptCard | undefined> =>
  withStore('readonly', (store) => store.get(KEY)).catch(() => undefined);

/** Keeps the card. Without storage it is shown all the same, but not without a network. */
export const keepCard = (card: KeptCard): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(card, KEY)).catch(() => {});

/** Opens the database for one request and closes it, so that a sign-out in any tab can delete it. */
async function withStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(CARD_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await promisifyRequest(opening);
  try {
    return await promisifyRequest(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const promisifyRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
