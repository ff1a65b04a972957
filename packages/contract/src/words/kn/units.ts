export const grams = (count: number) => `${count} ಗ್ರಾಂ`;
export const kilograms = (count: number) => `${count} ಕೆಜಿ`;
export const millilitres = (count: number) => `${count} ಮಿ.ಲೀ.`;
export const litres = (count: number) => `${count} ಲೀಟರ್`;
export const pieces = (count: number) => `${count} ಪೀಸ್`;

export const perKilogram = 'ಕೆಜಿ';
export const perLitre = 'ಲೀಟರ್';
export const perPiece = 'ಪೀಸ್';
