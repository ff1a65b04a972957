import { act } from '@testing-library/react';

/**
 * Translates what the page shows as a browser does: each text is replaced by `<font>` elements with a text of their
 * own. React's texts
 * are no longer in the document then.
 */
export function translatePage(): void {
  act(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font, [translate="no"]')) continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).append(text.data);
      text.replaceWith(outer);
    }
  });
}
