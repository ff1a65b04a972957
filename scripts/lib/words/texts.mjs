import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

/**
 * @typedef {object} Text a text of a module of words: one literal of its code
 * @property {string} name the path to it: `fieldMessages.required`, and `#2` for the second literal of one name
 * @property {string} text as a translator reads it, with `{placeholders}`
 * @property {Map<string, ts.Expression>} placeholders the expressions of the placeholders
 * @property {ts.StringLiteralLike | ts.TemplateExpression} node
 */

/**
 * @typedef {Text & { module: string, file: string, english: string, source: ts.SourceFile }} TranslatedText
 */

const MAIL = 'apps/server/src/modules/messaging/mail/words';

/** @param {string} locale @returns {{ module: string, english: string[], file: string }[]} paths below the root */
function modulesOf(locale) {
  const inFolder = (/** @type {string} */ area, /** @type {string} */ folder) =>
    readdirSync(join(root, folder, 'en')).map((name) => ({
      module: `${area}/${name.replace(/\.ts$/, '')}`,
      // The English sentences of refusals are next to their statuses.
      english:
        name === 'refusals.ts'
          ? globSync('packages/contract/src/{,*/}refusals.ts', { cwd: root })
          : [`${folder}/en/${name}`],
      file: `${folder}/${locale}/${name}`,
    }));
  return [
    ...inFolder('contract', 'packages/contract/src/words'),
    ...inFolder('web', 'apps/web/app/words'),
    { module: 'mail', english: [`${MAIL}/en.ts`], file: `${MAIL}/${locale}.ts` },
  ].filter(({ file }) => existsSync(join(root, file)));
}

/** @param {string} locale @returns {TranslatedText[]} every text that is translated into this language, with its English */
export function listTexts(locale) {
  return modulesOf(locale).flatMap(({ module, english, file }) => {
    const source = parse(file, readFileSync(join(root, file), 'utf8'));
    const originals = groupByPath(
      english.flatMap((each) => textsIn(parse(each, readFileSync(join(root, each), 'utf8')))),
    );
    const texts = textsIn(source);
    const counts = groupByPath(texts);
    return texts.map((text) => ({
      ...text,
      module,
      file,
      source,
      english: englishOf(text, counts.get(pathOf(text))?.length ?? 0, originals, source),
    }));
  });
}

/** @param {string} file @param {string} code */
export const parse = (file, code) => ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);

/**
 * The English text at the same position, or all texts of the name if their number differs. For a name that is missing in
 * English: the name itself, such as `milk`, or the text of the first name that uses it.
 * @param {Text} text @param {number} count @param {Map<string, Text[]>} originals @param {ts.SourceFile} source
 */
function englishOf(text, count, originals, source) {
  const path = pathOf(text);
  const own = originals.get(withoutTable(path)) ?? originals.get(withoutTable(userOf(path, source)));
  if (!own) return path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;
  const index = Number(/#(\d+)$/.exec(text.name)?.[1] ?? 1) - 1;
  return (own.length === count && own[index]?.text) || own.map((each) => each.text).join(' / ');
}

/** Without the name of the table of refusals, which differs, and without the part that has the sentence. @param {string} path */
const withoutTable = (path) =>
  path.replace(/^\w*[rR]efusal\w*\./, 'refusals.').replace(/^(refusals\.\w+)\.message$/, '$1');

/** @param {Text} text */
const pathOf = ({ name }) => name.replace(/#\d+$/, '');

/** @param {Text[]} texts */
const groupByPath = (texts) => Map.groupBy(texts, (text) => withoutTable(pathOf(text)));

/** The path of the first text that uses a constant of the file. @param {string} path @param {ts.SourceFile} source */
function userOf(path, source) {
  const [constant = ''] = path.split('.');
  let found = '';
  visitNames(source, (name, node) => {
    if (found || name === constant || name.startsWith(`${constant}.`)) return;
    /** @type {(each: ts.Node) => boolean} */
    const uses = (each) =>
      (ts.isIdentifier(each) && each.text === constant && !isNameOfProperty(each)) ||
      ts.forEachChild(each, uses) === true;
    if (uses(node)) found = name;
  });
  return found;
}

/** @param {ts.Node} node */
const isNameOfProperty = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** @param {ts.SourceFile} source @returns {Text[]} */
function textsIn(source) {
  /** @type {Text[]} */
  const texts = [];
  visitNames(source, (name, node) => {
    const literals = literalsIn(node).map((literal) => ({ node: literal, ...toText(literal) }));
    const said = literals.filter(({ text, placeholders }) => hasLetters(text, placeholders));
    said.forEach((each, i) => {
      texts.push({ ...each, name: said.length > 1 ? `${name}#${i + 1}` : name });
    });
  });
  return texts;
}

/**
 * Calls for each named part of a module that is no table of further ones.
 * @param {ts.SourceFile} source
 * @param {(name: string, node: ts.Node) => void} found
 */
function visitNames(source, found) {
  const enter = (/** @type {string} */ path, /** @type {ts.Node} */ node) => {
    const value = withoutTypes(node);
    if (ts.isObjectLiteralExpression(value))
      for (const property of value.properties) {
        if (ts.isPropertyAssignment(property))
          enter(`${path}.${nameOf(property.name)}`, property.initializer);
        else found(`${path}.${property.name ? nameOf(property.name) : 'rest'}`, property);
      }
    else if (ts.isArrayLiteralExpression(value))
      for (const [i, each] of value.elements.entries()) enter(`${path}.${i}`, each);
    else if (ts.isArrowFunction(value) && !ts.isBlock(value.body) && !makesText(value.body))
      enter(path, value.body);
    else found(path, value);
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      // The code of a language is no text.
      for (const { name, type, initializer } of statement.declarationList.declarations)
        if (initializer && type?.getText() !== 'Locale') enter(name.getText(), initializer);
  }
}

/** True if a function creates no table. @param {ts.Node} body */
const makesText = (body) => {
  const value = withoutTypes(body);
  return !ts.isObjectLiteralExpression(value) && !ts.isArrayLiteralExpression(value);
};

/** Without `as const`, `satisfies` and brackets. @param {ts.Node} node @returns {ts.Node} */
const withoutTypes = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? withoutTypes(node.expression)
    : node;

/** @param {ts.PropertyName} name */
const nameOf = (name) => (ts.isStringLiteralLike(name) ? name.text : name.getText());

/**
 * The literals below a node that people read. @param {ts.Node} node
 * @returns {(ts.StringLiteralLike | ts.TemplateExpression)[]} */
function literalsIn(node) {
  if (ts.isTypeNode(node) || (ts.isCaseClause(node.parent) && node.parent.expression === node)) return [];
  if (isNameOfProperty(node)) return [];
  if (ts.isElementAccessExpression(node)) return literalsIn(node.expression);
  if (ts.isBinaryExpression(node) && isComparison(node.operatorToken.kind)) return [];
  /** @type {(ts.StringLiteralLike | ts.TemplateExpression)[]} */
  const own = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? [node] : [];
  ts.forEachChild(node, (child) => {
    own.push(...literalsIn(child));
  });
  return own;
}

/** @param {ts.SyntaxKind} kind */
const isComparison = (kind) =>
  kind >= ts.SyntaxKind.LessThanToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;

/**
 * True if people read it: not only a separator, an address or a parameter.
 * @param {string} text
 * @param {Text['placeholders']} placeholders
 */
function hasLetters(text, placeholders) {
  const fixed = [...placeholders.keys()].reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), text);
  return /\p{L}/u.test(fixed) && !text.startsWith('/');
}

/** @param {ts.StringLiteralLike | ts.TemplateExpression} node @returns {Pick<Text, 'text' | 'placeholders'>} */
function toText(node) {
  /** @type {Text['placeholders']} */
  const placeholders = new Map();
  if (!ts.isTemplateExpression(node)) return { text: node.text, placeholders };
  let text = node.head.text;
  for (const { expression, literal } of node.templateSpans) {
    text += `{${placeholderFor(expression, placeholders)}}${literal.text}`;
  }
  return { text, placeholders };
}

/**
 * The name of a placeholder: a parameter, or the constant in the text.
 * @param {ts.Expression} expression
 * @param {Text['placeholders']} taken
 */
function placeholderFor(expression, taken) {
  const names = identifiersIn(expression);
  const wanted = names.find((name) => isParameter(name, expression)) ?? names.at(-1) ?? 'value';
  for (let i = 1; ; i++) {
    const name = i === 1 ? wanted : `${wanted}${i}`;
    const same = taken.get(name);
    if (same && same.getText() !== expression.getText()) continue;
    taken.set(name, expression);
    return name;
  }
}

/** @param {ts.Node} node @returns {string[]} */
function identifiersIn(node) {
  if (ts.isIdentifier(node)) return [node.text];
  const { expression } = /** @type {{ expression?: ts.Node }} */ (node);
  const children = ts.isCallExpression(node) ? [...node.arguments, node.expression] : node.getChildren();
  return (expression && ts.isParenthesizedExpression(node) ? [expression] : children).flatMap(identifiersIn);
}

/** @param {string} name @param {ts.Node} node */
function isParameter(name, node) {
  for (let each = node.parent; each; each = each.parent)
    if (
      ts.isFunctionLike(each) &&
      each.parameters.some((parameter) => parameter.name.getText().split(/\W+/).includes(name))
    )
      return true;
  return false;
}
