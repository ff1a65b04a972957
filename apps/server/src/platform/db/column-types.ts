import type { ColumnType } from 'kysely';

/** Set by the insert and never changed. */
export type Fixed<T> = ColumnType<T, T, never>;
