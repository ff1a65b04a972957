import { po } from 'gettext-parser';

/**
 * An entry of a PO file of GNU gettext, which translators' tools read.
 *
 * @typedef {object} Entry
 * @property {string} context
 * @property {string} id the English text
 * @property {string} text the translation; empty where there is none
 * @property {boolean} isFuzzy the translation is not confirmed
 */

/**
 * @param {string} locale
 * @param {{ context: string, id: string, text: string, reference: string, notes: string[] }[]} entries
 */
export function writePo(locale, entries) {
  /** @type {Record<string, Record<string, import('gettext-parser').GetTextTranslation>>} */
  const translations = {};
  for (const { context, id, text, reference, notes } of entries) {
    translations[context] ??= {};
    const extracted = notes.map((note) => note.replace(/\s+/g, ' ')).join('\n');
    translations[context][id] = {
      msgctxt: context,
      msgid: id,
      msgstr: [text],
      comments: { translator: '', extracted, reference, flag: '', previous: '' },
    };
  }
  const headers = {
    'Project-Id-Version': 'namma-strength',
    Language: locale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return `${po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 })}\n`;
}

/**
 * Reads a PO file. The language is that of its header; entries without a context are left out.
 * @param {string} content
 * @returns {{ locale: string | undefined, entries: Entry[], problem?: string }}
 */
export function readPo(content) {
  try {
    const { headers, translations } = po.parse(content.replace(/^\u{FEFF}/u, ''), { validation: true });
    const entries = Object.entries(translations).flatMap(([context, byId]) =>
      context === ''
        ? []
        : Object.values(byId).map(({ msgid, msgstr, comments }) => ({
            context,
            id: msgid,
            text: msgstr[0] ?? '',
            isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
          })),
    );
    return { locale: /^[a-z]+/.exec(headers.Language ?? '')?.[0], entries };
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return { locale: undefined, entries: [], problem: `this is not a PO file: ${message}` };
  }
}
