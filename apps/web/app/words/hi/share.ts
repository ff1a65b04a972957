export const share = 'शेयर करें';
export const shareByWhatsApp = 'WhatsApp पर शेयर करें';
export const shareOf = (what: string) => `शेयर करें: ${what}`;
