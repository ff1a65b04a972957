/** Lists of the download of a member's data. */
export const passOwnLists = ['passes'] as const;
