import type { Product, ProductDetails } from '@namma/contract/catalogue/schemas';

/** True if a product has more than the fields of a list. */
export const isDetailed = (product: Product): product is ProductDetails => 'attributes' in product;
