import { brand } from '@namma/contract/brand';
import { mailWords } from '../words/words.ts';
import type { Block, Content, Context } from './content.ts';
import { blockAsText, footerOf, oneLine } from './frame.ts';

/** A part of a message that is left out as a whole; the highest `rank` first. 0 stays. */
interface Part {
  text: string;
  rank: number;
}

/** Left out in this order: the address, what is notified beside the news, what lists repeat, and then the links. */
const ranks = { address: 1000, aside: 800, row: 400, link: 200 };

/**
 * A mail as a message of a chat: its greeting, its words and who writes, without what is said of attached files, because there
 * are none. While it does not fit, whole parts are left out: first the address of the gym; then all texts and quotes but the
 * first text, the last first; then rows of lists, from the end of the first list on; then the links. At last the first text is
 * cut after a sentence, or after a word. Without content it is the greeting alone.
 * @param fits whether a text is short enough
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
      : [[{ text: brand.name, rank: 0 }]]),
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

/** Parts of at most this rank; the rows of a block below each other, the blocks with a line between them. */
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
    case 'facts':
    case 'sum':
      return block.rows.map((row, i) => ({
        text: blockAsText({ ...block, rows: [row] }),
        // The rows of the first list go before those of the next ones, in each the last before the first.
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

/** As many whole sentences as fit; of a sentence that does not fit, as many words, and of a long word as many characters. */
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
