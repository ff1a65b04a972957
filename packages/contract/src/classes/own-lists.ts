/** Lists of the download of a member's data. */
export const classOwnLists = ['classes'] as const;
