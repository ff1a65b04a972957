import { describe, expect, it } from 'vitest';
import { nextReplyTo } from './rules.ts';

describe('the time a query may wait', () => {
  const received = new Date('2030-03-04T10:00:00Z');

  it('is 48 hours until it is acknowledged', () => {
    expect(nextReplyTo(received, false)).toEqual({
      kind: 'acknowledge',
      dueAt: new Date('2030-03-06T10:00:00Z'),
    });
  });

  it('is 30 days from its arrival once it is', () => {
    expect(nextReplyTo(received, true)).toEqual({
      kind: 'resolve',
      dueAt: new Date('2030-04-03T10:00:00Z'),
    });
  });
});
