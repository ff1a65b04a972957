export const grams = (count: number) => `${count} ग्राम`;
export const kilograms = (count: number) => `${count} किलो`;
export const millilitres = (count: number) => `${count} मि.ली.`;
export const litres = (count: number) => `${count} लीटर`;
export const pieces = (count: number) => `${count} पीस`;

export const perKilogram = 'किलो';
export const perLitre = 'लीटर';
export const perPiece = 'पीस';
