import { describe, expect, it } from 'vitest';
import { type CpuProfile, readAreas } from './areas.ts';

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0, columnNumber: 0 });

/** A handler of the framework that lets the driver write, once after the start and once while it is loaded. */
const profile: CpuProfile = {
  startTime: 0,
  nodes: [
    { id: 1, callFrame: frame('(root)', ''), children: [2, 5, 6] },
    { id: 2, callFrame: frame('handler', 'file:///gym/node_modules/fastify/lib/reply.js'), children: [3] },
    { id: 3, callFrame: frame('query', 'file:///gym/node_modules/pg/lib/client.js'), children: [4] },
    { id: 4, callFrame: frame('writev', '') },
    { id: 5, callFrame: frame('(idle)', '') },
    { id: 6, callFrame: frame('(garbage collector)', '') },
  ],
  samples: [2, 2, 4, 5, 6],
  timeDeltas: [1_000, 200, 600, 5_000, 200],
};

describe('the areas of a profile', () => {
  it('count functions without a file for their caller, and exclude start and idle time', () => {
    expect(readAreas(profile, 1_100)).toEqual([
      { name: "PostgreSQL's driver", share: 0.6 },
      { name: 'Fastify', share: 0.2 },
      { name: 'garbage collection', share: 0.2 },
    ]);
  });
});
