/** Lists of the download of a member's data. */
export const whatsAppOwnLists = ['whatsApp'] as const;
