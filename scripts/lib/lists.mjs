import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../packages/contract/src/locales.ts';
import { root } from './run.mjs';

const contract = 'packages/contract/src';
const migrations = 'apps/server/src/platform/db/migrations';

/** As the formatter has it. */
const LINE_WIDTH = 110;

const head = '// Written by npm run check, from the names of the files.';

/** @param {string} folder @param {RegExp} name Of the path inside the folder, with `/`. */
const find = (folder, name) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file))
    .sort();

/** @param {string} folder @param {string} file @param {RegExp} naming */
function exportedBy(folder, file, naming) {
  const [, name] = naming.exec(readFileSync(join(root, folder, file), 'utf8')) ?? [];
  if (!name) throw new Error(`${folder}/${file} has to export a constant, as ${naming} finds it.`);
  return name;
}

/** @param {string} text */
const withCapital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} path `appointments/coach-schemas.ts` is `appointmentsCoachSchemas`. */
const camelOf = (path) =>
  path
    .replace(/\.ts$/, '')
    .split(/[/-]/)
    .map((word, place) => (place === 0 ? word : withCapital(word)))
    .join('');

/**
 * What the files of one name export, one of each domain, as one object.
 * @param {{ to: string, named: RegExp, exports: RegExp, constant: string, says: string, folder?: string }} list
 */
function mergeDomains({ to, named, exports, constant, says, folder = contract }) {
  const files = find(folder, named).map((file) => ({ file, name: exportedBy(folder, file, exports) }));
  return {
    path: `${folder}/${to}`,
    text: [
      head,
      ...files.map(({ file, name }) => `import { ${name} } from './${file}';`),
      '',
      `/** ${says} */`,
      `export const ${constant} = {`,
      ...files.map(({ name }) => `  ...${name},`),
      '} as const;',
      '',
    ].join('\n'),
  };
}

/**
 * The same for files that export a list each.
 * @param {{ to: string, named: RegExp, exports: RegExp, constant: string, says: string }} list
 */
function joinDomains({ to, ...list }) {
  const { path, text } = mergeDomains({ to, ...list });
  const [before = '', rest = ''] = text.split(' = {\n');
  const spread = rest.replace('\n} as const;', '').trim().split('\n');
  const inOneLine = ` = [${spread.map((line) => line.trim().replace(/,$/, '')).join(', ')}] as const;`;
  const isLong = (before.split('\n').at(-1) ?? '').length + inOneLine.length > LINE_WIDTH;
  return {
    path,
    text: `${before}${isLong ? ` = [\n${spread.map((line) => `  ${line.trim()}`).join('\n')}\n] as const;` : inOneLine}\n`,
  };
}

/** The files of schemas, whose objects have names in the description of the API. */
function listSchemas() {
  const files = find(contract, /^[a-z-]+\/(?:[a-z]+-)?(?:schemas?|own-data)\.ts$/);
  return {
    path: 'apps/server/src/platform/http/schema-files.ts',
    text: [
      head,
      ...files.map((file) => `import * as ${camelOf(file)} from '@namma/contract/${file.slice(0, -3)}';`),
      '',
      '/** What each file of schemas in the contract exports, with its domain. */',
      'export const schemaFiles: readonly (readonly [domain: string, exported: Record<string, unknown>])[] = [',
      ...files.map((file) => `  ['${camelOf(file.split('/')[0] ?? '')}', ${camelOf(file)}],`),
      '];',
      '',
    ].join('\n'),
  };
}

function listMigrations() {
  const files = find(migrations, /^\d{4}-[a-z-]+\.ts$/);
  const listed = files.map((file) => ({
    file,
    name: exportedBy(migrations, file, /^export const (\w+): Migration/m),
  }));
  return {
    path: `${migrations}/index.ts`,
    text: [
      head,
      "import type { Migration } from 'kysely/migration';",
      ...listed.map(({ file, name }) => `import { ${name} } from './${file}';`),
      '',
      '/** Forward only, in this order; a migration that has landed is never edited. */',
      'export const migrations: Record<string, Migration> = {',
      ...listed.map(({ file, name }) => `  '${file.slice(0, -3)}': ${name},`),
      '};',
      '',
    ].join('\n'),
  };
}

/** Adds the checksums of new migrations except the baseline, which may change until 1.0.0. Existing ones stay. */
function listChecksums() {
  const path = `${migrations}/checksums.json`;
  /** @type {Record<string, string>} */
  const landed = JSON.parse(readFileSync(join(root, path), 'utf8'));
  for (const file of find(migrations, /^(?!0001)\d{4}-.*\.ts$/)) {
    const text = readFileSync(join(root, migrations, file), 'utf8').replaceAll('\r\n', '\n');
    landed[file] ??= createHash('sha256').update(text).digest('hex');
  }
  const inOrder = Object.fromEntries(Object.entries(landed).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { path, text: `${JSON.stringify(inOrder, undefined, 2)}\n` };
}

/** The lists that follow from the files of the domains, of which each is one file in its folder. */
export const renderLists = () => [
  mergeDomains({
    to: 'domain-calls.ts',
    named: /^[a-z-]+\/calls\.ts$/,
    exports: /^export const (\w+Calls) = \{/m,
    constant: 'domainCalls',
    says: 'The calls of all domains.',
  }),
  mergeDomains({
    to: 'domain-refusals.ts',
    named: /^[a-z-]+\/refusals\.ts$/,
    exports: /^export const (\w+Refusals) = \{/m,
    constant: 'domainRefusals',
    says: 'The refusals of all domains.',
  }),
  ...locales
    .filter((locale) => locale !== 'en')
    .map((locale) =>
      mergeDomains({
        folder: `${contract}/words/${locale}`,
        to: 'domain-refusals.ts',
        named: /^(?!domain-)[a-z-]+-refusals\.ts$/,
        exports: /^export const (\w+RefusalSentences): /m,
        constant: 'domainSentences',
        says: 'The sentences of refusals that stand in files of their domains.',
      }),
    ),
  joinDomains({
    to: 'domain-actions.ts',
    named: /^[a-z-]+\/actions\.ts$/,
    exports: /^export const (\w+Actions) = \[/m,
    constant: 'domainActions',
    says: 'What the domains record of changes.',
  }),
  joinDomains({
    to: 'domain-own-lists.ts',
    named: /^[a-z-]+\/own-lists\.ts$/,
    exports: /^export const (\w+OwnLists) = \[/m,
    constant: 'domainOwnLists',
    says: "The domains' lists of the download of a member's data.",
  }),
  listSchemas(),
  listMigrations(),
  listChecksums(),
];

/** Writes them. They are kept in git, because what runs needs them; lists.test.mjs finds one that is older than its files. */
export function writeLists() {
  for (const { path, text } of renderLists()) {
    writeFileSync(join(root, path), text);
  }
}
