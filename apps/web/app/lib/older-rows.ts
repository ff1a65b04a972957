import { OWN_LIST_MAX } from '@namma/contract/own-lists';

/** A member's own list as far as it was read, newest first. */
export interface OlderRows<Row> {
  rows: readonly Row[];
  /** There may be more: the last answer was as long as an answer can be. */
  hasOlder: boolean;
}

export const startRows = <Row>(newest: readonly Row[]): OlderRows<Row> => ({
  rows: newest,
  hasOlder: newest.length >= OWN_LIST_MAX,
});

/** The list with an answer of older rows behind it. */
export const appendRows = <Row>({ rows }: OlderRows<Row>, older: readonly Row[]): OlderRows<Row> => ({
  rows: [...rows, ...older],
  hasOlder: older.length >= OWN_LIST_MAX,
});

/** What to ask for `before`: the lowest id there is; undefined of an empty list. */
export const oldestId = <Row>(rows: readonly Row[], idOf: (row: Row) => number): number | undefined =>
  rows.length === 0 ? undefined : rows.reduce((oldest, row) => Math.min(oldest, idOf(row)), Infinity);
