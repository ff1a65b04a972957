import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** Every test of the repository, and the races of each module, by its path. */
const tests = ['apps/server/src', 'apps/web/app', 'packages/contract/src', 'e2e/journeys'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$|\/races\.ts$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** `file`: *words of a title* */
const named = [...text.matchAll(/`([\w./-]+(?:\.test|\.spec|\/races)\.ts)`(?:: \*([^*]+)\*)?/g)].map(
  ([, file = '', title]) => ({
    file,
    title,
  }),
);

it('docs/security.md names many tests', () => {
  expect(named.length).toBeGreaterThan(80);
});

it.each(named)('docs/security.md: $file has "$title"', ({ file, title }) => {
  const paths = tests.filter((path) => path.endsWith(`/${file}`));

  expect(paths).toHaveLength(1);
  if (title) expect(readFileSync(join(root, paths[0] ?? ''), 'utf8')).toContain(title);
});
