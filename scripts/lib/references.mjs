import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'docs'];
const isText = /\.(?:ts|tsx|mjs|css|md)$/;
const isGenerated = /(?:^|\/)(?:node_modules|build|dist|\.react-router|test-results)\//;

/** A reference to a rule, such as D14 or D105; not a part of a longer word or number. */
const rule = /(?<![\w#-])D\d{1,3}(?![\w-])/g;
const section = /\bSPEC sections? (\d+)(?:(?:,| and| to) (\d+))*/g;

/**
 * Finds references in code and docs to missing rules and sections of the specification.
 * @returns {string[]} file, line and reference
 */
export function findDeadReferences() {
  const pages = readdirSync(join(root, 'docs/rules')).map((name) => readDoc(`rules/${name}`));
  const rules = new Set(pages.flatMap((page) => page.match(/(?<=^\| \*\*)D\d+(?=\*\*)/gm) ?? []));
  const sections = new Set([...readDoc('spec.md').matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => isText.test(file) && !isGenerated.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => {
          const dead = [
            ...(line.match(rule) ?? []).filter((name) => !rules.has(name)),
            ...[...line.matchAll(section)]
              .flatMap(([text]) => (text.match(/\d+/g) ?? []).map((number) => ({ text, number })))
              .filter(({ number }) => !sections.has(number))
              .map(({ text }) => text),
          ];
          return dead.map((name) => `${file}:${i + 1}: ${name}`);
        }),
    );
}

/** @param {string} name */
const readDoc = (name) => readFileSync(join(root, 'docs', name), 'utf8');
