import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from '../ask.ts';
import type { LoadGenerator } from '../load.ts';
import { faultsOf } from '../measure.ts';
import type { Engine, Scale } from '../options.ts';
import { type Home, startProduct } from '../product.ts';
import type { Random } from '../random.ts';
import { memoryMegabytes } from '../resources.ts';
import type { Row } from '../row.ts';

/** What one process holds after very many requests. */
export interface MemoryLine {
  name: 'memory';
  engine: Engine;
  scale: Scale;
  requests: number;
  /** Of the process; undefined where there is no /proc. */
  megabytes: { atFirst: number | undefined; halfway: number | undefined; atTheEnd: number | undefined };
  /** The owner's. */
  megabytesMost: number;
  faults: string[];
}

const MEGABYTES_MOST: Record<Engine, number> = { embedded: 450, postgresql: 220 };
const CONNECTIONS = 32;
const PUBLIC_GROUPS = ['hot/', 'page/', 'cold/'];
const MIXED_REQUESTS = 50_000;
/** What is freed a moment after the load is not held. */
const REST_MILLISECONDS = 2_000;

export interface MemorySetting {
  engine: Engine;
  scale: Scale;
  home: Home;
  /** Half of the requests are for what everybody asks for, half for what hardly anybody has asked for before. */
  rows: readonly Row[];
  random: Random;
  generator: LoadGenerator;
  encoding: string;
  /** Of one run of the load generator; memory is looked at between two. */
  seconds: number;
  requests: number;
}

/** Loads one process, as it is started for real, with so many reads and looks at its memory at half of them and at the end. */
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
