import { ID_MAX } from '@namma/contract/fields';
import { type TimelineKind, timelineKinds } from '@namma/contract/members/timeline';

/** Where an entry stands in a timeline, and how it is found. */
export interface TimelinePosition {
  /** Microseconds since 1970, the precision of the database: entries of one millisecond keep their order. */
  at: number;
  kind: TimelineKind;
  id: number;
}

/** The order of the kinds among entries of the same instant. */
export const rankOf = (kind: TimelineKind): number => timelineKinds.indexOf(kind);

/** `1898899200000000_order_17` */
export const formatPosition = ({ at, kind, id }: TimelinePosition): string => `${at}_${kind}_${id}`;

/** The position that a text names, whose form was checked; undefined without one. */
export function parsePosition(text: string | undefined): TimelinePosition | undefined {
  const [at, named, id] = text?.split('_') ?? [];
  const kind = timelineKinds.find((each) => each === named);
  return kind && { at: Number(at), kind, id: Number(id) };
}

/** Of the entries of `kind` with the instant of this position, those with a lower id come after it. */
export function boundAfter(position: TimelinePosition, kind: TimelineKind): number {
  if (kind === position.kind) return position.id;
  return rankOf(kind) > rankOf(position.kind) ? ID_MAX + 1 : 0;
}
