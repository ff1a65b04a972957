import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PlainError, root, runTool } from '../run.mjs';
import { readPo, writePo } from './po.mjs';
import { listTexts, parse } from './texts.mjs';

/** @typedef {import('./texts.mjs').TranslatedText} TranslatedText */

/** The key of an entry. @param {TranslatedText} text */
const contextOf = ({ module, name }) => `${module} ${name}`;

/** Every text of a language as a PO file. @param {string} locale */
export const exportTexts = (locale) =>
  writePo(
    locale,
    listTexts(locale).map((text) => ({
      context: contextOf(text),
      id: text.english,
      text: text.text,
      reference: text.file,
      notes: [...text.placeholders]
        .filter(([name, expression]) => name !== expression.getText())
        .map(([name, expression]) => `{${name}} is ${expression.getText()}`),
    })),
  );

/**
 * Compares a PO file with the texts of the code.
 * @param {string} content
 * @param {string} locale
 * @param {readonly TranslatedText[]} [listed] the texts of the language
 * @returns {{ changed: Map<TranslatedText, string>, notes: string[], problems: string[] }} what to write; why entries are
 * left out; why nothing may be written
 */
export function compareTexts(content, locale, listed = listTexts(locale)) {
  const po = readPo(content);
  const texts = new Map(listed.map((text) => [contextOf(text), text]));
  /** @type {Map<TranslatedText, string>} */
  const changed = new Map();
  const notes = [];
  const problems = po.problem ? [po.problem] : [];
  if (po.locale && po.locale !== locale)
    problems.push(`the file says that it is in ${po.locale}, not ${locale}`);
  let unfinished = 0;
  for (const { context, id, text, isFuzzy } of po.entries) {
    const current = texts.get(context);
    if (isFuzzy || text === '') unfinished++;
    else if (!current) notes.push(`there is no text ${context}: left out`);
    else if (current.english !== id) notes.push(`the English of ${context} has changed since: left out`);
    else if (current.text !== text) {
      const problem = problemOf(current, text);
      if (problem) problems.push(`${context}: ${problem}`);
      else changed.set(current, text);
    }
  }
  if (unfinished > 0) notes.push(`${unfinished} entries are empty or fuzzy: their texts stay as they are`);
  return { changed, notes, problems };
}

const anyPlaceholder = /\{(\w*)\}/g;

/** Returns why a text cannot replace another. @param {TranslatedText} current @param {string} text */
function problemOf(current, text) {
  const wanted = placeholdersIn(current.text);
  const given = placeholdersIn(text);
  const lost = wanted.find((name) => !given.includes(name));
  if (lost) return `${lost} is missing`;
  const invented = given.find((name) => !wanted.includes(name));
  if (invented)
    return `there is no ${invented}${wanted.length > 0 ? `, only ${wanted.join(', ')}` : ' here'}`;
  if (given.length !== wanted.length) return `each of ${wanted.join(', ')} stands there once`;
  if (/[{}]/.test(text.replace(anyPlaceholder, ''))) return 'a brace stands alone';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text)) return 'it has a control character';
  const [, before, after] = /^(\s*).*?(\s*)$/s.exec(current.text) ?? [];
  const [, begins, ends] = /^(\s*).*?(\s*)$/s.exec(text) ?? [];
  if (before !== begins)
    return before ? 'it begins with a space, which the page needs' : 'it begins without a space';
  if (after !== ends) return after ? 'it ends with a space, which the page needs' : 'it ends without a space';
  return undefined;
}

/** @param {string} text */
const placeholdersIn = (text) => [...text.matchAll(anyPlaceholder)].map(([all]) => all);

/**
 * The code of each file with its changed texts.
 * @param {ReadonlyMap<TranslatedText, string>} changed
 * @returns {Map<string, string>} by file
 */
export function rewriteFiles(changed) {
  const byFile = Map.groupBy(changed.keys(), ({ file }) => file);
  return new Map(
    [...byFile].map(([file, texts]) => {
      const literals = new Map(texts.map((text) => [/** @type {ts.Node} */ (text.node), text]));
      const write = (/** @type {ts.Node} */ node) => {
        const text = literals.get(node);
        return text ? toLiteral(text, changed.get(text) ?? text.text, write) : copy(node, write);
      };
      const [{ source } = {}] = texts;
      const code = source ? write(source) : '';
      const { parseDiagnostics = [] } = /** @type {{ parseDiagnostics?: unknown[] }} */ (
        /** @type {unknown} */ (parse(file, code))
      );
      if (parseDiagnostics.length > 0) throw new Error(`${file} would not be code any more`);
      return [file, code];
    }),
  );
}

/**
 * The code of a node, in which its parts are written by themselves.
 * @param {ts.Node} node
 * @param {(node: ts.Node) => string} write
 */
function copy(node, write) {
  const source = node.getSourceFile().text;
  let code = '';
  let end = node.pos;
  ts.forEachChild(node, (child) => {
    code += source.slice(end, child.pos) + write(child);
    end = child.end;
  });
  return code + source.slice(end, node.end);
}

/** @param {TranslatedText} current @param {string} text @param {(node: ts.Node) => string} write */
function toLiteral({ node, placeholders }, text, write) {
  const before = node.getSourceFile().text.slice(node.pos, node.getStart());
  if (placeholders.size === 0)
    return `${before}'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
  const escaped = text.replace(/\\|`|\$(?=\{)/g, '\\$&');
  const filled = escaped.replace(
    anyPlaceholder,
    (_all, name) => `\${${write(/** @type {ts.Node} */ (placeholders.get(name))).trim()}}`,
  );
  return `${before}\`${filled}\``;
}

/**
 * Writes the texts of a PO file into the code.
 * @param {string} content
 * @param {string} locale
 * @returns {Promise<{ texts: number, files: number, notes: string[] }>}
 * @throws PlainError with every problem of the file; nothing is written then
 */
export async function importTexts(content, locale) {
  const { changed, notes, problems } = compareTexts(content, locale);
  if (problems.length > 0) throw new PlainError(`Nothing is imported:\n${problems.join('\n')}`);
  const files = rewriteFiles(changed);
  for (const [file, code] of files) writeFileSync(join(root, file), code);
  if (files.size > 0)
    await runTool('@biomejs/biome', ['format', '--write', ...files.keys()], { isQuiet: true });
  return { texts: changed.size, files: files.size, notes };
}

/** @param {string} file */
export const readTranslations = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new PlainError(`${file} cannot be read.`);
  }
};
