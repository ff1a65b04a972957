/** The migrations that made the schema before the baseline took their place. A database or a backup may name them. */
export const migrationsBeforeBaseline = [
  '0001-shop',
  '0002-gym',
  '0003-desk',
  '0004-changes',
  '0005-cold-reads',
  '0006-search-by-sales',
  '0007-searched-lists',
  '0008-wide-sums',
  '0010-undo',
  '0011-admin-lists',
  '0013-demo-data',
  '0020-exact-names',
  '0031-lists-without-copies',
];

/** Whether these are the migrations of a schema from before the baseline: each of those began with the same one. */
export const isFromBeforeBaseline = (names: readonly string[]): boolean =>
  names.some((name) => name === migrationsBeforeBaseline[0]);
