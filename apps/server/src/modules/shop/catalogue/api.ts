// The public API of this module: other modules import only from this file.

export { addProductIn, changeProductIn, revertProduct } from './admin.ts';
export { findForCounter } from './counter.ts';
export { attributeColumns } from './present/details.ts';
export { type PresentableProduct, presentProduct, productColumns } from './present.ts';
export { findByBarcode } from './queries/counter.ts';
export { findDetails } from './queries/details.ts';
export {
  deleteEmptyFamilies,
  eraseProducts,
  findLastFamily,
  listCalled,
  listFamiliesAfter,
  lockVersions,
} from './queries/import.ts';
export { addRating, addSales, changeRating, subtractSales } from './queries/products.ts';
export { lockForSale } from './sale.ts';
export { getProduct } from './service.ts';
export { catalogueSitemap } from './sitemap.ts';
export { lockForStock, refreshSellable } from './stock.ts';
export { inLanguage } from './words.ts';
