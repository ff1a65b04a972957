/**
 * Keeps a page working that the browser translates. Browsers move text into `<font>` elements, so that React's `removeChild` and
 * `insertBefore` of such a text throw, and the screen is lost: https://github.com/facebook/react/issues/11538
 */
export function guardTranslatedDom(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    // At the end: the place that React means is no longer known.
    const reference = before?.parentNode === this ? before : null;
    return insertBefore.call(this, node, reference) as T;
  };
}
