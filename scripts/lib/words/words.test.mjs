import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { otherLocales } from '../../../packages/contract/src/other-locales.ts';
import { root } from '../run.mjs';
import { readPo, writePo } from './po.mjs';
import { listTexts } from './texts.mjs';
import { compareTexts, exportTexts, rewriteFiles } from './translations.mjs';

const kannada = listTexts('kn');

/**
 * A PO file with one text of the Kannada words.
 * @param {string} context
 * @param {string} text
 * @param {{ flags?: string, id?: string }} [more]
 */
function poWith(context, text, { flags = '', id } = {}) {
  const current = kannada.find(({ module, name }) => `${module} ${name}` === context);
  const entry = { context, id: id ?? current?.english ?? '', text, reference: 'a file', notes: [] };
  return writePo('kn', [entry]).replace('msgctxt', `${flags}msgctxt`);
}

const tooLong = 'contract/fields fieldMessages.tooLong';
const forms = 'contract/benefits swimmingSessions#1';
const before = 'web/shell locationBefore';

/** Imports one text. Returns the written file and its code. @param {string} context @param {string} text */
function importOne(context, text) {
  const { changed, problems } = compareTexts(poWith(context, text), 'kn', kannada);
  expect(problems).toEqual([]);
  const [file = '', code = ''] = [...rewriteFiles(changed)][0] ?? [];
  const was = readFileSync(join(root, file), 'utf8').split('\n');
  return code.split('\n').filter((line, i) => line !== was[i]);
}

describe('the words of a language as a PO file', () => {
  it.each(otherLocales)('come back as they went out, to the letter: %s', (locale) => {
    const { changed, notes, problems } = compareTexts(exportTexts(locale), locale);
    const texts = listTexts(locale);
    const files = rewriteFiles(new Map(texts.map((text) => [text, text.text])));

    expect([changed.size, notes, problems]).toEqual([0, [], []]);
    expect(texts.length).toBeGreaterThan(1_900);
    // Even where every text is written anew.
    for (const [file, code] of files) expect(code).toBe(readFileSync(join(root, file), 'utf8'));
  });

  it('are read as written, with any content', () => {
    const entry = { reference: 'a', notes: ['two\nlines'], id: '', isFuzzy: false };
    const texts = ['plain', ' "quoted" \\ back', 'two\nlines\tand a tab', '#, fuzzy', 'ಕನ್ನಡ'];
    const content = writePo(
      'kn',
      texts.map((text, i) => ({ ...entry, context: `c${i}`, id: text, text })),
    );

    expect(readPo(content)).toMatchObject({
      locale: 'kn',
      entries: texts.map((text, i) => ({ context: `c${i}`, id: text, text })),
    });
  });

  it('are read in the lines that a translator’s tool makes of them', () => {
    const content = `# Somebody\nmsgid ""\nmsgstr ""\n"Language: kn\\n"\n\n#. note\n#: a:1 b:2\n#| msgid "old"\nmsgctxt "web/ui"\n" close"\nmsgid ""\n"Close "\n"it"\nmsgstr ""\n"ಮುಚ್"\n"ಚಿ"\n\n#~ msgid "gone"\n#~ msgstr "x"\n`;

    expect(readPo(content).entries).toEqual([
      { context: 'web/ui close', id: 'Close it', text: 'ಮುಚ್ಚಿ', isFuzzy: false },
    ]);
  });
});

describe('the import of a text', () => {
  it('writes it into the code, with its parameters where the translator has put them', () => {
    expect(importOne(tooLong, 'ಅಕ್ಷರಗಳು: {max} ಮಾತ್ರ')).toEqual([
      '  tooLong: (max) => `ಅಕ್ಷರಗಳು: \u0024{max} ಮಾತ್ರ`,',
    ]);
  });

  it('writes one form of a sentence and leaves the code around it', () => {
    const [line = ''] = importOne(forms, '{count2}: {count}');

    expect(line).toMatch(
      /^export const swimmingSessions = \(count: number\) => `\$\{count <= 1 \? '.+' : '.+'\}: \$\{count\}`;$/,
    );
  });

  it('writes a text and no code', () => {
    expect(importOne('web/ui close', "it's \\ `$process.exit()` \n two")).toEqual([
      "export const close = 'it\\'s \\\\ `$process.exit()` \\n two';",
    ]);
    expect(importOne(tooLong, '`$ {max} \\')).toEqual(['  tooLong: (max) => `\\`$ \u0024{max} \\\\`,']);
  });

  it.each([
    ['a lost placeholder', tooLong, 'ಅಕ್ಷರಗಳು', '{max} is missing'],
    ['an invented placeholder', tooLong, '{max} {most}', 'there is no {most}, only {max}'],
    ['one that a plain text cannot have', 'web/ui close', '{name}', 'there is no {name} here'],
    ['one twice', tooLong, '{max} {max}', 'each of {max} stands there once'],
    ['code as a placeholder', tooLong, '{max} \u0024{process.exit()}', 'a brace stands alone'],
    ['a lost space at its end', before, 'ಸ್ಥಳ:', 'it ends with a space, which the page needs'],
    ['a control character', 'web/ui close', 'ಮು\u0007ಚ್ಚಿ', 'it has a control character'],
  ])('is refused with its line for %s', (_what, context, text, problem) => {
    const { changed, problems } = compareTexts(poWith(context, text), 'kn', kannada);

    expect(changed.size).toBe(0);
    expect(problems).toEqual([`${context}: ${problem}`]);
  });

  it.each([
    ['is empty', poWith(tooLong, ''), '1 entries are empty or fuzzy: their texts stay as they are'],
    [
      'is fuzzy',
      poWith(tooLong, '{max}!', { flags: '#, fuzzy\n' }),
      '1 entries are empty or fuzzy: their texts stay as they are',
    ],
    [
      'has another English text now',
      poWith(tooLong, '{max}!', { id: 'Old' }),
      `the English of ${tooLong} has changed since: left out`,
    ],
    ['is gone from the code', poWith('web/ui gone', 'x'), 'there is no text web/ui gone: left out'],
  ])('leaves what is there when the entry %s', (_what, content, note) => {
    const { changed, notes, problems } = compareTexts(content, 'kn', kannada);

    expect([changed.size, problems]).toEqual([0, []]);
    expect(notes).toEqual([note]);
  });

  it('is refused for a file of another language, and for one that is no PO file', () => {
    expect(compareTexts(poWith(tooLong, '{max}!'), 'hi').problems).toEqual([
      'the file says that it is in kn, not hi',
    ]);
    expect(compareTexts('<html>', 'hi').problems).toEqual([expect.stringContaining('not a PO file')]);
  });
});
