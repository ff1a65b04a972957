import { categoryLabel } from '@namma/contract/catalogue/rules';
import type { Product } from '@namma/contract/catalogue/schemas';
import { displayedPriceRupees } from '@namma/contract/money';
import { productPath } from '@namma/contract/paths';
import { withPrefix } from '../../lib/session/language';

/**
 * A product as structured data (D26). Without its rating, which is only valid with the number of ratings, which no call
 * returns.
 */
export const productJsonLd = (product: Product): Record<string, unknown> => ({
  '@type': 'Product',
  name: product.name,
  description: product.description,
  image: product.image,
  sku: String(product.productId),
  category: categoryLabel(product.category),
  offers: {
    '@type': 'Offer',
    url: withPrefix(productPath(product.productId)),
    priceCurrency: 'INR',
    price: displayedPriceRupees(product.price, product.discount),
    availability: `https://schema.org/${product.available === 1 ? 'InStock' : 'OutOfStock'}`,
  },
});
