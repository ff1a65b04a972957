/** Parts of the browser that are absent in some, and whose mere mention throws in others, as where cookies are forbidden. */

function attempt<T>(use: () => T | undefined): T | undefined {
  try {
    return use() ?? undefined;
  } catch {
    return undefined;
  }
}

/** @throws where there is none; for code that treats any failure of the database alike */
export function getDatabases(): IDBFactory {
  const found = attempt(() => globalThis.indexedDB as IDBFactory | undefined);
  if (!found) throw new Error('This browser has no databases');
  return found;
}

/** Deletes a database, once other tabs have closed it. @returns undefined where there are none */
export const deleteDatabase = (name: string): IDBOpenDBRequest | undefined =>
  attempt(() => getDatabases().deleteDatabase(name));

/** The service workers of the site. */
export const findWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(() => navigator.serviceWorker as ServiceWorkerContainer | undefined);

/** Whether the service worker answers for pages. */
export const hasCopies = (): boolean => Boolean(attempt(() => findWorkers()?.controller));

/**
 * Runs work while no other tab of the browser runs work of the same name. Where there are no locks, or they are forbidden, it runs at once.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = attempt(() => navigator.locks as LockManager | undefined);
  if (!locks) return work();
  let hasBegun = false;
  try {
    return await locks.request(name, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/**
 * Runs work unless another tab is at it.
 * @param work is told whether this tab has the lock
 * @returns undefined where there are no locks, or they are forbidden: nothing has run then
 */
export async function tryLock<T>(
  name: string,
  work: (isOurs: boolean) => Promise<T>,
): Promise<{ result: T } | undefined> {
  const locks = attempt(() => navigator.locks as LockManager | undefined);
  if (!locks) return undefined;
  let hasBegun = false;
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      hasBegun = true;
      return { result: await work(lock !== null) };
    });
  } catch (error) {
    if (hasBegun) throw error;
    return undefined;
  }
}
