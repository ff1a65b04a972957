import { attempt } from '../session/storage';

const findLocks = (): LockManager | undefined => attempt(() => navigator.locks);

/**
 * Runs work while no other tab of the browser runs work of the same name. Where there are no locks, or they are forbidden, it runs at once.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = findLocks();
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
  const locks = findLocks();
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
