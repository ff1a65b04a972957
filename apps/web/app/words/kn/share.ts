export const share = 'ಹಂಚಿಕೊಳ್ಳಿ';
export const shareByWhatsApp = 'WhatsApp ಮೂಲಕ ಹಂಚಿಕೊಳ್ಳಿ';
export const shareOf = (what: string) => `ಹಂಚಿಕೊಳ್ಳಿ: ${what}`;
