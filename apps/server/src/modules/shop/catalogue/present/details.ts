import { countryName } from '@namma/contract/addresses/countries';
import type { ChangedFields } from '@namma/contract/admin/schemas';
import type {
  AttributeChanges,
  ProductAttributes,
  Sibling,
} from '@namma/contract/catalogue/attribute-schemas';
import { PRODUCT_PICTURES_MAX } from '@namma/contract/catalogue/product-attributes';
import type {
  FurtherPicture,
  ProductDetails,
  ProductWords,
  WordChanges,
} from '@namma/contract/catalogue/schemas';
import { paiseToRupees } from '@namma/contract/money';
import { fewLeft } from '@namma/contract/stock/rules';
import type { ProductAttributesTable } from '../../../../platform/db/product-tables.ts';
import { presentOffer, presentProduct, type VersionedProduct } from '../present.ts';
import { presentWords, type WordsRow } from './words.ts';

/** The columns of product_attributes by their names in the API. */
export const attributeColumns = {
  netQuantity: 'net_quantity',
  netUnit: 'net_unit',
  maker: 'maker',
  importer: 'importer',
  fssaiLicence: 'fssai_licence',
  mark: 'mark',
  ingredients: 'ingredients',
  allergens: 'allergens',
  bestBeforeMonths: 'best_before_months',
  servingSize: 'serving_size',
  energyKcal: 'energy_kcal',
  proteinGrams: 'protein_g',
  carbohydrateGrams: 'carbohydrate_g',
  sugarGrams: 'sugar_g',
  addedSugarGrams: 'added_sugar_g',
  fatGrams: 'fat_g',
  saturatedFatGrams: 'saturated_fat_g',
  transFatGrams: 'trans_fat_g',
  sodiumMilligrams: 'sodium_mg',
  flavour: 'flavour',
  size: 'size_label',
  barcode: 'barcode',
} as const satisfies Partial<Record<keyof ProductAttributes, keyof ProductAttributesTable>>;
type AttributeName = keyof typeof attributeColumns;
type AttributeColumn = (typeof attributeColumns)[AttributeName];

/** Columns of product_attributes to write; absent ones are unchanged. */
export type AttributeValues = Partial<Pick<ProductAttributesTable, AttributeColumn | 'family_id'>>;

/** A product of the same family. */
export type SiblingRow = Pick<
  VersionedProduct,
  'id' | 'name' | 'price_paise' | 'discount_bp' | 'is_available' | 'sellable'
> &
  Pick<Sibling, 'flavour' | 'size'>;

/** A product with all data of its page. */
export interface DetailedProduct extends VersionedProduct, Record<AttributeColumn, string | number | null> {
  origin: string | null;
  cost_paise: number | null;
  rating_count: number;
  family: string | null;
  pictures: FurtherPicture[];
  siblings: SiblingRow[];
  /** In all languages; absent where not selected. */
  words?: readonly WordsRow[];
}

/** Presents the attributes of a row. */
function presentAttributes(row: DetailedProduct): ProductAttributes {
  const attributes = names.map((name) => [name, row[attributeColumns[name]]]);
  // A column has the type of its field: see the table.
  return { ...Object.fromEntries(attributes), origin: row.origin, family: row.family } as ProductAttributes;
}

const presentSibling = ({ id, name, flavour, size, ...row }: SiblingRow): Sibling => ({
  productId: id,
  name,
  flavour,
  size,
  ...presentOffer({ ...row, deleted_at: null }),
});

export const presentDetails = (row: DetailedProduct): ProductDetails => ({
  ...presentProduct(row),
  version: row.version,
  ratingCount: row.rating_count,
  isOffered: row.is_available,
  left: fewLeft(row.sellable),
  attributes: presentAttributes(row),
  originName: row.origin && countryName(row.origin),
  pictures: row.pictures,
  siblings: row.siblings.map(presentSibling),
  ...(row.words && { words: presentWords(row.words) }),
});

/** The columns of changed attributes, without origin and family. */
export const attributeValuesOf = (changes: AttributeChanges): AttributeValues =>
  Object.fromEntries(
    names
      .filter((name) => changes[name] !== undefined)
      .map((name) => [attributeColumns[name], changes[name]]),
  );

/** An admin's changes beyond the columns of `products`. Absent parts are unchanged. */
export interface DetailChanges {
  words?: WordChanges | undefined;
  attributes?: AttributeChanges | undefined;
  pictures?: readonly FurtherPicture[] | undefined;
}

/** The attributes by column and the further pictures, for the activity log; null where absent. */
export function loggedDetails(row: DetailedProduct): ChangedFields {
  const attributes = names.map((name) => [attributeColumns[name], row[attributeColumns[name]]] as const);
  const pictures = places.flatMap((place) => {
    const picture = row.pictures[place - 2];
    return [
      [pictureField(place), picture?.image ?? null] as const,
      [shownField(place), picture?.alt || null] as const,
    ];
  });
  const words = presentWords(row.words ?? []);
  return {
    ...Object.fromEntries([...attributes, ...pictures]),
    origin: row.origin,
    family: row.family,
    cost: row.cost_paise === null ? null : paiseToRupees(row.cost_paise),
    ...words,
  };
}

/** Parses the details logged by `loggedDetails`. */
export function detailsIn(recorded: ChangedFields): Required<DetailChanges> {
  const attributes = names.map((name) => [name, recorded[attributeColumns[name]]]);
  const pictures = places
    .map((place) => ({ image: recorded[pictureField(place)], alt: recorded[shownField(place)] ?? '' }))
    .filter(({ image }) => typeof image === 'string');
  const { origin, family } = recorded;
  const words = Object.keys(presentWords([])).map((field) => [field, recorded[field] ?? null]);
  // The entry was written from such a row, so its values have the types of the columns.
  return {
    attributes: { ...Object.fromEntries(attributes), origin, family } as AttributeChanges,
    pictures: pictures as FurtherPicture[],
    words: Object.fromEntries(words) as ProductWords,
  };
}

const names = Object.keys(attributeColumns) as AttributeName[];
/** The positions of the further pictures; the first one is the field `image`. */
const places = Array.from({ length: PRODUCT_PICTURES_MAX - 1 }, (_, index) => index + 2);
const pictureField = (place: number) => `picture_${place}`;
const shownField = (place: number) => `picture_${place}_shows`;
