import type { Sibling } from '@namma/contract/catalogue/attribute-schemas';
import { displayedPriceRupees } from '@namma/contract/money';
import * as words from '#words/catalogue';

export interface SiblingChip {
  label: string;
  isCurrent: boolean;
  /** The linked product; undefined where this combination does not exist. */
  productId: number | undefined;
  /** Rupees, beside an available size. */
  priceRupees: number | undefined;
  /** The only size of a flavour, or that it is sold out. */
  note: string | undefined;
}

export interface SiblingRow {
  title: string;
  chips: SiblingChip[];
  /** Reason why some are disabled. */
  note: string | undefined;
}

/**
 * The flavours and sizes to choose from; a row with a single choice is omitted. A size links to the same flavour, and is
 * disabled if there is none. A flavour links to the same size if available, and otherwise names its size.
 */
export function siblingRows(siblings: readonly Sibling[], productId: number): SiblingRow[] {
  const current = siblings.find((each) => each.productId === productId);
  if (!current) return [];

  const flavours = labelsOf(siblings, 'flavour').map((label): SiblingChip => {
    const those = siblings.filter(({ flavour }) => flavour === label);
    const sameSize = those.find(({ size }) => size === current.size);
    const shown = label === current.flavour ? current : (sameSize ?? those[0]);
    const otherSize = shown && shown.size !== current.size ? shown.size : null;
    return {
      label,
      isCurrent: shown === current,
      productId: shown?.productId,
      priceRupees: undefined,
      note: otherSize === null ? soldOut(shown) : words.onlyInSize(otherSize),
    };
  });

  const sizes = labelsOf(siblings, 'size').map((label): SiblingChip => {
    const sameFlavour = siblings.find(({ size, flavour }) => size === label && flavour === current.flavour);
    const shown = label === current.size ? current : sameFlavour;
    if (!shown)
      return { label, isCurrent: false, productId: undefined, priceRupees: undefined, note: undefined };
    return {
      label,
      isCurrent: shown === current,
      productId: shown.productId,
      note: soldOut(shown),
      priceRupees: displayedPriceRupees(shown.price, shown.discount),
    };
  });

  const isMissing = sizes.some((chip) => chip.productId === undefined);
  const notMade = current.flavour === null ? words.notMade : words.notMadeIn(current.flavour);
  return [
    { title: words.flavour, chips: flavours, note: undefined },
    { title: words.size, chips: sizes, note: isMissing ? notMade : undefined },
  ].filter(({ chips }) => chips.length > 1);
}

const labelsOf = (siblings: readonly Sibling[], own: 'flavour' | 'size'): string[] => [
  ...new Set(siblings.flatMap((each) => each[own] ?? [])),
];

const soldOut = (sibling: Sibling | undefined): string | undefined =>
  sibling?.available === 0 ? words.soldOut : undefined;
