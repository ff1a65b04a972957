// `npm run words -- export FILE` writes the texts of a language for a translator's tool, `npm run words -- import FILE`
// reads them back.
import './lib/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { englishNames, otherLocales } from '../packages/contract/src/other-locales.ts';
import { ensureInstalled } from './lib/install.mjs';
import { PlainError, runScript } from './lib/run.mjs';

const help = `npm run words -- export FILE [--lang LANGUAGE]   writes every text of a language into a PO file
npm run words -- import FILE [--lang LANGUAGE]   takes the translations of a PO file into the code

PO files are the format of GNU gettext; Poedit, Weblate and others open them. Languages:
${otherLocales.map((locale) => `  ${locale}  ${englishNames[locale]}`).join('\n')}
Without --lang, the language is in the name of the file: kn.po, texts-kn.po.

An entry is one text: its context names the module and the text, its msgid is the English one. {count} stands for what is filled
in: keep each, in any place. A sentence that depends on a number has one entry for each of its forms. An import refuses lost and
invented placeholders, and then writes nothing; entries that are empty, fuzzy, or whose English has changed keep what is there.
Look at the changes with \`git diff\`, then run \`npm run check\` and \`npm test\`.`;

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { lang: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [action, file, ...others] = positionals;
  if (values.help) return console.log(help);
  if (!(action === 'export' || action === 'import') || !file || others.length > 0)
    throw new PlainError(`${help}\n\nWhat to do is missing: export FILE or import FILE.`);
  const given = values.lang ?? /(?:^|[^a-z])([a-z]+)\.po$/i.exec(basename(file))?.[1];
  const locale = otherLocales.find((each) => each === given);
  if (!locale)
    throw new PlainError(
      `Say which language with --lang: ${otherLocales.join(' or ')}${given ? `, not ${given}` : ''}.`,
    );
  await ensureInstalled();
  // Uses a package, and a fresh clone installs its packages only once this file has been read.
  const { exportTexts, importTexts, readTranslations } = await import('./lib/words/translations.mjs');
  if (action === 'export') {
    writeFileSync(file, exportTexts(locale));
    console.log(`The texts in ${englishNames[locale]} are in ${file}.`);
    return;
  }
  const { texts, files, notes } = await importTexts(readTranslations(file), locale);
  for (const note of notes) console.log(note);
  console.log(
    `${texts} ${texts === 1 ? 'text has' : 'texts have'} changed, in ${files} ${files === 1 ? 'file' : 'files'}.`,
  );
});
