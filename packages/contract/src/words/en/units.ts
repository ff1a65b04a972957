/** Quantities of products, and units of prices. */

export const grams = (count: number) => `${count} g`;
export const kilograms = (count: number) => `${count} kg`;
export const millilitres = (count: number) => `${count} ml`;
export const litres = (count: number) => `${count} ${count === 1 ? 'litre' : 'litres'}`;
export const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

export const perKilogram = 'kg';
export const perLitre = 'litre';
export const perPiece = 'piece';
