/** 'Notify me' (D92). */
export const restockMessages = {
  notifyMe: 'We write to you as soon as it is back',
  stopNotifyingMe: 'We do not write to you about it',
  allStopped: 'Done: you wait for no product any more',
} as const;
