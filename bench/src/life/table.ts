import { median, verdict } from '../table.ts';
import type { MemoryLine } from './memory.ts';
import type { StartLine } from './start-up.ts';

/** More growth than this is not flat. */
const GROWTH_MOST = 1.05;

export const formatStarts = (lines: readonly StartLine[]): string =>
  lines
    .map(({ engine, scale, seconds, secondsMost }) => {
      const figure = median(seconds);
      const goal = `≤ ${secondsMost} s ${verdict(figure <= secondsMost)}`;
      return `- Ready after a start (${engine}, ${scale} products): ${figure.toFixed(2)} s, median of ${seconds.length}; ${goal}`;
    })
    .join('\n');

export const formatMemory = (lines: readonly MemoryLine[]): string => lines.map(formatOne).join('\n');

function formatOne({ engine, scale, requests, megabytes, megabytesMost, faults }: MemoryLine): string {
  const what = `- Memory after ${requests.toLocaleString('en')} reads (${engine}, ${scale} products)`;
  const { atFirst, halfway, atTheEnd } = megabytes;
  if (faults.length > 0) return `${what}: WRONG`;
  if (halfway === undefined || atTheEnd === undefined) return `${what}: unknown on this system`;
  const growth = atTheEnd / halfway;
  const goals = [
    `≤ ${megabytesMost} MB ${verdict(atTheEnd <= megabytesMost)}`,
    `last half × ${growth.toFixed(2)}, ≤ ${GROWTH_MOST} ${verdict(growth <= GROWTH_MOST)}`,
  ];
  return `${what}: ${atTheEnd} MB, ${halfway} MB at half of them, ${atFirst} MB before; ${goals.join('; ')}`;
}
