import { statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { backUp } from '../cli/backup-command.ts';
import { restore } from '../cli/restore-command.ts';
import { creditMemberships, issueDocuments } from '../modules/money/documents/issue.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import type { Db } from '../platform/db/types.ts';
import { allocateNumbers } from '../platform/shared/numbers.ts';
import { membershipsOf } from '../platform/shared/subject.ts';
import { readAllRows } from '../testing/all-rows.ts';
import { newBackupFile, settingsOf } from '../testing/backups.ts';
import { engines, makeTarget, nameNewFolder } from '../testing/database-targets.ts';
import { isLong, printMeasurement } from '../testing/fault-forms.ts';
import { makeFactories } from '../testing/make.ts';
import { OrderStream } from '../testing/order-stream.ts';
import { startServer } from '../testing/started-server.ts';
import { listKeptTotals, listRecountedTotals } from '../testing/totals.ts';

/** A membership whose printed document comes after its credit note in the table's storage order. */
async function issueAndCredit(db: Db): Promise<void> {
  const deps = { db, clock: () => new Date('2030-03-04T12:00:00Z'), isRateLimited: true };
  const { membershipId } = await makeFactories(deps).membership();
  await inTransaction(db, async (tx) => {
    await issueDocuments(tx, deps, membershipsOf([membershipId]));
    await creditMemberships(tx, deps, [membershipId]);
    await tx
      .updateTable('documents')
      .set({ printed_at: deps.clock() })
      .where('kind', '=', 'receipt')
      .execute();
  });
}

describe.each(engines)('a backup of the %s engine', (engine) => {
  it('is made while orders are placed, and restores all orders acknowledged before', async () => {
    const place = await makeTarget(engine);
    const server = await startServer(place);
    const orders = await OrderStream.gather(server.url, 2);
    const file = newBackupFile();
    orders.start();
    await wait(500);

    const before = new Set(orders.acknowledged.values());
    const line = await backUp(settingsOf(place), file);
    await wait(100);
    await orders.stop();
    await server.end('SIGTERM');
    // The short form restores into PostgreSQL, which is faster. The next test restores into both engines.
    const target = await makeTarget(isLong ? engine : 'postgresql', 'nothing');
    await restore(settingsOf(target), file, false);

    const { db, close } = await target.open();
    const checkouts = await db.selectFrom('checkouts').select('id').execute();
    const [kept, recounted] = [await listKeptTotals(db), await listRecountedTotals(db)];
    await close();
    const restored = new Set(checkouts.map((row) => row.id));
    expect([...before].filter((id) => !restored.has(id))).toEqual([]);
    expect(kept).toEqual(recounted);
    expect([...orders.answers.keys()]).toEqual(['201']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    printMeasurement(`backup under load, ${engine}: ${line}`);
  });

  // The next test restores documents into the embedded engine.
  it.runIf(isLong || engine === 'postgresql')(
    'keeps documents, even one stored after its credit note, and continues their numbers',
    async () => {
      const place = await makeTarget(engine, 'tables');
      const source = await place.open();
      await issueAndCredit(source.db);
      await source.close();
      const file = newBackupFile();
      await backUp(settingsOf(place), file);
      const target = await makeTarget(engine, 'nothing');

      await restore(settingsOf(target), file, false);

      expect(await readAllRows(target)).toEqual(await readAllRows(place));
      const { db, close } = await target.open();
      const [next] = await inTransaction(db, (tx) =>
        allocateNumbers(tx, [{ kind: 'document' }], new Date('2030-03-04T12:00:00Z')),
      ).finally(close);
      expect(next?.number).toBe('NSG/2930/000002');
    },
  );

  it('restores every row, replaces a shop only with --replace, and the shop continues', async () => {
    const place = await makeTarget(engine);
    const server = await startServer(place);
    const orders = await OrderStream.gather(server.url, 2);
    orders.start();
    await wait(300);
    await orders.stop();
    const file = newBackupFile();
    await backUp(settingsOf(place), file);
    await server.end('SIGTERM');
    const source = await readAllRows(place);
    const target = settingsOf(place);

    let shop = place;
    // In the short form the test above has restored from the embedded engine into PostgreSQL.
    for (const takes of isLong && engine === 'embedded' ? engines : [engine]) {
      const empty = takes === 'embedded' ? nameNewFolder() : await makeTarget(takes, 'nothing');
      await restore(settingsOf(empty), file, false);
      expect(await readAllRows(empty)).toEqual(source);
      if (takes === engine) shop = empty;
    }

    if (isLong || engine === 'postgresql') {
      await expect(restore(target, file, false)).rejects.toThrow(
        'The database already contains a shop. Add --replace to replace it with the backup.',
      );
      const { db, close } = await place.open();
      await issueAndCredit(db).finally(close);
      await restore(target, file, true);
      expect(await readAllRows(place)).toEqual(source);
      shop = place;
    }

    const restored = await startServer(shop);
    await orders.repeatAll(restored.url);
    orders.start(restored.url);
    await wait(200);
    await orders.stop();
    await restored.end('SIGTERM');
    const { db, close } = await shop.open();
    await orders.expectKept(db).finally(close);
  });
});

describe('a backup of a PostgreSQL behind a pooler', () => {
  it('bypasses the pooler, using DATABASE_LISTEN_URL', async () => {
    const place = settingsOf(await makeTarget('postgresql', 'tables'));
    const target = settingsOf(await makeTarget('postgresql', 'nothing'));
    const file = newBackupFile();
    // Nothing listens there, so anything that uses the pooler fails.
    const pooler = 'postgresql://127.0.0.1:1/gym';
    const behindPooler = ({ databaseUrl, dataDir }: typeof place) => ({
      databaseUrl: pooler,
      databaseListenUrl: databaseUrl,
      dataDir,
    });

    await backUp(behindPooler(place), file);
    const line = await restore(behindPooler(target), file, false);

    expect(line).toMatch(/^Restored from /);
  });
});
