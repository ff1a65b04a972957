import { ID_MAX } from '@namma/contract/fields';
import { type TimelineKind, timelineKinds } from '@namma/contract/members/timeline';

/** The position of an entry in a timeline, used as a cursor. */
export interface TimelinePosition {
  /** Microseconds since 1970, the database's precision: entries within one millisecond keep their order. */
  at: number;
  kind: TimelineKind;
  id: number;
}

/** The sort order of kinds among entries of the same instant. */
export const rankOf = (kind: TimelineKind): number => timelineKinds.indexOf(kind);

/** `1898899200000000_order_17` */
export const formatPosition = ({ at, kind, id }: TimelinePosition): string => `${at}_${kind}_${id}`;

/** Parses a position whose format was validated; undefined for an empty text. */
export function parsePosition(text: string | undefined): TimelinePosition | undefined {
  const [at, named, id] = text?.split('_') ?? [];
  const kind = timelineKinds.find((each) => each === named);
  return kind && { at: Number(at), kind, id: Number(id) };
}

/** Entries of `kind` at the instant of this position come after it if their id is lower than this. */
export function boundAfter(position: TimelinePosition, kind: TimelineKind): number {
  if (kind === position.kind) return position.id;
  return rankOf(kind) > rankOf(position.kind) ? ID_MAX + 1 : 0;
}
