/** Lists of the download of a member's data. */
export const authOwnLists = ['emailLinks'] as const;
