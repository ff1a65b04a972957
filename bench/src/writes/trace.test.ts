import { describe, expect, it } from 'vitest';
import { readParameters } from './trace.ts';

describe('parameters in the log', () => {
  it('are read with quotes, commas and dollars in them, NULL as null', () => {
    expect(readParameters(`parameters: $1 = '4', $2 = NULL, $3 = 'it''s $5, or', $4 = ''`)).toEqual([
      '4',
      null,
      "it's $5, or",
      '',
    ]);
  });
});
