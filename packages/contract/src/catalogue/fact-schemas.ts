import { z } from 'zod';
import { countryCodes } from '../addresses/countries.ts';
import { parseBarcode } from '../codes/barcodes.ts';
import { digits, id, line, text } from '../fields.ts';
import { factMessages } from '../words/en/product-facts.ts';
import {
  BEST_BEFORE_MONTHS_MAX,
  FSSAI_LICENCE_DIGITS,
  foodMarks,
  NET_QUANTITY_MAX,
  NUTRITION_MAX,
  netUnits,
} from './product-facts.ts';

const MAKER_MAX_CHARACTERS = 300;
const INGREDIENTS_MAX_CHARACTERS = 2_000;
const ALLERGENS_MAX_CHARACTERS = 300;
const LABEL_MAX_CHARACTERS = 60;
/** Of what a scanner sends; a GS1 code also has a batch and days. */
const BARCODE_MAX_CHARACTERS = 100;
const FAMILY_MAX_CHARACTERS = 150;

const words = (max: number) => text(max, factMessages.blank).nullable();
const label = (max: number) => line(max, factMessages.blank).nullable();

/** A number of a label, with two decimals at most. */
const labelNumber = z
  .number(factMessages.nutrition)
  .min(0, factMessages.nutrition)
  .max(NUTRITION_MAX, factMessages.nutrition)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, factMessages.nutrition);

/** As scanned or typed: 8 digits, or 13. */
export const barcode = z
  .string({ error: factMessages.barcode })
  .max(BARCODE_MAX_CHARACTERS, factMessages.barcode)
  .overwrite((written) => parseBarcode(written) ?? written)
  .refine((written) => parseBarcode(written) === written, factMessages.barcode);

/** Each is null where the admin has not filled it in. */
export const productFacts = z.object({
  netQuantity: z
    .int(factMessages.netQuantity)
    .min(1, factMessages.netQuantity)
    .max(NET_QUANTITY_MAX, factMessages.netQuantity)
    .nullable(),
  netUnit: z.enum(netUnits, factMessages.netUnit).nullable(),
  /** Name and address, as is the importer. */
  maker: words(MAKER_MAX_CHARACTERS),
  importer: words(MAKER_MAX_CHARACTERS),
  /** The country of origin, ISO 3166. */
  origin: z.enum(countryCodes, factMessages.country).nullable(),
  fssaiLicence: digits(new RegExp(`^[0-9]{${FSSAI_LICENCE_DIGITS}}$`), factMessages.fssaiLicence).nullable(),
  mark: z.enum(foodMarks, factMessages.mark).nullable(),
  ingredients: words(INGREDIENTS_MAX_CHARACTERS),
  allergens: words(ALLERGENS_MAX_CHARACTERS),
  /** Months from the day it was made. */
  bestBeforeMonths: z
    .int(factMessages.bestBefore)
    .min(1, factMessages.bestBefore)
    .max(BEST_BEFORE_MONTHS_MAX, factMessages.bestBefore)
    .nullable(),
  /** In the unit of the net quantity. What follows is in one serving. */
  servingSize: labelNumber.refine((size) => size > 0, factMessages.servingSize).nullable(),
  energyKcal: labelNumber.nullable(),
  proteinGrams: labelNumber.nullable(),
  carbohydrateGrams: labelNumber.nullable(),
  sugarGrams: labelNumber.nullable(),
  addedSugarGrams: labelNumber.nullable(),
  fatGrams: labelNumber.nullable(),
  saturatedFatGrams: labelNumber.nullable(),
  transFatGrams: labelNumber.nullable(),
  sodiumMilligrams: labelNumber.nullable(),
  /** Products of one family are shown as each other's flavours and sizes. */
  family: label(FAMILY_MAX_CHARACTERS),
  flavour: label(LABEL_MAX_CHARACTERS),
  size: label(LABEL_MAX_CHARACTERS),
  /** What the counter scans: of one product only (D80). */
  barcode: barcode.nullable(),
});
export type ProductFacts = z.infer<typeof productFacts>;

/** Facts that are left out stay as they are; null empties one. */
export const factChanges = productFacts.partial();
export type FactChanges = z.infer<typeof factChanges>;

/** A product of the same family. */
export const sibling = z.object({
  productId: id,
  name: z.string(),
  flavour: z.string().nullable(),
  size: z.string().nullable(),
  /** Of a Product: rupees, percent, and whether it can be ordered. */
  price: z.number(),
  discount: z.number(),
  available: z.union([z.literal(0), z.literal(1)]),
});
export type Sibling = z.infer<typeof sibling>;

export const familyTitles = z.array(z.string());
