import { attempt } from '../session/storage';

const DATABASE = 'offline';

/** `waiting` has the writes that wait for a network, `kept` the latest answers for the screens that open without one. */
type StoreName = 'waiting' | 'kept';

/**
 * Opens the database for one transaction and closes it, so that a sign-out in any tab can delete it.
 * @throws where the browser keeps nothing, and for a read when there is no database
 */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    // A sign-out in another tab has deleted it: a read makes no new one.
    if (mode === 'readonly') return opening.transaction?.abort();
    opening.result.createObjectStore('waiting', { keyPath: 'target' });
    opening.result.createObjectStore('kept', { keyPath: 'name' });
  };
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(name, mode);
    const result = await work(transaction.objectStore(name));
    if (mode === 'readwrite') await doneOf(transaction);
    return result;
  } finally {
    database.close();
  }
}

/** Deletes the whole database, once other tabs have closed it. */
export async function deleteStores(): Promise<void> {
  const deleting = attempt(() => indexedDB.deleteDatabase(DATABASE));
  if (deleting) await answerOf(deleting);
}

export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const doneOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
