import type { PlannedClass } from '@namma/contract/classes/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import type { Read } from '../../lib/loading/reads';
import { loadClasses } from './load-classes';

afterEach(() => vi.useRealTimers());

it.each([
  ['is a day ahead', '2130-03-07T06:30:00Z', '2130-03-07'],
  ['is a day behind', '2130-03-05T06:30:00Z', '2130-03-05'],
  ['is right, just after midnight at the gym', '2130-03-05T18:30:00Z', '2130-03-06'],
])('asks for the classes of the days that it shows, on a device whose clock %s', async (_how, now, first) => {
  vi.setSystemTime(now);
  const asked: unknown[] = [];
  const read = (async (_name: string, query: unknown) => {
    asked.push(query);
    return [] satisfies PlannedClass[];
  }) as unknown as Read; // of this one call

  const { days } = await loadClasses(read, new URL('http://gym.example/classes?center=HSR%20Layout'));

  expect(days[0]).toBe(first);
  expect(asked).toEqual([{ center: 'HSR Layout', from: first }]);
});
