import { parseArgs } from 'node:util';
import { PlainError } from '../../scripts/lib/run.mjs';

/** How many products, members, orders, memberships, queries and recorded changes a shop gets. */
export const scales = { '1k': 1_000, '5k': 5_000, '100k': 100_000, '1m': 1_000_000 } as const;
export type Scale = keyof typeof scales;

export const engines = ['postgresql', 'embedded'] as const;
export type Engine = (typeof engines)[number];

export interface Options {
  scales: Scale[];
  engines: Engine[];
  /** Whether the rows that compare speeds are measured: the default. */
  measuresRows: boolean;
  measuresStarts: boolean;
  /** Whether orders are timed while the server backs itself up. */
  measuresBackup: boolean;
  /** The number of requests before memory is read; 0 for no memory measurement. */
  memoryRequests: number;
  /** Whether a peak minute of fifty centers is replayed, so many times as busy, for so many seconds. */
  measuresPeak: boolean;
  peakTimes: number;
  peakSeconds: number;
  /** Whether `--only` selects a row. */
  isWanted: (name: string) => boolean;
  seconds: number;
  rounds: number;
  /** The Accept-Encoding of every request. */
  encoding: string;
  writesDocs: boolean;
}

export const usage = `npm run bench -- [options]

  --scale 1k,5k,100k,1m rows of every table in PostgreSQL; several are measured one after the other (100k); 5k is a gym
  --engine NAME         postgresql, embedded, or both (both)
  --only NAME,NAME      rows or groups of rows, such as hot, page/store, write/order (all)
  --seconds N           of each measurement, 1 to 60 (4; of --peak 60)
  --rounds N            bare server and product in turn, 1 to 9; medians are shown (3)
  --encoding TEXT       Accept-Encoding of the requests ("gzip, deflate, br, zstd", as a browser's)
  --backup              only how fast orders are answered while the server backs itself up
  --startup             only how soon a second start is ready
  --memory N            only what a process holds after N mixed reads, such as 1000000
  --peak                only Monday, 18:00, of fifty centers, a minute of it: one process on one core, on PostgreSQL
  --times N             with --peak: so many times as many requests, 1 to 20 (1)
  --write-docs          puts the table into docs/performance.md
`;

/**
 * Reads the command line.
 * @throws PlainError that says what is allowed
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parse(args);
  if (values.help) throw new PlainError(usage);
  // The embedded engine alone takes more memory than the machine of the peak has.
  const suitable = values.peak ? (['postgresql'] as const) : engines;
  return {
    scales: listOf(Object.keys(scales) as Scale[], values.scale, '--scale'),
    engines: values.engine === 'both' ? [...suitable] : listOf(engines, values.engine, '--engine'),
    measuresRows: !values.startup && !values.peak && !values.backup && values.memory === '0',
    measuresPeak: values.peak,
    peakTimes: wholeNumber(values.times, '--times', 20),
    // --seconds is of each measurement, of which this is one.
    peakSeconds: values.seconds === undefined ? PEAK_SECONDS : seconds(values.seconds),
    measuresStarts: values.startup,
    measuresBackup: values.backup,
    memoryRequests: wholeNumber(values.memory, '--memory', 100_000_000, 0),
    isWanted: toFilter(values.only?.split(',').filter(Boolean) ?? []),
    seconds: seconds(values.seconds ?? '4'),
    rounds: wholeNumber(values.rounds, '--rounds', 9),
    encoding: values.encoding,
    writesDocs: values['write-docs'],
  };
}

const PEAK_SECONDS = 60;
const seconds = (given: string) => wholeNumber(given, '--seconds', 60);

const toFilter = (only: readonly string[]) => (name: string) =>
  only.length === 0 || only.some((part) => name === part || name.startsWith(`${part}/`));

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        scale: { type: 'string', default: '100k' },
        engine: { type: 'string', default: 'both' },
        only: { type: 'string' },
        seconds: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        encoding: { type: 'string', default: 'gzip, deflate, br, zstd' },
        peak: { type: 'boolean', default: false },
        times: { type: 'string', default: '1' },
        backup: { type: 'boolean', default: false },
        startup: { type: 'boolean', default: false },
        memory: { type: 'string', default: '0' },
        'write-docs': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n\n${usage}`);
  }
}

function listOf<T extends string>(allowed: readonly T[], given: string, name: string): T[] {
  const wanted = given.split(',').filter(Boolean);
  const unknown = wanted.filter((value) => !allowed.some((each) => each === value));
  if (unknown.length > 0 || wanted.length === 0)
    throw new PlainError(`${name}: choose of ${allowed.join(', ')}.`);
  return allowed.filter((value) => wanted.includes(value));
}

function wholeNumber(given: string, name: string, most: number, least = 1): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new PlainError(`${name}: ${least} to ${most}.`);
  return value;
}
