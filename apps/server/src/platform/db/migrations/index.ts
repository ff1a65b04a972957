import type { Migration } from 'kysely/migration';
import { baseline } from './0001-baseline.ts';

/** Forward only, in this order; never edit a released migration. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': baseline,
};
