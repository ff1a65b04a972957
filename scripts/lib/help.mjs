// The output of `npm run … -- --help`. Runs on Node 18, and before the packages are installed.

const settings = 'Settings are environment variables: see docs/configuration.md.';

/**
 * By the name of the script; `words` prints its own.
 * @type {Record<string, string>}
 */
export const help = {
  start: `npm start

Installs and builds what is missing or has changed, then runs the shop at http://localhost:3000.
${settings}`,
  dev: `npm run dev

Runs the server and the pages with reload on edit. The address to open is printed once the server answers.
${settings}`,
  test: `npm test [-- PART …]

Runs everything, or only these parts:
  check      format, lint, import rules, types and unused code
  unit       all unit and API tests
  weight     the size of every public page
  e2e        journeys in a browser
  quick      what a commit needs
  changed    the tests that the changes since main touch`,
  check: `npm run check

Checks format, lint, import rules, types, docs, the description of the API and unused code. Changes nothing.`,
  format: `npm run format [-- FILE …]

Formats, sorts imports and applies the safe fixes of the linter, in all files or only in these.`,
  build: `npm run build

Builds everything, even if nothing has changed.`,
  shots: `npm run shots [-- WORD …]

Takes pictures of every screen at three widths and in its languages, in ./shots; or only of those whose names contain all words,
such as: npm run shots -- cart 390`,
  lighthouse: `npm run lighthouse [-- PATH …] [-- presses]

Runs Lighthouse on the public pages with its phone settings, or only on these paths; 'presses' measures how long a press takes.`,
  fuzz: `npm run fuzz

Sends 20,000 generated requests to the API on each engine. The seed is printed; FUZZ_SEED=… npm run fuzz repeats a run.`,
  observatory: `npm run observatory

Scores the security headers of every page of the built product.`,
  faults: `npm run faults [-- days] [-- offline]

Runs the long versions of the tests that kill, starve and stop real servers; 'days' simulates memberships, 'offline' cuts the
network of a journey 200 times.`,
  bench: `npm run bench -- [options]

  --size full|small  rows of the shop: 20,000 products, 500,000 orders and 100,000 members, or 1,000 of each (full)
  --only NAME,NAME   rows or groups of rows: hot, page, cold, search, write, such as page/store (all)
  --seconds N        of each measurement, 1 to 60 (4; of --peak 60)
  --rounds N         bare server and product in turn, 1 to 9; medians are shown (3)
  --peak             only Monday, 18:00, of fifty centers, a minute of it: one process on one core`,
  schema: `npm run schema

Writes the live schema to apps/server/src/platform/db/schema.sql, after a new migration.`,
  licences: `npm run licences

Writes docs/licences.md again, after packages have changed.`,
  backup: `npm run backup -- FILE [--overwrite]

Backs up the database of the settings while the server runs. An existing file is replaced only with --overwrite.
${settings}`,
  restore: `npm run restore -- FILE [--replace]

Restores a backup into an empty database, or with --replace in place of a shop: all or nothing.
${settings}`,
  admin: `npm run admin -- create EMAIL NAME
npm run admin -- disable EMAIL
npm run admin -- reset-factor EMAIL

Creates another admin, disables one, or takes a lost second factor away. The password is printed once.
${settings}`,
  doctor: `npm run doctor

Prints what /admin/system shows: versions, database, backups, jobs and missing settings. Its exit status is 1 when the last good
backup is older than 26 hours, or a job has failed.
${settings}`,
};
