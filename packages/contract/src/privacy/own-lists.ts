/** Lists of the download of a member's data. */
export const privacyOwnLists = ['offers', 'nominee'] as const;
