import { describe, expect, it } from 'vitest';
import { SpentLimits } from './spent-limits.ts';

const now = new Date('2030-03-04T12:00:00Z');
const later = new Date('2030-03-04T12:15:00Z');
const notAsked = () => Promise.reject(new Error('The database was asked.'));

describe('a limit that is used up', () => {
  it('is remembered without a query until its window ends', async () => {
    const spent = new SpentLimits();
    spent.remember('asha', later);

    expect(await spent.find('asha', now, notAsked)).toEqual(later);
    expect(await spent.find('asha', later, notAsked)).toBeUndefined();
    expect(await spent.find('ravi', now, notAsked)).toBeUndefined();
  });

  it('is removed when an attempt is returned', async () => {
    const spent = new SpentLimits();
    spent.remember('asha', later);

    spent.anonymize(['asha']);

    expect(await spent.find('asha', now, notAsked)).toBeUndefined();
  });

  it('uses limited memory: the oldest go first', async () => {
    const spent = new SpentLimits(2);

    for (const key of ['asha', 'ravi', 'meera']) spent.remember(key, later);

    expect(await spent.find('asha', now, notAsked)).toBeUndefined();
    expect(await spent.find('ravi', now, notAsked)).toEqual(later);
    expect(await spent.find('meera', now, notAsked)).toEqual(later);
  });
});
