import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { oldestBrowsers, tooNew, withFallback } from '../supported-browsers';

const root = join(import.meta.dirname, '../../..');

const isForBrowsers = (file: string) =>
  /\.(?:tsx?|css)$/.test(file) &&
  !/\.test\.|\.server\.|[\\/]testing[\\/]/.test(file) &&
  // Resource routes, which only the server answers.
  !/entry\.server|web-manifest\.ts$/.test(file);

/** `file:line: text` of each use without a fallback. */
function findTooNew(file: string, text: string): string[] {
  const allowed = withFallback[file] ?? [];
  return text.split('\n').flatMap((line, i) => {
    const found = tooNew
      .map((pattern) => pattern.exec(line)?.[0])
      .filter((use) => use !== undefined && !allowed.includes(use));
    return found.length > 0 ? [`${file}:${i + 1}: ${line.trim()}`] : [];
  });
}

it('code that runs in a browser uses nothing that the oldest supported browsers lack', () => {
  const files = ['apps/web/app', 'apps/web/worker', 'packages/contract/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isForBrowsers)
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );

  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findTooNew(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  'const days = weekdays.toSorted();',
  'rows.toReversed().map(show)',
  'setList(list.with(index, other));',
  'Object.groupBy(rows, dayOf)',
  'const { promise } = Promise.withResolvers();',
  'chosen.union(others)',
  'panel.showPopover();',
  '<div popover="auto">',
  'className="has-[>:only-child:empty]:absolute"',
])('finds %s', (line) => {
  expect(findTooNew('a.ts', line)).toHaveLength(1);
});

it('does not confuse a schema with a set', () => {
  expect(findTooNew('a.ts', 'const available = z.union([z.literal(0), z.literal(1)]);')).toEqual([]);
});

it('the README names the oldest browsers', () => {
  const { safari, ios, chrome, edge, firefox } = oldestBrowsers;

  expect(ios).toBe(safari);
  expect(edge).toBe(chrome);
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(
    `Safari and iOS from ${safari}, Chrome and Edge from ${chrome} and Firefox from ${firefox}.`,
  );
});
