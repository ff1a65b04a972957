export const share = 'Share';
export const shareByWhatsApp = 'Share by WhatsApp';
/** Names the button where several stand together. */
export const shareOf = (what: string) => `Share: ${what}`;
