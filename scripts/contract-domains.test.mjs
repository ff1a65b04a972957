import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../packages/contract/src');
/** Folders that are not domains: texts and test helpers. */
const shared = ['words', 'testing'];

/** @param {string} file */
const domainOf = (file) => {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 && !shared.includes(folder) ? folder : undefined;
};

/** Each domain with the domains that it imports. */
function importsOfDomains() {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const file of files) {
    const from = domainOf(file);
    if (from === undefined) continue;
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const to = domainOf(relative(root, join(root, dirname(file), path)).replaceAll('\\', '/'));
      if (to === undefined || to === from) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  return imports;
}

it('domains import each other in one direction only', () => {
  const imports = importsOfDomains();
  const done = new Set();
  /** @type {string[]} */
  const circles = [];
  /** @param {string} domain @param {string[]} path */
  const visit = (domain, path) => {
    if (path.includes(domain)) {
      const circle = path.slice(path.indexOf(domain));
      circles.push([...circle, domain].join(' → '));
      return;
    }
    if (done.has(domain)) return;
    for (const below of imports.get(domain) ?? []) visit(below, [...path, domain]);
    done.add(domain);
  };
  for (const domain of imports.keys()) visit(domain, []);

  expect(imports.size).toBeGreaterThan(30);
  expect(circles, 'move what both need to values/, or the call to the domain above').toEqual([]);
});

it('every domain is in domains.ts', () => {
  const listed = readFileSync(join(root, 'domains.ts'), 'utf8');
  const defining = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => domainOf(file) !== undefined && file.endsWith('.ts'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('= defineDomain('));
  const forgotten = defining.filter((file) => !listed.includes(`from './${file}';`));

  expect(defining.length).toBeGreaterThan(30);
  expect(
    forgotten,
    'import the domain of this file in packages/contract/src/domains.ts, and add it to `domains`',
  ).toEqual([]);
});
