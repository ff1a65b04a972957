import type { Sibling } from '@namma/contract/catalogue/fact-schemas';
import * as words from '#words/catalogue';

export interface SiblingRow {
  title: string;
  /** Each leads to the product that differs in this alone, or else to one with this flavour or size. */
  chips: { label: string; productId: number; isCurrent: boolean }[];
}

/** The flavours and the sizes to choose from; a row with only one of them is left out. */
export function siblingRows(siblings: readonly Sibling[], productId: number): SiblingRow[] {
  const current = siblings.find((each) => each.productId === productId);
  if (!current) return [];
  const row = (title: SiblingRow['title'], own: 'flavour' | 'size', other: 'flavour' | 'size') => {
    const labels = [...new Set(siblings.flatMap((each) => each[own] ?? []))];
    const chips = labels.map((label) => {
      const isCurrent = label === current[own];
      const those = siblings.filter((each) => each[own] === label);
      const nearest = those.find((each) => each[other] === current[other]) ?? those[0];
      return { label, isCurrent, productId: isCurrent ? productId : (nearest?.productId ?? productId) };
    });
    return { title, chips };
  };
  return [row(words.flavour, 'flavour', 'size'), row(words.size, 'size', 'flavour')].filter(
    ({ chips }) => chips.length > 1,
  );
}
