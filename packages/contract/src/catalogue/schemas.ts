import { z } from 'zod';
import { countryNames } from '../addresses/countries.ts';
import { said } from '../default-errors.ts';
import {
  id,
  idInQuery,
  inLang,
  line,
  longText,
  pageOf,
  pageQuery,
  searchText,
  statusReply,
} from '../fields.ts';
import { messages } from '../messages.ts';
import { otherLocales } from '../other-locales.ts';
import { attributeMessages } from '../words/en/product-attributes.ts';
import { attributeChanges, productAttributes, sibling } from './attribute-schemas.ts';
import { PRODUCT_PICTURES_MAX } from './product-attributes.ts';
import {
  categoryValues,
  DESCRIPTION_MAX_CHARACTERS,
  DESCRIPTION_MIN_CHARACTERS,
  PRODUCT_PAGE_SIZE,
  PRODUCT_PAGE_SIZE_MAX,
  PRODUCT_PRICE_MAX_RUPEES,
  priceBandValues,
  productSortValues,
  ratingFilterValues,
  SEARCH_TEXT_MAX_CHARACTERS,
} from './rules.ts';
import { type WordField, type WordFieldIn, wordField, wordFields } from './word-fields.ts';

const PRODUCT_NAME_MAX_CHARACTERS = 150;
const IMAGE_LINK_MAX_CHARACTERS = 2048;

/** The Product of SPEC section 3. `price` is the list price in rupees, `rating` 0 without ratings (D5). */
export const product = z.object({
  productId: id,
  name: z.string(),
  category: z.enum(categoryValues),
  description: z.string(),
  price: z.number(),
  discount: z.number(),
  image: z.string(),
  rating: z.number(),
  available: z.union([z.literal(0), z.literal(1)]),
  buyCounts: z.int(),
});
export type Product = z.infer<typeof product>;

export const productPage = pageOf(product);
export type ProductPage = z.infer<typeof productPage>;

/**
 * `category` is a category or a search text with hyphens for spaces (D6); `q` is always a search text, so that a
 * category can be searched. Filters are combined with AND (D7).
 */
const productFilter = {
  category: searchText(SEARCH_TEXT_MAX_CHARACTERS).optional(),
  q: searchText(SEARCH_TEXT_MAX_CHARACTERS).optional(),
  price: z.enum(priceBandValues).optional(),
  rating: z.enum(ratingFilterValues).optional(),
  /** The country of origin, ISO 3166. */
  origin: z
    .string()
    .refine((code) => Object.hasOwn(countryNames, code), attributeMessages.country)
    .optional(),
};
export const productListQuery = z.object({
  ...pageQuery(PRODUCT_PAGE_SIZE, PRODUCT_PAGE_SIZE_MAX),
  ...productFilter,
  sort: z.enum(productSortValues).optional(),
  ...inLang,
});
export type ProductListQuery = z.infer<typeof productListQuery>;

export const productCountsQuery = z.object(productFilter);
export type ProductCountsQuery = z.infer<typeof productCountsQuery>;

const countsOf = <T extends z.ZodEnum>(values: T) => z.record(values, z.int().min(0)).optional();
/**
 * The number of products in a list, and with each alternative category, price or rating while the other filters apply.
 * `category` is absent where the parameter `category` is a search text, which another category would replace.
 */
export const productCounts = z.object({
  total: z.int().min(0),
  category: countsOf(z.enum(categoryValues)),
  price: countsOf(z.enum(priceBandValues)),
  rating: countsOf(z.enum(ratingFilterValues)),
  /** The countries of origin of the shop's products, by name. */
  origins: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type ProductCounts = z.infer<typeof productCounts>;

export const productIdQuery = z.object({ id: idInQuery });
/** With `words=all` the response contains the product's texts in all languages. */
export const productQuery = productIdQuery.extend({ ...inLang, words: z.literal('all').optional() });
export type ProductQuery = z.output<typeof productQuery>;
export const suggestionsQuery = z.object({
  filter: searchText(SEARCH_TEXT_MAX_CHARACTERS).default(''),
  ...inLang,
});
export type SuggestionsQuery = z.output<typeof suggestionsQuery>;
export const nearestQuery = z.object({ filter: searchText(SEARCH_TEXT_MAX_CHARACTERS).min(1), ...inLang });
export type NearestQuery = z.output<typeof nearestQuery>;
export const topSellersQuery = z.object(inLang);
export type TopSellersQuery = z.output<typeof topSellersQuery>;
export const similarQuery = z.object({
  category: searchText(SEARCH_TEXT_MAX_CHARACTERS).min(1),
  ...inLang,
});
export type SimilarQuery = z.output<typeof similarQuery>;

const hasAtMostTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const priceFrom = (min: number, tooLow: string) =>
  z
    .number(messages.priceNotANumber)
    .min(min, tooLow)
    .max(PRODUCT_PRICE_MAX_RUPEES, messages.priceNotANumber)
    .refine(hasAtMostTwoDecimals, messages.priceNotANumber);

const discount = z
  .number('Discount must be a number')
  .min(0, messages.discountTooLow)
  .max(100, messages.discountTooHigh)
  .refine(hasAtMostTwoDecimals, 'Discount must have at most two decimals');

/**
 * An own picture (`/images/…`) or an `https:` link without user name and password; no `http:`, `javascript:`, `data:`
 * or protocol-relative link.
 */
const isImageLink = (link: string) =>
  /^\/(?!\/)[^\s\\]*$/.test(link) || /^https:\/\/[^\s\\/?#@]+([/?#][^\s\\]*)?$/i.test(link);

export const imageLink = line(IMAGE_LINK_MAX_CHARACTERS, said(messages.required, 'Image link')).refine(
  isImageLink,
  messages.imageLink,
);

export const PICTURE_WORDS_MAX_CHARACTERS = 150;

/** A picture after the first, which is the product's `image`. */
const furtherPicture = z.object({
  image: imageLink,
  /** The alternative text; empty if not set. */
  alt: searchText(PICTURE_WORDS_MAX_CHARACTERS).default(''),
});
export type FurtherPicture = z.output<typeof furtherPicture>;

/** In display order. */
const furtherPictures = z
  .array(furtherPicture)
  .max(PRODUCT_PICTURES_MAX - 1, attributeMessages.tooManyPictures);

const description = longText(
  DESCRIPTION_MAX_CHARACTERS,
  said(messages.required, 'Description'),
  DESCRIPTION_MIN_CHARACTERS,
  messages.descriptionLength,
);

const otherName = line(PRODUCT_NAME_MAX_CHARACTERS, said(messages.required, 'Name')).nullable();
const otherDescription = description.nullable();

const { ingredients, allergens, flavour, size } = productAttributes.shape;
const wordsInOneLanguage = {
  name: otherName,
  description: otherDescription,
  ingredients,
  allergens,
  flavour,
  size,
} satisfies Record<WordField, z.ZodType>;

/** Texts in the other languages, such as `nameKn`; null where the English one is shown. */
export const productWords = z.object(
  Object.fromEntries(
    otherLocales.flatMap((locale) =>
      wordFields.map((field) => [wordField(field, locale), wordsInOneLanguage[field]]),
    ),
    // Has each field of each language.
  ) as { [Field in WordField as WordFieldIn<Field>]: (typeof wordsInOneLanguage)[Field] },
);
export type ProductWords = z.infer<typeof productWords>;

/** Absent texts are unchanged; null removes one. */
export const wordChanges = productWords.partial();
export type WordChanges = z.infer<typeof wordChanges>;

/** One product with all data of its page. */
export const productDetails = product.extend({
  /** Counts changes by admins, not sales or ratings; `product/update` expects it. */
  version: id,
  /** The number of ratings. */
  ratingCount: z.int().min(0),
  /** True if an admin offers it. It is available when it is also in stock, or not tracked. */
  isOffered: z.boolean(),
  /** The stock left, from 5 down; null when there is more, or none, or it is not tracked. */
  left: z.int().nullable(),
  attributes: productAttributes,
  /** The name of the country of origin. */
  originName: z.string().nullable(),
  pictures: z.array(z.object({ image: z.string(), alt: z.string() })),
  /** The products of its family, including itself; empty without one. */
  siblings: z.array(sibling),
  /** In all languages; only on request, and in a refused change. */
  words: productWords.optional(),
});
export type ProductDetails = z.infer<typeof productDetails>;

const productBase = z.object({
  name: line(PRODUCT_NAME_MAX_CHARACTERS, said(messages.required, 'Name')),
  description,
  discount,
});

/** The price that the gym pays for a piece, in rupees, for the margin; null if unknown. Never public. */
const cost = priceFrom(0, messages.priceNotANumber).nullable();

export const newProduct = productBase.extend({
  price: priceFrom(0, messages.priceNotANumber),
  category: z.enum(categoryValues, { error: said(messages.required, 'Category') }),
  image: imageLink,
  cost: cost.optional(),
  pictures: furtherPictures.optional(),
  attributes: attributeChanges.optional(),
  words: wordChanges.optional(),
});
export type NewProduct = z.infer<typeof newProduct>;

/** With the new product, because lists by sales show it far down. */
export const newProductReply = statusReply.extend({ product });

/** 'Edit product' of SPEC section 5: the fields of the form. */
export const productForm = productBase.extend({
  available: z.union([z.literal(0), z.literal(1)], 'Available must be 0 or 1'),
  price: priceFrom(1, messages.priceTooLow),
  image: imageLink,
});
export type ProductForm = z.infer<typeof productForm>;

export const productCost = z.object({ costPaise: z.int().min(0).nullable() });

/** A product form with attributes, further pictures and texts in other languages. */
export const productEdit = productForm.extend({
  cost: cost.optional(),
  pictures: furtherPictures,
  attributes: attributeChanges,
  words: wordChanges,
});

/**
 * Absent fields are unchanged, also within `attributes` and `words`; `pictures` replaces all after the first. With
 * `version`, a change made since that version was read is not overwritten.
 */
export const productUpdate = productEdit.partial().extend({ productId: id, version: id.optional() });
export type ProductUpdate = z.infer<typeof productUpdate>;
