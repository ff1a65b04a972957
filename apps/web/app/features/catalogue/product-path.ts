export const productPath = (productId: number): string => `/store/product?id=${productId}`;
