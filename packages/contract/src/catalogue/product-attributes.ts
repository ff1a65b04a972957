import * as words from '../words/en/units.ts';

/** Label data of products (D52), and the prices computed from it. */

/** Units of a net quantity. Kilograms and litres are stored as 1,000 of the smaller unit. */
export const netUnits = ['g', 'ml', 'piece'] as const;
export type NetUnit = (typeof netUnits)[number];

/** The mandatory mark on food in India: green for vegetarian, brown for non-vegetarian. */
export const foodMarks = ['green', 'brown'] as const;
export type FoodMark = (typeof foodMarks)[number];

export const NET_QUANTITY_MAX = 1_000_000;
export const FSSAI_LICENCE_DIGITS = 14;
export const BEST_BEFORE_MONTHS_MAX = 120;
/** The largest amount of a serving and of each of its nutrients. */
export const NUTRITION_MAX = 10_000;
/** Per product, including the first. */
export const PRODUCT_PICTURES_MAX = 8;

/** From this quantity on, the law requires a price per kilogram or litre. */
const LARGE_QUANTITY = 1_000;
const SMALL_UNITS = 100;
const PROTEIN_GRAMS = 25;

interface Quantity {
  netQuantity: number | null;
  netUnit: NetUnit | null;
}

export interface UnitPrice {
  /** Rounded half up to whole paise. */
  paise: number;
  /** `100 g`, `kg`, `100 ml`, `litre` or `piece`. */
  per: string;
}

/** Divides two whole numbers, rounded half up. Exact up to 2^52. */
const divide = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/**
 * The price of 100 g or 100 ml of a product, and from 1 kg or 1 litre on the price of that much, too; or of one of
 * several pieces. Each is price × unit / net quantity, in whole paise, rounded half up. Empty without a quantity and
 * for a single piece.
 * @param displayedRupees the customer's price
 */
export function unitPrices(displayedRupees: number, { netQuantity, netUnit }: Quantity): UnitPrice[] {
  if (netQuantity === null || netUnit === null) return [];
  const price = (units: number, per: string) => ({
    paise: divide(displayedRupees * 100 * units, netQuantity),
    per,
  });
  if (netUnit === 'piece') return netQuantity > 1 ? [price(1, words.perPiece)] : [];
  const small = price(
    SMALL_UNITS,
    netUnit === 'g' ? words.grams(SMALL_UNITS) : words.millilitres(SMALL_UNITS),
  );
  if (netQuantity < LARGE_QUANTITY) return [small];
  return [small, price(LARGE_QUANTITY, netUnit === 'g' ? words.perKilogram : words.perLitre)];
}

/**
 * The price of 25 g of protein in whole paise, rounded half up: price × 25 × serving / (protein per serving × net
 * quantity). Undefined where one of them is unknown, and without protein.
 * @param displayedRupees the customer's price
 */
export function proteinPricePaise(
  displayedRupees: number,
  {
    netQuantity,
    servingSize,
    proteinGrams,
  }: Pick<Quantity, 'netQuantity'> & { servingSize: number | null; proteinGrams: number | null },
): number | undefined {
  if (!netQuantity || !servingSize || !proteinGrams) return undefined;
  // Serving and protein have two decimals; as hundredths they are whole numbers.
  const [serving, protein] = [Math.round(servingSize * 100), Math.round(proteinGrams * 100)];
  return divide(displayedRupees * 100 * PROTEIN_GRAMS * serving, protein * netQuantity);
}

/** `500 g`, `1.5 kg`, `1 litre`, `60 pieces` */
export function formatQuantity(quantity: number, unit: NetUnit): string {
  if (unit === 'piece') return words.pieces(quantity);
  if (quantity < LARGE_QUANTITY) return unit === 'g' ? words.grams(quantity) : words.millilitres(quantity);
  const large = quantity / LARGE_QUANTITY;
  return unit === 'g' ? words.kilograms(large) : words.litres(large);
}
