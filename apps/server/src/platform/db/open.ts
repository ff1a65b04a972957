import type { Database } from './database.ts';
import { listenForChanges } from './freshness/change-listener.ts';
import { openPostgres } from './postgres/engine.ts';

interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  databaseListenUrl: string | undefined;
  databasePoolSize: number;
  databaseStatements: 'named' | 'unnamed';
}

/** Opens the configured database (D37), and the connection that listens for changes. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, databasePoolSize, databaseStatements: statements } = settings;
  if (!databaseUrl) {
    // Loaded on demand, because loading PGlite takes time.
    const { openEmbedded } = await import('./embedded/engine.ts');
    return openEmbedded(settings.dataDir);
  }
  const database = await openPostgres(databaseUrl, databasePoolSize, { statements });
  try {
    const listener = await listenForChanges(settings.databaseListenUrl ?? databaseUrl, database.changes);
    const close = async () => {
      await listener.close();
      await database.close();
    };
    return { ...database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
