import { timelineKinds } from '@namma/contract/members/timeline';
import { describe, expect, it } from 'vitest';
import { boundAfter, formatPosition, parsePosition } from './rules.ts';

describe('a position in a timeline', () => {
  it('is parsed as it was formatted', () => {
    const place = { at: 1_898_899_200_123_456, kind: 'order', id: 2_147_483_647 } as const;

    expect(parsePosition(formatPosition(place))).toEqual(place);
    expect(parsePosition(undefined)).toBeUndefined();
  });

  it('precedes lower ids of its kind and every id of later kinds at its instant', () => {
    const place = { at: 1, kind: 'appointment', id: 7 } as const;

    const bounds = timelineKinds.map((kind) => [kind, boundAfter(place, kind)]);

    expect(Object.fromEntries(bounds)).toMatchObject({
      mail: 0,
      query: 0,
      appointment: 7,
      order: 2_147_483_648,
      membership: 2_147_483_648,
    });
  });
});
