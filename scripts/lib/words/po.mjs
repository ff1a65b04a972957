/**
 * The format of GNU gettext, which tools for translators read:
 * https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 *
 * @typedef {object} Entry
 * @property {string} context
 * @property {string} id the English text
 * @property {string} text the translation; empty where there is none
 * @property {boolean} isFuzzy nobody has said that it is right
 * @property {number} line of the file, from 1
 */

/**
 * @param {string} locale
 * @param {{ context: string, id: string, text: string, reference: string, notes: string[] }[]} entries
 */
export function writePo(locale, entries) {
  const header = [
    'msgid ""',
    'msgstr ""',
    '"Project-Id-Version: namma-strength\\n"',
    `"Language: ${locale}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
    '',
  ];
  const blocks = entries.map(({ context, id, text, reference, notes }) =>
    [
      ...notes.map((note) => `#. ${note.replace(/\s+/g, ' ')}`),
      `#: ${reference}`,
      `msgctxt ${quote(context)}`,
      `msgid ${quote(id)}`,
      `msgstr ${quote(text)}`,
      '',
    ].join('\n'),
  );
  return [...header, ...blocks].join('\n');
}

const escapes = /** @type {Record<string, string>} */ ({
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
});

/** @param {string} text */
const quote = (text) => `"${text.replace(/[\\"\n\t\r]/g, (letter) => escapes[letter] ?? letter)}"`;

/** @param {string} quoted without the quotes */
const unquote = (quoted) =>
  quoted.replace(
    /\\(.)/g,
    (_all, letter) => ({ n: '\n', t: '\t', r: '\r' })[/** @type {string} */ (letter)] ?? letter,
  );

/**
 * Reads a file. The language is that of its header, entries without a context are left out.
 * @param {string} content
 * @returns {{ locale: string | undefined, entries: Entry[], problems: { line: number, problem: string }[] }}
 */
export function readPo(content) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {{ line: number, problem: string }[]} */
  const problems = [];
  let header = '';
  let entry = emptyEntry();
  /** @type {'context' | 'id' | 'text' | undefined} */
  let field;
  const finish = () => {
    if (entry.id === '' && entry.context === '') header ||= entry.text;
    else if (entry.context !== '') entries.push(entry);
    entry = emptyEntry();
    field = undefined;
  };
  content
    .replace(/^\u{FEFF}/u, '')
    .split(/\r?\n/)
    .forEach((written, i) => {
      const line = written.trim();
      if (line === '' || line.startsWith('#')) {
        if (field === 'text') finish();
        if (/^#,.*\bfuzzy\b/.test(line)) entry.isFuzzy = true;
        return;
      }
      const [, keyword, quoted] = /^(?:(msgctxt|msgid|msgstr)\s+)?"((?:[^"\\]|\\.)*)"$/.exec(line) ?? [];
      if (quoted === undefined || (keyword === undefined && field === undefined)) {
        problems.push({ line: i + 1, problem: `this is no line of a PO file: ${line.slice(0, 60)}` });
        return;
      }
      if (field === 'text' && keyword !== undefined) finish();
      if (keyword === 'msgctxt') field = 'context';
      if (keyword === 'msgid') field = 'id';
      if (keyword === 'msgstr') field = 'text';
      if (keyword !== undefined) entry.line = i + 1;
      if (field) entry[field] += unquote(quoted);
    });
  finish();
  return { locale: /^Language:\s*([a-z]+)/m.exec(header)?.[1], entries, problems };
}

/** @returns {Entry} */
const emptyEntry = () => ({ context: '', id: '', text: '', isFuzzy: false, line: 0 });
