import { categoryLabel } from '@namma/contract/catalogue/rules';
import type { Product, ProductDetails } from '@namma/contract/catalogue/schemas';
import { displayedPriceRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import * as words from '#words/store';
import { breadcrumbs } from '../../lib/loading/json-ld';
import { absolute } from '../../lib/loading/page-meta';
import { withPrefix } from '../../lib/session/language';
import { listingPath } from './listing-path';

/** A product and the way to its page (D26). Its maker stands before the first comma of the maker's name and address. */
export const productJsonLd = (product: Product & Partial<ProductDetails>) => [
  {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: absolute(product.image),
    sku: String(product.productId),
    category: categoryLabel(product.category),
    ...(product.attributes?.maker
      ? { brand: { '@type': 'Brand', name: product.attributes.maker.split(',')[0] } }
      : {}),
    ...(product.ratingCount && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        ratingCount: product.ratingCount,
      },
    }),
    offers: {
      '@type': 'Offer',
      url: absolute(withPrefix(paths.productPath(product.productId))),
      priceCurrency: 'INR',
      price: displayedPriceRupees(product.price, product.discount),
      availability: `https://schema.org/${product.available === 1 ? 'InStock' : 'OutOfStock'}`,
    },
  },
  breadcrumbs(
    { name: words.store, path: paths.store },
    { name: categoryLabel(product.category), path: listingPath({ category: product.category }) },
    { name: product.name, path: paths.productPath(product.productId) },
  ),
];
