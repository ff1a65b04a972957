// Records the demo months again, when a change of the schema or of the catalogue makes it necessary, or to add to them.
// Before the change, `node scripts/demo-months.mjs make FOLDER` makes a shop for each weekday on which a month may end. After it,
// `… record FOLDER` migrates these shops and writes the months. In between, anything may be done to the shops, such as by
// `… record FOLDER more.mjs`, whose default export is called with the database and the instant that each month ends at.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const source = '../apps/server/src';
const { openEmbedded } = await import(`${source}/platform/db/embedded/engine.ts`);
const { migrate } = await import(`${source}/platform/db/migrate.ts`);
const { seedDemoCatalogue } = await import(`${source}/platform/db/seed/seed.ts`);
const { loadDemoMonth } = await import(`${source}/modules/office/demo/load.ts`);
const { readCatalogue, recordMonth, writeMonth } = await import(`${source}/testing/record-month.ts`);

const [command, folder, more] = process.argv.slice(2);
const weekdays = [0, 1, 2, 3, 4, 5, 6];
/** 3 March 2030 is a Sunday. @param {number} weekday */
const endOf = (weekday) => new Date(`2030-03-0${3 + weekday}T23:59:59+05:30`);
const hashes = { known: 'known', unknown: 'unknown' };

if (command === 'make' && folder && !existsSync(folder)) await make(resolve(folder));
else if (command === 'record' && folder && existsSync(folder)) await record(resolve(folder));
else {
  console.error('Usage: node scripts/demo-months.mjs make NEW_FOLDER | record FOLDER [more.mjs]');
  process.exitCode = 1;
}

/** @param {string} shops */
async function make(shops) {
  mkdirSync(shops, { recursive: true });
  const empty = await openEmbedded(join(shops, 'empty'));
  await migrate(empty.db);
  await seedDemoCatalogue(empty.db);
  await empty.close();
  for (const weekday of weekdays) {
    const shop = join(shops, String(weekday));
    cpSync(join(shops, 'empty'), shop, { recursive: true });
    const { db, close } = await openEmbedded(shop);
    await db.transaction().execute((/** @type {unknown} */ tx) => loadDemoMonth(tx, endOf(weekday), hashes));
    await close();
  }
}

/** @param {string} shops */
async function record(shops) {
  const empty = await openEmbedded(join(shops, 'empty'));
  await migrate(empty.db);
  const catalogue = await readCatalogue(empty.db);
  await empty.close();
  const change = more && (await import(pathToFileURL(resolve(more)).href)).default;
  for (const weekday of weekdays) {
    const { db, close } = await openEmbedded(join(shops, String(weekday)));
    await migrate(db);
    await change?.(db, endOf(weekday));
    const end = endOf(weekday);
    writeMonth(end, await recordMonth(db, end, { catalogue, knownHash: hashes.known }));
    await close();
    console.log(`recorded ${weekday}`);
  }
}
