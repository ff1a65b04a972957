/** 'Notify me' (D92). */
export const restockMessages = {
  notifyMe: "We'll email you when it's back",
  stopNotifyingMe: 'Reminder stopped',
  allStopped: 'All back-in-stock reminders stopped',
} as const;
