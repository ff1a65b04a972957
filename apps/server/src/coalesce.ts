const shared = new WeakSet<object>();

/** Whether more than one may be told this very answer: then it is worth keeping as it was written out. */
export const isShared = (answer: object): boolean => shared.has(answer);

/**
 * For what is read often by many and costs more than one statement: who asks while an answer is under way waits for the
 * next, which all of them share. Nobody is told anything from before they asked.
 */
export function coalesce<T extends object>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    next = undefined;
    const answer = read();
    const ended = answer.then(
      (value) => {
        shared.add(value);
      },
      () => {},
    );
    running = ended;
    void ended.then(() => {
      if (running === ended) running = undefined;
    });
    return answer;
  };
  return () => {
    if (!running) return begin();
    next ??= running.then(begin);
    return next;
  };
}
