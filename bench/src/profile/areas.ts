import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../../../scripts/lib/run.mjs';

/** A part of the code and its share of the busy processor time. */
export interface Area {
  name: string;
  share: number;
}

/** The format of `node --cpu-prof`; times are microseconds. */
export interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

const SERVER_BUILD = pathToFileURL(join(root, 'apps/server/dist/')).href;

/** Areas by a function's file; the first match counts. Functions without a match count for their caller. */
const areas: [RegExp, string][] = [
  [/node:zlib/, 'compression'],
  [/node:internal\/crypto/, 'hashing'],
  [/node:(_http|net|internal\/(stream|http|net))/, 'HTTP and sockets'],
  [/node_modules\/(pg|pg-[a-z]+|postgres-[a-z]+)\//, "PostgreSQL's driver"],
  [/node_modules\/(fastify|@fastify|find-my-way|avvio|light-my-request|pino|sonic-boom)/, 'Fastify'],
  [/node_modules\/(zod|fastify-type-provider-zod)/, "the contract's schemas (zod)"],
  [/node_modules\/kysely/, 'Kysely'],
  [/(^|\.\.\/)src\/|packages\/contract\/src/, 'our own code'],
];
const OTHER = 'the rest of Node';
const GARBAGE = 'garbage collection';
/** The idle state of the profiler. */
const IDLE = '(idle)';

/**
 * The shares of a server's processor time, largest first.
 * @param skipMicroseconds of the start
 */
export function readAreas(profile: CpuProfile, skipMicroseconds: number): Area[] {
  const fileOf = openFiles();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  );
  const known = new Map<number, string>();
  const areaOf = (id: number): string => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const node = nodes.get(id);
    const parent = parents.get(id);
    const own = node && findArea(node.callFrame, fileOf);
    const area = own ?? (parent === undefined ? OTHER : areaOf(parent));
    known.set(id, area);
    return area;
  };

  const spent = new Map<string, number>();
  let at = 0;
  for (const [i, id] of profile.samples.entries()) {
    const microseconds = profile.timeDeltas[i] ?? 0;
    at += microseconds;
    if (at < skipMicroseconds || nodes.get(id)?.callFrame.functionName === IDLE) continue;
    const area = areaOf(id);
    spent.set(area, (spent.get(area) ?? 0) + microseconds);
  }
  const total = [...spent.values()].reduce((sum, each) => sum + each, 0);
  return [...spent]
    .map(([name, microseconds]) => ({ name, share: microseconds / total }))
    .sort((a, b) => b.share - a.share);
}

function findArea(frame: CallFrame, fileOf: (frame: CallFrame) => string): string | undefined {
  if (frame.functionName === '(garbage collector)') return GARBAGE;
  const file = fileOf(frame);
  return areas.find(([pattern]) => pattern.test(file))?.[1];
}

/** The source file of a function, by source maps for the built server. */
function openFiles() {
  const maps = new Map<string, SourceMap>();
  const mapOf = (url: string): SourceMap => {
    const known = maps.get(url);
    if (known) return known;
    const map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
    maps.set(url, map);
    return map;
  };
  return ({ url, lineNumber, columnNumber }: CallFrame): string => {
    if (!url.startsWith(SERVER_BUILD)) return url;
    const entry = mapOf(url).findEntry(lineNumber, columnNumber);
    return 'originalSource' in entry ? entry.originalSource : url;
  };
}
