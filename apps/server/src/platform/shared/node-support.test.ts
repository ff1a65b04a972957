import { expect, it } from 'vitest';
import { describeNodeEnd, findNodeEnd } from './node-support.ts';

it('reports a release of Node from 90 days before its end, and once it has ended', () => {
  expect(findNodeEnd('24.21.0', '2028-01-30')).toBeUndefined();
  expect(findNodeEnd('24.21.0', '2028-01-31')).toEqual({
    version: '24.21.0',
    endsOn: '2028-04-30',
    daysLeft: 90,
  });
  expect(findNodeEnd('24.21.0', '2028-04-30')).toMatchObject({ daysLeft: 0 });
  expect(findNodeEnd('24.21.0', '2028-05-01')).toMatchObject({ daysLeft: -1 });
});

it('reports nothing for a release without a known end', () => {
  expect(findNodeEnd('27.0.0', '2040-01-01')).toBeUndefined();
});

it('reports in one line when fixes end or have ended', () => {
  expect(describeNodeEnd({ version: '24.21.0', endsOn: '2028-04-30', daysLeft: 0 })).toBe(
    'Node 24.21.0 gets its last fixes on 2028-04-30: change to a later version.',
  );
  expect(describeNodeEnd({ version: '25.1.0', endsOn: '2026-06-01', daysLeft: -9 })).toBe(
    'Node 25.1.0 has had no security fixes since 2026-06-01: change to a later version.',
  );
});
