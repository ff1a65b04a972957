import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../packages/contract/src/locales.ts';
import { root } from '../run.mjs';

/** The folders with a folder of words for each language, and how the code beside them imports the types of words. */
const wordFolders = [
  { folder: 'packages/contract/src/words', types: './words.ts', ending: '.ts' },
  { folder: 'apps/web/app/words', types: '@namma/contract/words/words', ending: '' },
];

/**
 * Writes `compared.ts` beside the words: types that compare each English module with its translations, so that one with a missing
 * or an extra text does not compile. Not kept in git, because it follows from the names of the files.
 */
export function writeCompared() {
  for (const { folder, types, ending } of wordFolders) {
    const pairs = readdirSync(join(root, folder, 'en'))
      .map((file) => file.replace(/\.ts$/, ''))
      .flatMap((module) =>
        locales
          .filter((locale) => locale !== 'en')
          .map((locale) => compare(`./en/${module}${ending}`, `./${locale}/${module}${ending}`)),
      );
    writeFileSync(
      join(root, folder, 'compared.ts'),
      `// Written by \`npm run check\`.\nimport type { SameWords } from '${types}';\n\nexport type Compared = [\n${pairs.join('')}];\n`,
    );
  }
}

/** @param {string} english @param {string} translated */
const compare = (english, translated) =>
  `  SameWords<typeof import('${english}'), typeof import('${translated}')>,\n`;
