import { mailWords } from '../words/words.ts';
import type { Block, Content, Context } from './content.ts';
import { blockAsText, footerOf, oneLine } from './frame.ts';

/** A part of a message that is omitted as a whole, highest `rank` first. Rank 0 always stays. */
interface Part {
  text: string;
  rank: number;
}

/** Order of omission: the address, secondary texts, list rows, then links. */
const ranks = { address: 1000, aside: 800, row: 400, link: 200 };

/**
 * Renders a mail as a chat message: greeting, text and sender, without sentences about attachments. While it does not
 * fit, omits whole parts: first the gym's address; then all texts and quotes but the first text, last first; then list
 * rows, from the end of the first list; then links. Finally cuts the first text after a sentence or a word. Without
 * content it is only the greeting.
 * @param fits returns true if a text is short enough
 */
export function toMessage(
  content: Content | undefined,
  { name, locale, gym }: Pick<Context, 'name' | 'locale' | 'gym'>,
  fits: (text: string) => boolean,
): { text: string; isShortened: boolean } {
  const greeting = mailWords[locale].greeting(oneLine(name));
  const blocks = content?.blocks.filter((block) => !(block.kind === 'text' && block.isOfFile)) ?? [];
  const parts: Part[][] = [
    [{ text: greeting, rank: 0 }],
    ...blocks.map(toParts),
    ...(content
      ? [footerOf(gym).map((text, i) => ({ text, rank: ranks.address + i }))]
      : [[{ text: gym.brand.name, rank: 0 }]]),
  ];
  const whole = joined(parts, Number.POSITIVE_INFINITY);
  if (fits(whole)) return { text: whole, isShortened: false };
  const steps = [...new Set(parts.flat().map(({ rank }) => rank))].filter((rank) => rank > 0);
  for (const most of steps.sort((a, b) => b - a)) {
    const text = joined(parts, most - 1);
    if (fits(text)) return { text, isShortened: true };
  }
  const [first] = blocks;
  const news = first?.kind === 'text' ? first.text : '';
  return { text: cut(news, (shorter) => `${greeting}\n\n${shorter}`, fits), isShortened: true };
}

/** Joins parts of at most this rank; rows of a block on separate lines, blocks separated by a blank line. */
const joined = (parts: readonly Part[][], most: number): string =>
  parts
    .map((rows) =>
      rows
        .filter(({ rank }) => rank <= most)
        .map(({ text }) => text)
        .join('\n'),
    )
    .filter((text) => text !== '')
    .join('\n\n');

function toParts(block: Block, index: number): Part[] {
  switch (block.kind) {
    case 'details':
    case 'sum':
      return block.rows.map((row, i) => ({
        text: blockAsText({ ...block, rows: [row] }),
        // Rows of the first list are omitted before those of the next, in each list from the last to the first.
        rank: ranks.row + Math.max(0, 10 - index) * 10 + Math.min(i, 9),
      }));
    case 'button':
    case 'link':
      return [{ text: blockAsText(block), rank: ranks.link + index }];
    case 'text':
    case 'quote':
      return [{ text: blockAsText(block), rank: index === 0 ? 0 : ranks.aside + index }];
  }
}

/** Cuts after as many whole sentences as fit; otherwise after words, and within a long word after characters. */
function cut(text: string, within: (text: string) => string, fits: (text: string) => boolean): string {
  for (const granularity of ['sentence', 'word', 'grapheme'] as const) {
    const segments = [...new Intl.Segmenter('en', { granularity }).segment(text)].map(
      ({ segment }) => segment,
    );
    for (let count = segments.length; count > 0; count--) {
      const shorter = segments.slice(0, count).join('').trimEnd();
      const tried = within(count === segments.length ? shorter : `${shorter} …`);
      if (fits(tried)) return tried;
    }
  }
  return within('');
}
