import { z } from 'zod';
import { countryCodes } from '../addresses/countries.ts';
import { parseBarcode } from '../codes/barcodes.ts';
import { digits, id, line, text } from '../fields.ts';
import { attributeMessages } from '../words/en/product-attributes.ts';
import {
  BEST_BEFORE_MONTHS_MAX,
  FSSAI_LICENCE_DIGITS,
  foodMarks,
  NET_QUANTITY_MAX,
  NUTRITION_MAX,
  netUnits,
} from './product-attributes.ts';

const MAKER_MAX_CHARACTERS = 300;
const INGREDIENTS_MAX_CHARACTERS = 2_000;
const ALLERGENS_MAX_CHARACTERS = 300;
const LABEL_MAX_CHARACTERS = 60;
/** The input of a scanner; a GS1 code also contains a batch and days. */
const BARCODE_MAX_CHARACTERS = 100;
const FAMILY_MAX_CHARACTERS = 150;

const words = (max: number) => text(max, attributeMessages.blank).nullable();
const label = (max: number) => line(max, attributeMessages.blank).nullable();

/** A number on a label, with at most two decimals. */
const labelNumber = z
  .number(attributeMessages.nutrition)
  .min(0, attributeMessages.nutrition)
  .max(NUTRITION_MAX, attributeMessages.nutrition)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, attributeMessages.nutrition);

/** As scanned or typed: 8 or 13 digits. */
export const barcode = z
  .string({ error: attributeMessages.barcode })
  .max(BARCODE_MAX_CHARACTERS, attributeMessages.barcode)
  .overwrite((written) => parseBarcode(written) ?? written)
  .refine((written) => parseBarcode(written) === written, attributeMessages.barcode);

/** Each is null where it is not set. */
export const productAttributes = z.object({
  netQuantity: z
    .int(attributeMessages.netQuantity)
    .min(1, attributeMessages.netQuantity)
    .max(NET_QUANTITY_MAX, attributeMessages.netQuantity)
    .nullable(),
  netUnit: z.enum(netUnits, attributeMessages.netUnit).nullable(),
  /** Name and address, as for the importer. */
  maker: words(MAKER_MAX_CHARACTERS),
  importer: words(MAKER_MAX_CHARACTERS),
  /** The country of origin, ISO 3166. */
  origin: z.enum(countryCodes, attributeMessages.country).nullable(),
  fssaiLicence: digits(
    new RegExp(`^[0-9]{${FSSAI_LICENCE_DIGITS}}$`),
    attributeMessages.fssaiLicence,
  ).nullable(),
  mark: z.enum(foodMarks, attributeMessages.mark).nullable(),
  ingredients: words(INGREDIENTS_MAX_CHARACTERS),
  allergens: words(ALLERGENS_MAX_CHARACTERS),
  /** Months from the day of manufacture. */
  bestBeforeMonths: z
    .int(attributeMessages.bestBefore)
    .min(1, attributeMessages.bestBefore)
    .max(BEST_BEFORE_MONTHS_MAX, attributeMessages.bestBefore)
    .nullable(),
  /** In the unit of the net quantity. The following values are per serving. */
  servingSize: labelNumber.refine((size) => size > 0, attributeMessages.servingSize).nullable(),
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
  /** The barcode scanned at the counter, unique per product (D80). */
  barcode: barcode.nullable(),
});
export type ProductAttributes = z.infer<typeof productAttributes>;

/** Absent attributes are unchanged; null clears one. */
export const attributeChanges = productAttributes.partial();
export type AttributeChanges = z.infer<typeof attributeChanges>;

/** A product of the same family. */
export const sibling = z.object({
  productId: id,
  name: z.string(),
  flavour: z.string().nullable(),
  size: z.string().nullable(),
  /** As in Product: rupees, percent, and whether it can be ordered. */
  price: z.number(),
  discount: z.number(),
  available: z.union([z.literal(0), z.literal(1)]),
});
export type Sibling = z.infer<typeof sibling>;

export const familyTitles = z.array(z.string());
