import type { OtherLocale } from '@namma/contract/locales';
import { type TimelineKind, timelineKinds } from '@namma/contract/members/timeline';
import type { TimelineEntry } from '@namma/contract/members/timeline-schemas';
import type { Deps } from '../../../deps.ts';
import type { Module, TimelineSource } from '../../../module.ts';
import type { TimelinePosition } from './rules.ts';

/** A source for each kind of timeline entry, from the modules. */
export type TimelineSources = { [Kind in TimelineKind]: TimelineSource<Kind> };

/** modules.test.ts checks that exactly one module provides each kind. */
export const timelineSourcesOf = (modules: readonly Module[]): TimelineSources =>
  Object.assign({}, ...modules.map(({ timeline }) => timeline));

/** Returns the entries at these positions, in the same order, with product names in the requested language. */
export async function readEntries(
  deps: Deps,
  sources: TimelineSources,
  positions: readonly (TimelinePosition & { instant: Date })[],
  lang: OtherLocale | undefined,
): Promise<TimelineEntry[]> {
  const read = await Promise.all(
    timelineKinds.map(async (kind) => {
      const ids = positions.filter((position) => position.kind === kind).map(({ id }) => id);
      return ids.length > 0 ? sources[kind].read(deps, ids, lang) : [];
    }),
  );
  const entries = new Map(read.flat().map((entry) => [keyOf(entry), entry]));
  return positions.flatMap((position) => {
    const entry = entries.get(keyOf(position));
    return entry ? [{ ...entry, at: position.instant.toISOString() }] : [];
  });
}

const keyOf = ({ kind, id }: { kind: TimelineKind; id: number }): string => `${kind} ${id}`;
