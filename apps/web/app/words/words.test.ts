import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '@namma/contract/locales';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const app = join(folder, '..');
const modulesOf = (locale: string) => readdirSync(join(folder, locale)).sort();
const modules = modulesOf('en');

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('words/') && !file.includes('.test.'))
  .map((file) => readFileSync(join(app, file), 'utf8'));

/** The service worker speaks every language: it imports all of them, and names the one it needs `words`. */
const workerFolder = join(app, '../worker');
const workerSources = readdirSync(workerFolder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(workerFolder, file), 'utf8'));

/** The names that a module exports. */
const namesIn = (locale: string, module: string) =>
  [...readFileSync(join(folder, locale, module), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

/** The names that the app imports from a module, one by one or as a namespace of any name. */
function namesUsed(module: string): Set<string> {
  const from = `from '#words/${module.replace(/\.ts$/, '')}'`;
  const one = new RegExp(`import \\{([^}]*)\\} ${from}`);
  const all = new RegExp(`import \\* as (\\w+) ${from}`);
  const inWorker = workerSources
    .filter((source) => source.includes(`words/en/${module.replace(/\.ts$/, '')}'`))
    .flatMap((source) => [...source.matchAll(/\bwords\.(\w+)/g)].map(([, name = '']) => name));
  return new Set([
    ...inWorker,
    ...sources.flatMap((source) => {
      const [, names] = one.exec(source) ?? [];
      const [, namespace] = all.exec(source) ?? [];
      const members = namespace ? source.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g')) : [];
      return [...(names?.split(/\W+/) ?? []), ...[...members].map(([, name = '']) => name)];
    }),
  ]);
}

describe('the words of the screens', () => {
  it.each(locales)('are the same modules in each language: %s', (locale) => {
    expect(modulesOf(locale)).toEqual(modules);
  });

  it('are all compared with their translations by the compiler', () => {
    const compared = readFileSync(join(folder, 'compared.ts'), 'utf8');
    for (const module of modules)
      for (const locale of ['kn', 'hi'])
        expect(compared).toContain(
          `SameWords<typeof import('./en/${module.slice(0, -3)}'), typeof import('./${locale}/${module.slice(0, -3)}')>,`,
        );
  });

  it.each(modules)('are used by some screen: %s', (module) => {
    const used = namesUsed(module);

    expect(namesIn('en', module).filter((name) => !used.has(name))).toEqual([]);
  });
});
