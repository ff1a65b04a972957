import { median, verdict } from '../table.ts';
import { type BackupLine, type OrderFigures, RATIO_MOST } from './backup.ts';
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

export const formatBackups = (lines: readonly BackupLine[]): string =>
  lines
    .map(({ engine, scale, during, without, faults }) => {
      const what = `- Orders while the server backs itself up (${engine}, ${scale} products)`;
      if (faults.length > 0) return `${what}: WRONG`;
      const ratio = during.p99 / without.p99;
      const goal = `× ${ratio.toFixed(2)}, ≤ ${RATIO_MOST} ${verdict(ratio <= RATIO_MOST)}`;
      return `${what}: p99 ${describeOrders(during)}; without it ${describeOrders(without)}; ${goal}`;
    })
    .join('\n');

/** `4.1 ms, p50 2.0 ms, of 300 orders in 30 s` */
const describeOrders = ({ orders, seconds, p50, p99 }: OrderFigures): string =>
  `${p99.toFixed(1)} ms, p50 ${p50.toFixed(1)} ms, of ${orders} orders in ${seconds} s`;

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
