import type { ProductWords } from '@namma/contract/catalogue/schemas';
import { wordField, wordFields } from '@namma/contract/catalogue/word-fields';
import { englishNames, otherLocales } from '@namma/contract/other-locales';
import type { Field } from './product-fields';

const ownLabels = {
  name: 'Name',
  available: 'Available',
  price: 'Price',
  discount: 'Discount',
  cost: 'Cost',
  image: 'Picture',
  pictures: 'Further pictures',
  description: 'Description',
  netQuantity: 'Net quantity',
  netUnit: 'Unit',
  maker: 'Maker',
  importer: 'Importer',
  origin: 'Country of origin',
  fssaiLicence: 'FSSAI licence',
  mark: 'Mark',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  bestBeforeMonths: 'Best before (months)',
  servingSize: 'Serving size',
  energyKcal: 'Energy (kcal)',
  proteinGrams: 'Protein (g)',
  carbohydrateGrams: 'Carbohydrate (g)',
  sugarGrams: 'Sugar (g)',
  addedSugarGrams: 'Added sugar (g)',
  fatGrams: 'Fat (g)',
  saturatedFatGrams: 'Saturated fat (g)',
  transFatGrams: 'Trans fat (g)',
  sodiumMilligrams: 'Sodium (mg)',
  family: 'Family',
  flavour: 'Flavour',
  size: 'Size',
  barcode: 'Barcode',
} satisfies Partial<Record<Field, string>>;

/** `Name in Kannada`. */
const wordLabels = Object.fromEntries(
  otherLocales.flatMap((locale) =>
    wordFields.map((field) => [wordField(field, locale), `${ownLabels[field]} in ${englishNames[locale]}`]),
  ),
  // Has each field of each language.
) as Record<keyof ProductWords, string>;

/** Labels of the product fields. */
export const fieldLabels: Record<Field, string> = { ...ownLabels, ...wordLabels };
