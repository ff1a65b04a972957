export const deliveryAndReturns = 'Delivery and returns';
export const orderedTodayArrives = (days: string) => `Order today: arrives ${days}`;
export const arrivesIn = (from: number, to: number) => `Arrives in ${from} to ${to} days`;
export const feeOnce = (fee: string) =>
  `${fee} delivery and platform fee per order. Pay in cash on delivery.`;
export const returnRule = (days: number) =>
  `Return unopened products within ${days} days of delivery; damaged or wrong ones opened too.`;
