import ts from 'typescript';

/** @typedef {{ file: ts.SourceFile, checker: ts.TypeChecker }} Source */

/**
 * Writes neighbouring pieces of text as one text.
 * @param {readonly ts.JsxChild[]} run
 * @param {Source & { isWhole: boolean }} source `isWhole`: their element has no other children, so that they need no other
 * @returns {string} JSX
 */
export function writeRun(run, { isWhole, ...source }) {
  const [only] = run;
  if (run.length === 1 && only && ts.isJsxExpression(only) && only.expression)
    return writeExpression(only.expression, source);
  if (run.length === 1 && only && ts.isJsxText(only)) {
    const text = shownText(only);
    return text === text.trim()
      ? `<span>${text}</span>`
      : `<span>{'${text.replace(/['\\]/g, '\\$&')}'}</span>`;
  }
  const pieces = run.map((child) =>
    ts.isJsxExpression(child)
      ? writePiece(child, source)
      : ts.isJsxText(child)
        ? escapeText(shownText(child))
        : '',
  );
  const text = `{\`${pieces.join('')}\`}`;
  return isWhole ? text : `<span>${text}</span>`;
}

/**
 * An element that is only there with its text: an empty one would be a gap.
 * @param {ts.Expression} expression
 * @param {Source} source
 */
function writeExpression(expression, { file, checker }) {
  const text = expression.getText(file);
  const both = bothSides(expression);
  if (both) return `{${both.left.getText(file)} && <span>{${both.right.getText(file)}}</span>}`;
  return mayBeNothing(expression, checker) ? `{${text} && <span>{${text}}</span>}` : `<span>{${text}}</span>`;
}

/**
 * A piece of a template literal, in which `false` and `undefined` would be words.
 * @param {ts.JsxExpression} child
 * @param {Source} source
 */
function writePiece({ expression }, { file, checker }) {
  if (!expression) return '';
  if (ts.isStringLiteralLike(expression)) return escapeText(expression.text);
  const text = expression.getText(file);
  if (ts.isTemplateExpression(expression)) return text.slice(1, -1);
  const both = bothSides(expression);
  if (both) return `\${${both.left.getText(file)} ? ${both.right.getText(file)} : ''}`;
  return mayBeNothing(expression, checker) ? `\${${text} ?? ''}` : `\${${text}}`;
}

/** The sides of `left && right`. @param {ts.Expression} expression */
const bothSides = (expression) =>
  ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    ? expression
    : undefined;

/** @param {ts.Expression} expression @param {ts.TypeChecker} checker */
function mayBeNothing(expression, checker) {
  const { Null, Undefined, BooleanLike } = ts.TypeFlags;
  const type = checker.getTypeAtLocation(expression);
  return (type.isUnion() ? type.types : [type]).some(
    ({ flags }) => (flags & (Null | Undefined | BooleanLike)) > 0,
  );
}

/** What React shows of text in JSX: its lines without their indentation, joined by spaces. @param {ts.JsxText} node */
function shownText({ text }) {
  const lines = text.split('\n');
  return lines
    .map((line, i) => (i === 0 ? line : line.trimStart()))
    .map((line, i) => (i === lines.length - 1 ? line : line.trimEnd()))
    .filter((line) => line !== '')
    .join(' ');
}

const escapeText = (/** @type {string} */ text) => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');
