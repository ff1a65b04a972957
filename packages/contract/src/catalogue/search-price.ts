import { foldText } from '../text/fold.ts';

/** Displayed prices in whole rupees; both ends are included. */
export interface PriceLimits {
  fromRupees?: number;
  uptoRupees?: number;
}

/** A search text without the words about prices, and the limits from those words. */
export interface PricedText {
  text: string;
  prices: PriceLimits;
}

const list = (words: string) => new Set(words.split(' ').map((word) => foldText(word)));

const currencies = list('₹ rs inr rupee rupees रु रुपये रुपए रुपयों रूपये ರೂ ರೂಪಾಯಿ ರೂಪಾಯಿಗಳ ರೂಪಾಯಿಗಳಿಗಿಂತ ರೂಪಾಯಿಗಿಂತ ರೂಪಾಯಿಯ ರ');
const units = list(
  'kg kgs kilo kilos g gm gms gram grams mg ml l ltr litre litres piece pieces pcs ಕೆಜಿ ಗ್ರಾಂ ಲೀಟರ್ किलो ग्राम लीटर',
);
/** Before the amount. */
const belowWords = list('under below within upto max maximum < less lower cheaper most');
const aboveWords = list('over above min minimum > more higher least');
/** After the amount, where Kannada and Hindi put them. */
const belowAfter = list('ಕಡಿಮೆ ಒಳಗೆ ಒಳಗಿನ ಕೆಳಗೆ ವರೆಗೆ कम नीचे तक अंदर भीतर');
const aboveAfter = list('ಹೆಚ್ಚು ಮೇಲೆ ಮೇಲ್ಪಟ್ಟ ज्यादा अधिक ऊपर');
/** Between the amount and such a word. */
const fillers = list('than at ಕ್ಕಿಂತ ಗಿಂತ ಕಿಂತ ಕ್ಕೂ से के की');

const AMOUNT = /^\d{1,7}$/;

/** Splits a text into words, numbers and signs. A quantity such as `500g` stays one word. */
const split = (text: string): string[] =>
  foldText(text)
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\bup to\b/g, 'upto')
    .replace(/\/-/g, ' rupees ')
    .replace(/(\d)[-–]₹/g, '$1-')
    .replace(/[₹<>]/g, ' $& ')
    .replace(/\b(rs|inr)\.?\s*(?=\d)/g, '$1 ')
    .replace(/(\d)(?=(?:rs|inr|rupees?)\b|[\u0900-\u097f\u0c80-\u0cff])/g, '$1 ')
    .replace(/(?<=\D)-|-(?=\D|$)/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/[.,]+$/, ''))
    .filter(Boolean);

/**
 * Extracts price words from a search text: `whey under ₹2,000` is `whey` up to 2,000 rupees. Recognizes `under`, `₹`,
 * `more than` and similar words, also in Kannada and Hindi, but not an amount alone or a quantity such as `500 g`.
 */
export function readPriceWords(text: string): PricedText {
  const words = split(text);
  const used = new Set<number>();
  const prices: PriceLimits = {};
  const isAmount = (at: number) => AMOUNT.test(words[at] ?? '') && !units.has(words[at + 1] ?? '');
  /** Skips words in this direction that only lead to the amount, and marks them. Returns the position after them. */
  const pass = (at: number, step: 1 | -1, passed: number[]) => {
    let next = at + step;
    while (currencies.has(words[next] ?? '') || fillers.has(words[next] ?? '')) {
      passed.push(next);
      next += step;
    }
    return next;
  };

  for (let at = 0; at < words.length; at++) {
    const range = /^(\d{1,7})[-–](\d{1,7})$/.exec(words[at] ?? '');
    const isInRupees = currencies.has(words[at - 1] ?? '');
    if (range && (isInRupees || isPriceRange(range, words[at + 1]))) {
      setRange(prices, Number(range[1]), Number(range[2]));
      for (const each of isInRupees ? [at - 1, at] : [at]) used.add(each);
      continue;
    }
    if (!isAmount(at) || used.has(at)) continue;
    const rupees = Number(words[at]);
    const passed = [at];
    const before = pass(at, -1, passed);
    const after = pass(at, 1, passed);
    const isPriced = passed.some((each) => currencies.has(words[each] ?? ''));
    const take = (...more: number[]) => {
      for (const each of [...passed, ...more]) used.add(each);
    };
    if (words[before] === 'between' && ['and', 'to'].includes(words[after] ?? '')) {
      const other = [];
      const second = [after + 1, after + 2].find((each) => isAmount(each));
      if (second !== undefined) {
        setRange(prices, rupees, Number(words[second]));
        for (let each = after; each <= second; each++) other.push(each);
        pass(second, 1, other);
        take(before, ...other);
      }
    } else if (belowWords.has(words[before] ?? '')) {
      prices.uptoRupees = rupees;
      take(before);
    } else if (aboveWords.has(words[before] ?? '')) {
      prices.fromRupees = rupees;
      take(before);
    } else if (belowAfter.has(words[after] ?? '')) {
      prices.uptoRupees = rupees;
      take(after);
    } else if (aboveAfter.has(words[after] ?? '')) {
      prices.fromRupees = rupees;
      take(after);
    } else if (isPriced) {
      prices.uptoRupees = rupees;
      take();
    }
  }
  if (used.size === 0) return { text, prices: {} };
  return { text: words.filter((_, at) => !used.has(at)).join(' '), prices };
}

/** Two numbers from 100 on, without a unit, are prices as in `whey 1000-2000`. */
const isPriceRange = ([, first, second]: readonly string[], next = ''): boolean =>
  Number(first) >= 100 && Number(second) >= 100 && !units.has(next);

function setRange(prices: PriceLimits, first: number, second: number): void {
  prices.fromRupees = Math.min(first, second);
  prices.uptoRupees = Math.max(first, second);
}
