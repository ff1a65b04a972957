import type { Config } from '../start/config.ts';

/** The settings that say where the database is. */
export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseStatements' | 'databaseListenUrl'>>;

/** The address of PostgreSQL itself: migrations and long transactions do not work through a pooler in transaction mode. */
export const directUrlOf = ({ databaseUrl, databaseListenUrl }: DatabaseSettings): string | undefined =>
  databaseUrl && (databaseListenUrl ?? databaseUrl);
