import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDocFaults } from './docs.mjs';
import { listFiles } from './fingerprint.mjs';
import { isUpToDate } from './licences.mjs';
import { findDeadReferences } from './references.mjs';
import { PlainError, root, runTool, secondsSince } from './run.mjs';
import { findLongComments, findLongFiles } from './structure.mjs';
import { writeCompared } from './words/compared.mjs';

/** @param {string} workspace */
const types = (workspace) => ({
  name: `types of ${workspace}`,
  run: () => {
    // tsc's cache of the last check, which makes the next one fast.
    const memory = join(root, '.cache/types', `${workspace.replace('/', '-')}.tsbuildinfo`);
    const args = ['--project', workspace, '--incremental', '--tsBuildInfoFile', memory];
    // Four threads, the default, check shared types four times: twice the processor time, which parallel tests need.
    return runTool('typescript-7#tsc', [...args, '--singleThreaded'], { isQuiet: true });
  },
});

const webTypes = {
  name: 'types of apps/web',
  run: async () => {
    const web = join(root, 'apps/web');
    const made = await runTool('@react-router/dev#react-router', ['typegen'], { cwd: web, isQuiet: true });
    return made.isOk ? types('apps/web').run() : made;
  },
};

/** The files that may contain colour values; all others use their names. */
const colourFiles = ['apps/web/app/ui/tokens.css', 'apps/web/app/ui/theme-color.ts'];

/**
 * A colour value, or the value of a shadow utility. Expressions of a named colour, such as `oklch(from var(--color-ink)
 * …)`, are allowed.
 */
const colourOrShadow =
  /#[\da-f]{3,8}\b(?![-\w])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\((?!from var\()|\bshadow-\[/i;

/** A size or duration in a utility's brackets. Relative units (%, fr, aspect ratios, ch, lh) are layout and allowed. */
const size = /\[[^\]\s"'`]*\d(?:r?em|px|[sdl]?v[whi]|cq[iw]|m?s)\b[^\]\s"'`]*\]/;

/** A size in a feature's style sheet. Media conditions cannot use tokens, and the full window (100dvh) is allowed. */
const sizeInSheet = /^(?!\s*@).*\b(?!100[dsl]?v[wh]\b)\d*\.?\d+(?:r?em|px|[sdl]?v[whi]|cq[iw]|m?s)\b/;

/** @type {(file: string, line: string) => boolean} */
function isByValue(file, line) {
  if (colourOrShadow.test(line)) return true;
  if (!file.endsWith('.css')) return size.test(line);
  return !file.startsWith('apps/web/app/ui/') && sizeInSheet.test(line);
}

const tokens = {
  name: 'colours, sizes and shadows by name',
  run: async () => {
    const found = listFiles(['apps/web/app'])
      .filter((file) => /\.(css|tsx?)$/.test(file) && !colourFiles.includes(file))
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, i) => (isByValue(file, line) ? `${file}:${i + 1}: ${line.trim()}` : [])),
      );
    return { isOk: found.length === 0, output: found.join('\n') };
  },
};

const references = {
  name: 'references to rules and specification',
  run: async () => {
    const dead = findDeadReferences();
    return { isOk: dead.length === 0, output: dead.join('\n') };
  },
};

const docs = {
  name: 'length and links of docs, numbers of rules',
  run: async () => {
    const found = findDocFaults();
    return { isOk: found.length === 0, output: found.join('\n') };
  },
};

const structure = {
  name: 'length of files and comments',
  run: async () => {
    const found = [...findLongFiles(), ...findLongComments()];
    return { isOk: found.length === 0, output: found.join('\n') };
  },
};

const description = {
  name: 'description of the API, by Redocly',
  run: async () => {
    // Uses packages, and a fresh clone installs its packages only once this file has been read.
    const { lintDescription } = await import('./openapi.mjs');
    const found = await lintDescription();
    return { isOk: found.length === 0, output: found.join('\n') };
  },
};

const checks = [
  {
    name: 'format and lint',
    run: () =>
      runTool(
        '@biomejs/biome',
        ['ci', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=none', '--colors=off'],
        { isQuiet: true },
      ),
  },
  {
    name: 'who may import whom',
    run: () =>
      runTool(
        'dependency-cruiser#depcruise',
        ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'e2e', 'bench'],
        {
          isQuiet: true,
        },
      ),
  },
  tokens,
  references,
  docs,
  structure,
  ...['packages/contract', 'apps/server', 'apps/web/worker', 'e2e', 'bench', 'scripts'].map(types),
  webTypes,
  description,
  {
    name: 'licences',
    run: async () => {
      try {
        return { isOk: isUpToDate(), output: 'docs/licences.md is out of date: npm run licences' };
      } catch (error) {
        if (!(error instanceof PlainError)) throw error;
        return { isOk: false, output: error.message };
      }
    },
  },
  { name: 'unused code', run: () => runTool('knip', ['--no-progress'], { isQuiet: true }) },
];

/**
 * Runs every check, even after one has failed.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function check() {
  writeCompared();
  const failed = [];
  for (const { name, run } of checks) {
    const start = performance.now();
    const { isOk, output } = await run();
    console.log(`${isOk ? 'ok    ' : 'FAILED'}  ${name} (${secondsSince(start)})`);
    if (!isOk) failed.push(`\n--- ${name} ---\n${output.trim()}\n`);
  }
  for (const text of failed) console.error(text);
  return { passed: checks.length - failed.length, failed: failed.length };
}
