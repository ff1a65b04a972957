/** Lists of the download of a member's data. */
export const followUpOwnLists = ['followUps'] as const;
