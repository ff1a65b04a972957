import ts from 'typescript';
import { writeRun } from './write.mjs';

/**
 * @typedef {object} Fault a place that breaks the rule "Text stands alone" of CONTRIBUTING.md
 * @property {number} start where in the file
 * @property {number} end
 * @property {string} problem
 * @property {string} write what to write instead of the characters from `start` to `end`; empty where that needs thought
 */

/** @typedef {'text' | 'either' | 'texts' | 'elements'} Kind `texts` are lists of texts; `either` may be text or elements */

const { SyntaxKind, TypeFlags } = ts;
const { StringLike, NumberLike, BigIntLike, Any, Unknown } = TypeFlags;
const TEXT = StringLike | NumberLike | BigIntLike | Any | Unknown;
/** The values for which React renders nothing. */
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike;

/** Types of React's components that render nothing but their children: Fragment, Suspense, contexts. */
const withoutElement = new Set(['ExoticComponent', 'ProviderExoticComponent', 'Provider', 'Context']);

/**
 * Finds text that is not the only child of an element, and components that render text without an element. React keeps a
 * reference to each such text, which leads nowhere once the browser has translated the page: the text is then not updated,
 * and removing it or inserting something before it throws. The text of an element without other children is set through
 * the element.
 * @param {ts.SourceFile} file
 * @param {ts.TypeChecker} checker
 * @returns {Fault[]}
 */
export function findSharedText(file, checker) {
  /** @type {Fault[]} */
  const faults = [];

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) faults.push(...findInChildren(node));
    if (isComponent(node) && returnsText(node))
      faults.push({
        start: node.getStart(file),
        end: node.getStart(file),
        problem: 'this component may return text without an element: wrap the text, or type it as Elements',
        write: '',
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;

  /** @param {ts.JsxElement | ts.JsxFragment} parent */
  function findInChildren(parent) {
    const children = parent.children.filter(isRendered).map((child) => ({ child, kind: kindOf(child) }));
    const isWithout = hasNoElement(parent);
    const isShared = children.length > 1 || isWithout;
    /** @type {Fault[]} */
    const found = children.flatMap(({ child, kind }) => {
      const place = { start: child.getStart(file), end: child.getEnd(), write: '' };
      const text = child.getText(file).replace(/\s+/g, ' ');
      if (kind === 'texts')
        return { ...place, problem: `a list of texts: put each into an element: ${text}` };
      if (kind !== 'either' || !isShared) return [];
      const problem = `this may be text: put it into an element, or type it as Elements of ui/elements: ${text}`;
      return { ...place, problem };
    });
    for (const run of isShared ? findRunsOfText(children) : []) {
      const isWhole = run.length === children.length && !isWithout;
      const [start, end] = [startOf(run[0]), run.at(-1)?.getEnd() ?? 0];
      const problem = isWhole ? 'one text in pieces' : 'text beside other nodes';
      found.push({ start, end, problem, write: writeRun(run, { isWhole, file, checker }) });
    }
    return found;
  }

  /** Text begins with its white space. @param {ts.JsxChild} [child] */
  function startOf(child) {
    return child && ts.isJsxText(child) ? child.pos : (child?.getStart(file) ?? 0);
  }

  /** @param {ts.JsxChild} child @returns {Kind} */
  function kindOf(child) {
    if (ts.isJsxText(child)) return 'text';
    return ts.isJsxExpression(child) && child.expression ? kindOfExpression(child.expression) : 'elements';
  }

  /** @param {ts.Expression} expression @returns {Kind} */
  function kindOfExpression(expression) {
    if (ts.isParenthesizedExpression(expression)) return kindOfExpression(expression.expression);
    if (isMarkup(expression)) return 'elements';
    if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return 'text';
    if (ts.isConditionalExpression(expression)) {
      const branches = [expression.whenTrue, expression.whenFalse].filter((branch) => !isNothing(branch));
      const kinds = new Set(branches.map(kindOfExpression));
      const [kind = 'elements'] = kinds;
      return kinds.size > 1 ? 'either' : kind;
    }
    if (
      ts.isBinaryExpression(expression) &&
      expression.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken
    ) {
      const kind = kindOfExpression(expression.right);
      // React renders a 0 on the left, but no empty text.
      const isCount = (checker.getTypeAtLocation(expression.left).flags & NumberLike) > 0;
      return isCount && kind === 'elements' ? 'either' : kind;
    }
    return kindOfType(checker.getTypeAtLocation(expression));
  }

  /** @param {ts.Type} type @returns {Kind} */
  function kindOfType(type) {
    if (holdsTexts(type)) return 'texts';
    const parts = partsOf(type);
    if (!parts.some(isText)) return 'elements';
    return parts.every((part) => isText(part) || rendersNothing(part)) ? 'text' : 'either';
  }

  /** @param {ts.Type} type @param {number} [depth] @returns {boolean} */
  function holdsTexts(type, depth = 0) {
    return partsOf(type).some((part) => {
      if (depth > 3 || !(checker.isArrayType(part) || checker.isTupleType(part))) return false;
      const items = checker.getTypeArguments(/** @type {ts.TypeReference} */ (part));
      return items.some((item) => partsOf(item).some(isText) || holdsTexts(item, depth + 1));
    });
  }

  /** @param {ts.Expression} expression */
  function isNothing(expression) {
    return partsOf(checker.getTypeAtLocation(expression)).every(rendersNothing);
  }

  /** @param {ts.JsxElement | ts.JsxFragment} parent */
  function hasNoElement(parent) {
    if (ts.isJsxFragment(parent)) return true;
    const { aliasSymbol, symbol } = checker.getTypeAtLocation(parent.openingElement.tagName);
    return [aliasSymbol, symbol].some((each) => each && withoutElement.has(each.name));
  }

  /** @param {ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression} component */
  function returnsText(component) {
    if (returnsOnlyMarkup(component)) return false;
    const signature = checker.getSignatureFromDeclaration(component);
    return signature !== undefined && kindOfType(checker.getReturnTypeOfSignature(signature)) !== 'elements';
  }
}

/** @param {{ child: ts.JsxChild, kind: Kind }[]} children */
function findRunsOfText(children) {
  /** @type {ts.JsxChild[][]} */
  const runs = [];
  for (const [i, { child, kind }] of children.entries()) {
    if (kind !== 'text') continue;
    if (children[i - 1]?.kind === 'text') runs.at(-1)?.push(child);
    else runs.push([child]);
  }
  return runs;
}

/** Whether it is more than the line break between two tags, or a comment. @param {ts.JsxChild} child */
const isRendered = (child) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !(ts.isJsxExpression(child) && !child.expression);

/**
 * Whether it is elements as written: JSX, or `list.map` to JSX. The type of such an expression is costly, and says the same.
 * @param {ts.Expression} expression
 * @returns {boolean}
 */
function isMarkup(expression) {
  if (ts.isParenthesizedExpression(expression)) return isMarkup(expression.expression);
  if (ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression))
    return true;
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return false;
  const [each] = expression.arguments;
  const isMap = expression.expression.name.text === 'map' && expression.arguments.length === 1;
  return isMap && each !== undefined && ts.isArrowFunction(each) && returnsOnlyMarkup(each);
}

/**
 * Whether all that it returns is elements as written, or null.
 * @param {ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression} component
 */
function returnsOnlyMarkup({ body }) {
  if (!body) return false;
  if (!ts.isBlock(body)) return isMarkup(body);
  let isOnly = true;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isReturnStatement(node))
      isOnly &&= node.expression !== undefined && (isNull(node.expression) || isMarkup(node.expression));
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return isOnly;
}

/** @param {ts.Expression} expression */
const isNull = (expression) => expression.kind === SyntaxKind.NullKeyword;

/** @param {ts.Type} type */
const partsOf = (type) => (type.isUnion() ? type.types : [type]);

/** @param {ts.Type} type */
const isEmptyText = (type) => type.isStringLiteral() && type.value === '';

/** @param {ts.Type} type */
const isText = (type) => (type.flags & TEXT) > 0 && !isEmptyText(type);

/** @param {ts.Type} type */
const rendersNothing = (type) => (type.flags & NOTHING) > 0 || isEmptyText(type);

/** @param {ts.Node} node @returns {node is ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression} */
function isComponent(node) {
  const isNamed = (/** @type {ts.Node | undefined} */ name) =>
    name !== undefined && ts.isIdentifier(name) && /^[A-Z]/.test(name.text);
  if (ts.isFunctionDeclaration(node)) return isNamed(node.name);
  const isExpression = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  return isExpression && ts.isVariableDeclaration(node.parent) && isNamed(node.parent.name);
}
