const cleanUps = new Set<() => void>();

/**
 * Does this when the process ends, however it ends short of being killed: last come, first done. It must not wait.
 * @returns drops it, for what was cleared away in time
 */
export function onExit(cleanUp: () => void): () => void {
  if (cleanUps.size === 0) watch();
  cleanUps.add(cleanUp);
  return () => cleanUps.delete(cleanUp);
}

let isWatching = false;
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  process.once('exit', () => {
    for (const cleanUp of [...cleanUps].reverse()) {
      try {
        cleanUp();
      } catch (error) {
        console.error(error); // the others still have to go
      }
    }
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(INTERRUPTED));
}

const INTERRUPTED = 130;
