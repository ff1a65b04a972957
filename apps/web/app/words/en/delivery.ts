export const deliveryAndReturns = 'Delivery and returns';
export const orderedTodayArrives = (days: string) => `Order today: arrives ${days}`;
export const arrivesIn = (from: number, to: number) => `Arrives in ${from} to ${to} days`;
export const feeOnce = (fee: string) =>
  `${fee} for delivery and platform, once an order. Pay in cash at your door.`;
export const returnRule = (days: number) => `Unopened goods can go back within ${days} days of delivery.`;
