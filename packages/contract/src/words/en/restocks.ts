/** 'Notify me' (D92). */
export const restockMessages = {
  notifyMe: 'Reminder set',
  stopNotifyingMe: 'Reminder stopped',
  allStopped: 'All back-in-stock reminders stopped',
} as const;
