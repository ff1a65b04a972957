import type { Migration } from 'kysely/migration';
import { baseline } from './0001-baseline.ts';

/** Forward only, in this order; a migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
};
