import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from '../ask.ts';
import type { LoadGenerator } from '../load.ts';
import { faultsOf } from '../measure.ts';
import type { Engine, Scale } from '../options.ts';
import { type Home, startProduct } from '../product.ts';
import type { Random } from '../random.ts';
import { memoryMegabytes } from '../resources.ts';
import type { Row } from '../row.ts';

/** The memory of one process after very many requests. */
export interface MemoryLine {
  name: 'memory';
  engine: Engine;
  scale: Scale;
  requests: number;
  /** Of the process; undefined without /proc. */
  megabytes: { atFirst: number | undefined; halfway: number | undefined; atTheEnd: number | undefined };
  /** The owner's limit. */
  megabytesMost: number;
  faults: string[];
}

const MEGABYTES_MOST: Record<Engine, number> = { embedded: 450, postgresql: 220 };
const CONNECTIONS = 32;
const PUBLIC_GROUPS = ['hot/', 'page/', 'cold/'];
const MIXED_REQUESTS = 50_000;
/** Memory that is freed shortly after the load does not count. */
const REST_MILLISECONDS = 2_000;

export interface MemorySetting {
  engine: Engine;
  scale: Scale;
  home: Home;
  /** Half of the requests are popular, half are for things that were rarely requested before. */
  rows: readonly Row[];
  random: Random;
  generator: LoadGenerator;
  encoding: string;
  /** Duration of one run of the load generator; memory is read between two runs. */
  seconds: number;
  requests: number;
}

/** Sends this many reads to one process with production settings, and reads its memory halfway and at the end. */
export async function measureMemory(setting: MemorySetting): Promise<MemoryLine> {
  const { engine, scale, generator, encoding, seconds } = setting;
  const requests = mix(setting);
  const product = await startProduct(setting.home);
  const faults: string[] = [];
  let done = 0;
  const loadUntil = async (target: number) => {
    while (done < target && faults.length === 0) {
      const load = { connections: CONNECTIONS, requests, encoding, seconds, start: done };
      const result = await generator.run(product.origin, load);
      faults.push(...faultsOf(result, 'the product'));
      done += result.requests;
    }
    await sleep(REST_MILLISECONDS);
    return memoryMegabytes(product.pid);
  };
  try {
    const atFirst = memoryMegabytes(product.pid);
    const halfway = await loadUntil(setting.requests / 2);
    const atTheEnd = await loadUntil(setting.requests);
    const megabytes = { atFirst, halfway, atTheEnd };
    const megabytesMost = MEGABYTES_MOST[engine];
    return { name: 'memory', engine, scale, requests: done, megabytes, megabytesMost, faults };
  } finally {
    await product.stop();
  }
}

function mix({ rows, random }: MemorySetting): Request[] {
  const open = rows.filter(({ name }) => PUBLIC_GROUPS.some((group) => name.startsWith(group)));
  const often = open.filter((row) => row.requests.length === 1).flatMap((row) => row.requests);
  const seldom = open.filter((row) => row.requests.length > 1);
  return Array.from({ length: MIXED_REQUESTS }, (_, i) =>
    random.pick(i % 2 === 0 ? often : random.pick(seldom).requests),
  );
}
