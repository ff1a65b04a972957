/** Lists of the download of a member's data. */
export const visitOwnLists = ['visits'] as const;
