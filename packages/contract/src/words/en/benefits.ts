/** Benefits of a membership plan. */

export const freeExtension = (days: number) => `${days} free extension ${days === 1 ? 'day' : 'days'}`;
export const offRenewal = (amount: string) => `Extra ${amount} off your renewal`;
export const pauseDays = (days: number) => `${days} ${days === 1 ? 'pause day' : 'pause days'}`;
export const transferDays = (days: number) => `${days} ${days === 1 ? 'transfer day' : 'transfer days'}`;
export const swimmingSessions = (count: number) =>
  `${count} ${count === 1 ? 'swimming session' : 'swimming sessions'}`;
