import type { Config } from '../start/config.ts';

/** The settings that locate the database. */
export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseStatements' | 'databaseListenUrl'>>;

/**
 * The direct address of PostgreSQL: migrations and long transactions do not work through a pooler in transaction mode.
 */
export const directUrlOf = ({ databaseUrl, databaseListenUrl }: DatabaseSettings): string | undefined =>
  databaseUrl && (databaseListenUrl ?? databaseUrl);
