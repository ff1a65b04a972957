const cleanUps = new Set<() => void>();

/**
 * Runs a synchronous cleanup when the process ends, unless it is killed; the last one registered runs first.
 * @returns removes it
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
