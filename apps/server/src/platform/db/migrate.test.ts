import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newBackupFile } from '../../testing/backups.ts';
import { startTestGym } from '../../testing/gym.ts';
import { writeBackup } from './backup/write-backup.ts';
import { listMigrations, migrate } from './migrate.ts';

it.each(['0041-second-thoughts', '9999-later'])(
  'a database with the unknown migration %s is refused in one line and stays unchanged',
  async (unknown) => {
    const { db } = await startTestGym();
    await sql`insert into kysely_migration (name, timestamp) values (${unknown}, '2026-11-26')`.execute(db);
    const before = await listMigrations(db);
    const oneLine = new RegExp(
      `^This database was created by another version \\(migration ${unknown}\\)[^\\n]+$`,
    );

    await expect(migrate(db)).rejects.toThrow(oneLine);
    await expect(writeBackup(db, newBackupFile(), new Date())).rejects.toThrow(oneLine);

    expect(await listMigrations(db)).toEqual(before);
  },
);
