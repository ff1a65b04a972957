import { describe, expect, it } from 'vitest';
import { readPgbench } from './pgbench.ts';

const output = (failed: number) => `transaction type: script.sql
number of transactions actually processed: 3514
number of failed transactions: ${failed} (0.000%)
latency average = 4.5 ms
tps = 1757.034612 (without initial connection time)`;

describe('the output of pgbench', () => {
  it('is read from its summary', () => {
    expect(readPgbench(output(0))).toEqual({ transactions: 3514, perSecond: 1757.034612 });
  });

  it('fails when a transaction failed', () => {
    expect(() => readPgbench(output(3))).toThrow('did not do it all');
  });
});
