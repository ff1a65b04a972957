import { formatColumns } from '../table.ts';
import type { ClusterFigure, ClusterLine } from './bench-cluster.ts';

const figureHeads = ['Call', 'Set', 'Requests/s', 'p99 ms', 'Busy processors'];
const restartHeads = [
  'Restarted under load',
  'Requests',
  'Orders',
  'Prices',
  'Asked again',
  'Failed',
  'Wrong',
  'Longest ms',
];

/** Figures of one process and of the cluster, and what users saw during each restart. */
export function formatCluster(lines: readonly ClusterLine[]): string {
  return lines
    .flatMap(({ scale, figures, restarts, faults }) => [
      `Two processes behind nginx, PgBouncer, a primary and a replica, ${scale} products, all on this machine${faults.length > 0 ? ': WRONG' : ''}:`,
      formatColumns(figureHeads, figures.map(cellsOf), [0, 1, figureHeads.length - 1]),
      formatColumns(
        restartHeads,
        restarts.map(({ part, checked }) => [
          part,
          String(checked.requests),
          String(checked.orders),
          String(checked.priceChanges),
          String(checked.askedAgain),
          String(checked.failed.length),
          String(checked.wrong.length),
          String(Math.round(checked.longestMilliseconds)),
        ]),
        [0],
      ),
    ])
    .join('\n\n');
}

function cellsOf({ call, set, perSecond, p99Milliseconds, processors }: ClusterFigure): string[] {
  const busy = Object.entries(processors)
    .map(([part, share]) => `${part} ${share.toFixed(2)}`)
    .join(', ');
  return [call, set, Math.round(perSecond).toLocaleString('en'), p99Milliseconds.toFixed(1), busy];
}
