import type { Database } from './database.ts';
import { listenForChanges } from './freshness/change-listener.ts';
import { openPostgres, openReplica } from './postgres/engine.ts';
import { type ReadPublic, ReplicaReads } from './postgres/replica.ts';

interface DatabaseSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  databaseListenUrl: string | undefined;
  databaseReplicaUrl: string | undefined;
  databasePoolSize: number;
  databaseStatements: 'named' | 'unnamed';
}

interface WholeDatabase extends Database {
  /** Runs public reads on the replica, when there is one. */
  readPublic?: ReadPublic;
}

/** Opens the database of the settings (D37), the connection that listens for changes, and the replica. */
export async function openDatabase(settings: DatabaseSettings): Promise<WholeDatabase> {
  const { databaseUrl, databaseReplicaUrl, databasePoolSize, databaseStatements: statements } = settings;
  if (!databaseUrl) {
    // Loading PGlite takes time, so it is loaded only when it is used.
    const { openEmbedded } = await import('./embedded/engine.ts');
    return openEmbedded(settings.dataDir);
  }
  const listenUrl = settings.databaseListenUrl ?? databaseUrl;
  const isBehindPooler = listenUrl !== databaseUrl;
  const database = await openPostgres(databaseUrl, databasePoolSize, { statements, isBehindPooler });
  const { db, changes } = database;
  try {
    const listener = await listenForChanges(listenUrl, changes);
    const replica = databaseReplicaUrl
      ? openReplica(databaseReplicaUrl, databasePoolSize, { statements })
      : undefined;
    const reads = replica && new ReplicaReads({ primary: db, replica, changes });
    const close = async () => {
      reads?.close();
      await listener.close();
      await replica?.destroy();
      await database.close();
    };
    return { ...database, close, ...(reads ? { readPublic: reads.read } : {}) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
