/** Lists of the download of a member's data. */
export const restockOwnLists = ['awaited'] as const;
