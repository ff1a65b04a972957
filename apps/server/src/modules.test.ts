import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { adminLists } from '@namma/contract/admin/rules';
import { timelineKinds } from '@namma/contract/members/timeline';
import { ownData } from '@namma/contract/privacy/personal-data';
import { describe, expect, it } from 'vitest';
import { publicReads } from './app.ts';
import { modules } from './modules.ts';
import type { TableName } from './platform/db/types.ts';
import { cachedReads } from './platform/http/public-reads.ts';

const root = import.meta.dirname;
const namesOf = (lists: readonly (readonly string[])[]) => lists.flat().sort();
const repeatedIn = (names: readonly string[]) => names.filter((name, place) => names.indexOf(name) !== place);

/** Every table of `Tables`: in types.ts, and in the modules' tables.ts, which extend it. */
const tables = [
  'platform/db/types.ts',
  ...readdirSync(join(root, 'modules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'tables.ts')
    .map((file) => join('modules', file)),
].flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^ +([a-z_]+): [A-Za-z]+Table;$/gm)].map(
    ([, name = '']) => name,
  ),
);

/** The module that owns a table, if any. */
const ownerOf = (table: string) => modules.find(({ owns = [] }) => owns.includes(table as TableName))?.name;

/** The exported fields of each table. */
const downloads = modules
  .flatMap(({ personalData }) => Object.values(personalData?.tables ?? {}))
  .flatMap(({ download }) => ('not' in download ? [] : [download]));

/** Statements that write: Kysely's, and raw SQL. */
const writing =
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\((?:tx, |\s*)'(\w+)|(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)\s+(?:as \w+ )?set\b/g;

/** The folder of each module by name: `modules/<area>/<name>`. */
const folderOf = new Map(
  readdirSync(join(root, 'modules')).flatMap((area) =>
    readdirSync(join(root, 'modules', area)).map((name) => [name, join('modules', area, name)]),
  ),
).set('shared', 'platform/shared');

const sources = modules.flatMap(({ name }) => {
  const folder = folderOf.get(name) ?? name;
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^(access|races|smoke)\.ts$/.test(file))
    .map((file) => ({ module: name, path: join(folder, file) }));
});

describe('the list of modules', () => {
  it('has every folder of the areas in modules/, by its name', () => {
    expect(modules.map(({ name }) => name).sort(), 'add its module.ts to modules.ts').toEqual(
      [...folderOf.keys()].sort(),
    );
  });

  it('names the one owner of every table', () => {
    const owned = namesOf(modules.map(({ owns = [] }) => owns));

    expect(owned, 'each table is in the `owns` of exactly one module').toEqual(tables.toSorted());
  });

  it('lets each module write only its own tables', () => {
    const written = sources.flatMap(({ module, path }) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(writing)]
        .map(([, built, inserted, updated]) => built ?? inserted ?? updated ?? '')
        .filter((table) => tables.includes(table) && ownerOf(table) !== module)
        .map((table) => `${path}: ${table}, which belongs to ${ownerOf(table)}`),
    );

    expect(written, 'let the owner write, by a function of its api.ts').toEqual([]);
  });

  it('exports no table rows', () => {
    const doors = sources.filter(({ path }) => path.endsWith('/api.ts'));
    const rows = doors.filter(({ path }) =>
      /\btype \w+(Row|Table)\b|\/db\//.test(readFileSync(join(root, path), 'utf8')),
    );

    expect(
      rows.map(({ path }) => path),
      'hand out a shape of its own instead',
    ).toEqual([]);
  });

  it('lets each module declare only its own tables, for export and deletion of members', () => {
    const others = modules.flatMap(({ name, personalData }) =>
      Object.keys(personalData?.tables ?? {}).filter((table) => ownerOf(table) !== name),
    );

    expect(others).toEqual([]);
  });

  it('reads every part of the download of members once', async () => {
    const named = downloads.flatMap(({ part, within }) => (within ? [] : [part]));

    expect([...named, 'madeAt'].sort()).toEqual(Object.keys(ownData.shape).sort());
  });

  it('has one reader for each cached call', () => {
    const deps = { db: undefined as never, clock: () => new Date(0), isRateLimited: true };
    const names = namesOf(modules.map((module) => Object.keys(module.publicReads?.(deps, modules) ?? {})));

    expect(names).toEqual(cachedReads.toSorted());
    expect(Object.keys(publicReads(deps)).sort()).toEqual(names);
  });

  it('has one way to undo an action, and one name for each job', () => {
    expect(repeatedIn(modules.flatMap(({ undo = {} }) => Object.keys(undo)))).toEqual([]);
    expect(repeatedIn(modules.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)))).toEqual([]);
  });

  it('has one source for each kind of timeline entries', () => {
    expect(namesOf(modules.map(({ timeline = {} }) => Object.keys(timeline)))).toEqual(
      timelineKinds.toSorted(),
    );
  });

  it('counts the new rows of every list of the admin side', () => {
    expect(namesOf(modules.map(({ unread = {} }) => Object.keys(unread)))).toEqual(adminLists.toSorted());
  });
});
