import { describe, expect, it } from 'vitest';
import type { Round, Run } from './measure.ts';
import { figuresOf, formatGrowth, formatTable, judge, type Line, median } from './table.ts';

const run = (requests: number, p50Milliseconds = 2): Run => ({
  requests,
  seconds: 2,
  bytes: requests * 500,
  p50Milliseconds,
  p95Milliseconds: 3 * p50Milliseconds,
  p99Milliseconds: 4 * p50Milliseconds,
  refused: 0,
  broken: 0,
  cpuMicroseconds: 40,
  databaseCpuMicroseconds: undefined,
});
const round = (bare: number, product: number, p50?: number): Round => ({
  bare: run(bare),
  product: run(product, p50),
});
const line = (more: Partial<Line> = {}): Line => ({
  name: 'hot/getAll',
  engine: 'postgresql',
  scale: '1k',
  connections: 32,
  goal: { ratioToBare: 0.8, p99: 15 },
  rounds: [round(1_000, 900), round(2_000, 1_000), round(1_000, 850)],
  memoryMegabytes: 120,
  faults: [],
  ...more,
});

describe('the figures of a row', () => {
  it('are medians, the ratio of each round for itself', () => {
    const figures = figuresOf(line().rounds);

    expect(figures?.ratioToBare).toBe(0.85);
    expect(figures?.perSecond).toBe(450);
    expect(figures?.databaseCpuMicroseconds).toBeUndefined();
  });

  it('take the middle of two when the rounds are even', () => {
    expect(median([4, 1])).toBe(2.5);
  });

  it('are compared with every goal', () => {
    const figures = figuresOf(line().rounds);

    expect(figures && judge({ ratioToBare: 0.85, p95: 5, p99: 8 }, figures)).toBe(
      '≥ 0.85 ✓, p95 ≤ 5 ms ✗, p99 ≤ 8 ms ✓',
    );
  });
});

describe('the table', () => {
  it('has as many cells in every line', () => {
    const lines = formatTable([line(), line({ rounds: [], faults: ['wrong'] })]).split('\n');

    expect(new Set(lines.map((each) => each.split('|').length)).size).toBe(1);
  });

  it('shows no figures of a row with wrong answers', () => {
    const table = formatTable([line({ faults: ['an empty page'] })]);

    expect(table).toContain('WRONG');
    expect(table).not.toContain('450');
  });

  it('shows the growth from the smallest to the largest shop', () => {
    const small = line({ rounds: [round(1_000, 500, 2)] });
    const big = line({ rounds: [round(1_000, 500, 3)], scale: '1m' });

    expect(formatGrowth([small, big])).toBe('- hot/getAll, 1k to 1m products: p50 × 1.50, p99 × 1.50');
    expect(formatGrowth([small])).toBe('');
  });

  it('compares growth with the goal, p99 from 100,000 on', () => {
    const goal = { p50Growth: 3, p99Growth: 2 };
    const ofScale = (scale: Line['scale'], p50: number) =>
      line({ goal, scale, rounds: [round(1_000, 500, p50)] });

    expect(formatGrowth([ofScale('1k', 1), ofScale('100k', 1.5), ofScale('1m', 4)])).toBe(
      '- hot/getAll, 1k to 1m products: p50 × 4.00 (≤ 3 ✗), p99 × 4.00, p99 from 100k × 2.67 (≤ 2 ✗)',
    );
  });
});
