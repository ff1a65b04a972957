import { describe, expect, it } from 'vitest';
import { readWrk } from './load-result.ts';

describe('the output of wrk', () => {
  it('is read from its JSON line', () => {
    const output = [
      'Running 2s test @ http://127.0.0.1:3000',
      '    Latency     2.81ms    6.85ms 124.64ms   97.69%',
      'Requests/sec:  16404.26',
      '{"requests":32889,"duration":2004906,"bytes":103633239,"p50":1630,"p95":5859,"p99":31987,"status":3,"socket":2}',
      '',
    ].join('\n');

    expect(readWrk(output)).toEqual({
      requests: 32_889,
      seconds: 2.004_906,
      bytes: 103_633_239,
      p50Milliseconds: 1.63,
      p95Milliseconds: 5.859,
      p99Milliseconds: 31.987,
      refused: 3,
      broken: 2,
    });
  });

  it('fails when wrk could not connect', () => {
    expect(() => readWrk('unable to connect to 127.0.0.1:3000 Connection refused')).toThrow('told no result');
  });
});
