export const nothingYet = 'Nothing here yet';
export const nothingYetWhy = 'Your memberships, orders, appointments and payments will appear here.';
export const seeMemberships = 'See memberships';
export const amountDue = (amount: string) => `${amount} due`;
export const nothingDue = 'Nothing due';
export const payableOnArrival = (amount: string) => `${amount} to pay when it arrives`;
export const history = 'History';
export const entries = 'entries';
export const moreDues = (count: number) => `${count} more`;
export const slip = 'Slip';
export const wasDueBy = 'Was due by';
export const dueBy = 'By';
/** For an order in transit. The day follows. */
export const arrivesBy = 'Arrives by';
export const wasToArriveBy = 'Expected by';
export const theRestOf = (total: string) => `, remaining from ${total}`;
export const atCenter = (center: string) => `at ${center}`;
export const membershipFrom = (tier: string, months: number, day: string) =>
  `${tier}, ${months} months from ${day}`;
export const forDeliveredOrder = 'for a delivered order';
export const cashOnDelivery = 'in cash on delivery';
/** For a counter sale, which has no town. */
export const orderNumbered = (orderNumber: string) => `Order ${orderNumber}`;
export const atTheCounter = 'at the counter';
export const orderTo = (orderNumber: string, town: string) => `Order ${orderNumber} to ${town}`;
export const membershipOf = (tier: string, months: number) => `${tier}, ${months} months`;
export const order = (orderNumber: string) => `Order ${orderNumber}`;
export const consultancy = (type: string) => `${type} consultancy`;
export const bookedFor = (when: string) => `Booked for ${when}`;
export const cancelled = 'cancelled';
export const reversed = 'reversed';
export const payment = (id: number) => `Payment No. ${id}`;
export const reversal = (id: number) => `Reversal No. ${id}`;
export const refund = (id: number) => `Refund No. ${id}`;
export const opening = (_id: number) => 'Paid earlier';
export const credit = () => 'Credit from another membership';
export const cash = 'cash';
export const upi = 'UPI';
export const card = 'card';
export const paidAt = (center: string) => ` at ${center}`;
export const classAt = (type: string, center: string) => `${type}, ${center}`;
export const visitAt = (center: string) => `Visit at ${center}`;
export const refusedAt = (center: string) => `Refused at ${center}`;
export const letIn = ', let in';
export const andMore = (count: number) => `and ${count} more`;
export const inParts = 'in parts';
/** The subject of a payment as the server names it, such as `Elite Plus, 6 months` or `Order NS-1042-7`. */
export const paidFor = (title: string) => title;
