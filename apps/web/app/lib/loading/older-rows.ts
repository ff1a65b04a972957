import { OWN_LIST_MAX } from '@namma/contract/pages';

/** A member's own list as far as it was read, newest first. */
export interface OlderRows<Row> {
  rows: readonly Row[];
  /** True if there may be more: true when the last answer had the maximum length. */
  hasOlder: boolean;
}

export const startRows = <Row>(newest: readonly Row[]): OlderRows<Row> => ({
  rows: newest,
  hasOlder: newest.length >= OWN_LIST_MAX,
});

/** The list with an answer of older rows appended. */
export const appendRows = <Row>({ rows }: OlderRows<Row>, older: readonly Row[]): OlderRows<Row> => ({
  rows: [...rows, ...older],
  hasOlder: older.length >= OWN_LIST_MAX,
});

/** The value for `before`: the lowest id in the list; undefined when it is empty. */
export const oldestId = <Row>(rows: readonly Row[], idOf: (row: Row) => number): number | undefined =>
  rows.length === 0 ? undefined : rows.reduce((oldest, row) => Math.min(oldest, idOf(row)), Infinity);
