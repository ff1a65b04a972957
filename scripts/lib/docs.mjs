import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './run.mjs';

/** The maximum length of pages, so that they are read. */
const mostLines = [
  { pages: /^docs\/adr\/\d/, most: 40 },
  { pages: /^docs\/operations\.md$/, most: 500 },
];

/** @typedef {{ file: string, text: string }} Page */

/** The entry pages of the repository, and everything in `docs`. */
const readPages = () =>
  ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...listMarkdown('docs')].map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));

const listMarkdown = (/** @type {string} */ folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')));

/**
 * Checks the pages: their length, their links, and the numbers of the rules.
 * @returns {string[]} file and fault
 */
export function findDocFaults() {
  const pages = readPages();
  return [
    ...pages.flatMap(findLongPage),
    ...pages.flatMap((page) => findDeadLinks(page, pages)),
    ...findDeadFiles(pages),
    ...findRuleFaults(pages.filter(({ file }) => /^docs\/rules\/(?!README)/.test(file))),
  ];
}

/** @param {Page} page */
function findLongPage({ file, text }) {
  const lines = text.split('\n').length - 1;
  return mostLines
    .filter(({ pages, most }) => pages.test(file) && lines > most)
    .map(({ most }) => `${file}: ${lines} lines, at most ${most}`);
}

/**
 * Finds links to files and headings of the repository that do not exist.
 * @param {Page} page
 * @param {Page[]} pages
 */
function findDeadLinks({ file, text }, pages) {
  return [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
    .filter(([, path = '', heading]) => {
      const target = path === '' ? file : posix.join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      const page = pages.find((other) => other.file === target);
      return heading !== undefined && page !== undefined && !anchorsOf(page.text).has(heading);
    })
    .map(([link]) => `${file}: nothing is at ${link.slice(2, -1)}`);
}

const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts', 'deploy', 'docs', 'lighthouse'];
const isGenerated = /(?:^|\/)(?:node_modules|build|dist|\.react-router|test-results)\//;

/** A file of the repository by its path or the end of it, such as `people/auth/routes.test.ts`, and the title of a test in it. */
const namedFile =
  /`([\w./-]*\/[\w.-]+\.(?:tsx?|mjs|sql))`(?:: \*([^*]+)\*)?(?:(?:[,;] (?:and )?| and )\*([^*]+)\*)?/g;
const namedTest =
  /`([\w.-]+\.(?:test|spec)\.tsx?)`(?:: \*([^*]+)\*)?(?:(?:[,;] (?:and )?| and )\*([^*]+)\*)?/g;

/**
 * Checks that the files named by the pages, and the tests listed in docs/security.md, exist.
 * @param {Page[]} pages
 */
function findDeadFiles(pages) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => !isGenerated.test(file)),
  );
  return pages.flatMap(({ file: page, text }) =>
    [namedFile, namedTest].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, name = '', ...titles]) => {
        const found = files.filter((file) => file === name || file.endsWith(`/${name}`));
        if (found.length === 0) return [`${page}: there is no ${name}`];
        const sources = found.map((file) => readFileSync(join(root, file), 'utf8'));
        return titles
          .filter((title) => title && !sources.some((source) => source.includes(title)))
          .map((title) => `${page}: ${name} has no test "${title}"`);
      }),
    ),
  );
}

/** The anchors that GitHub generates for the headings of a page. */
const anchorsOf = (/** @type {string} */ text) =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/**
 * Checks that each rule is a row with a unique number, and each heading is followed by the folders of its rules.
 * @param {Page[]} pages of docs/rules
 * @returns {string[]} page and fault
 */
function findRuleFaults(pages) {
  const numbers = pages.flatMap(({ text }) => text.match(/(?<=^\| \*\*)D\d+(?=\*\* )/gm) ?? []);
  return [
    ...numbers
      .filter((name, i) => numbers.indexOf(name) < i)
      .map((name) => `docs/rules: ${name} exists twice`),
    ...pages.flatMap(({ file, text }) =>
      text
        .split(/^## /m)
        .slice(1)
        .flatMap(findFolderFaults)
        .map((fault) => `${file}: ${fault}`),
    ),
  ];
}

/** @param {string} section of a page of rules */
function findFolderFaults(section) {
  const [name, , folders = ''] = section.split('\n');
  const named = [...folders.matchAll(/`([^`]+)`/g)].map(([, folder = '']) => folder);
  return [
    ...(named.length > 0 ? [] : [`${name} names no folder`]),
    ...(/^\| \*\*D\d+\*\* /m.test(section) ? [] : [`${name} has no rule`]),
    ...named
      .filter((folder) => !existsSync(join(root, folder)))
      .map((folder) => `${name}: there is no ${folder}`),
  ];
}
