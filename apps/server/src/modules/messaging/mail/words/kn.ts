import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Day } from '@namma/contract/days/dates';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import type { TierName } from '@namma/contract/memberships/tiers';
import type { OrderStatus } from '@namma/contract/orders/rules';
import type { PassKind } from '@namma/contract/passes/rules';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { Preset } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';
import { consultancyTypeLabel } from '@namma/contract/words/kn/appointment-types';
import { centerLabel } from '@namma/contract/words/kn/centers';
import { formatDay } from '@namma/contract/words/kn/dates';
import { groupClassLabel } from '@namma/contract/words/kn/group-classes';
import { presetLabel } from '@namma/contract/words/kn/staff';

export const day = (value: Day): string => formatDay(value);
export const dayAndTime = (value: Day, time: string): string => `${day(value)}, ${time}`;
export const area = (center: Center): string => centerLabel(center);
const consultancy = (type: ConsultancyType): string => `${consultancyTypeLabel(type)} ಕನ್ಸಲ್ಟೆನ್ಸಿ`;

export const greeting = (name: string): string => (name ? `ನಮಸ್ಕಾರ ${name},` : 'ನಮಸ್ಕಾರ,');
export const document = 'ದಾಖಲೆ';
export const seeDocument = 'ದಾಖಲೆ ನೋಡಿ';
export const seeOrders = 'ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ನೋಡಿ';

// Orders
const ofOrder = (quantity: number, product: string, order: string) =>
  `ನಿಮ್ಮ ಆರ್ಡರ್ ${order}: ${quantity} × ${product}`;
export const orderSubject = (order: string) => `ನಿಮ್ಮ ಆರ್ಡರ್ ${order}`;
export const orderArrives = (from: Day, to: Day) =>
  `ನಿಮ್ಮ ಆರ್ಡರ್ ನಮಗೆ ಬಂದಿದೆ. ${day(from)} ಮತ್ತು ${day(to)}ರ ನಡುವೆ ನಿಮ್ಮನ್ನು ತಲುಪುತ್ತದೆ.`;
export const orderIsHere = (order: string, from: Day, to: Day) =>
  `ನಿಮ್ಮ ಆರ್ಡರ್ ${order} ನಮಗೆ ಬಂದಿದೆ. ${day(from)} ಮತ್ತು ${day(to)}ರ ನಡುವೆ ನಿಮ್ಮನ್ನು ತಲುಪುತ್ತದೆ.`;
export const fee = 'ಡೆಲಿವರಿ ಮತ್ತು ಪ್ಲಾಟ್‌ಫಾರ್ಮ್ ಶುಲ್ಕ';
export const toPayOnDelivery = 'ಡೆಲಿವರಿ ವೇಳೆ ಪಾವತಿಸಬೇಕಾದ್ದು';
export const deliverTo = 'ಡೆಲಿವರಿ ವಿಳಾಸ:';
const moved: Record<OrderStatus, string> = {
  Pending: 'ಮತ್ತೆ ನಮ್ಮ ಬಳಿ ಇದೆ, ಬೇಗನೆ ಹೊರಡುತ್ತದೆ',
  Transit: 'ನಮ್ಮ ಸ್ಟೋರ್‌ನಿಂದ ಹೊರಟಿದೆ, ದಾರಿಯಲ್ಲಿದೆ',
  'Out-For-Delivery': 'ಡೆಲಿವರಿಗೆ ಹೊರಟಿದೆ: ಇಂದೇ ತಲುಪುತ್ತದೆ',
  Delivered: 'ಡೆಲಿವರಿ ಆಗಿದೆ',
};
export const movedSubject = (order: string, product: string, status: OrderStatus) =>
  `ಆರ್ಡರ್ ${order}: ${product} ${moved[status]}`;
export const movedNews = (quantity: number, product: string, order: string, status: OrderStatus) =>
  `${ofOrder(quantity, product, order)} ${moved[status]}.`;
export const rateIt = 'ಹೇಗಿತ್ತು ಎಂದು ತಿಳಿಸಿ: ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳಲ್ಲಿ ರೇಟಿಂಗ್ ಕೊಡಬಹುದು.';
export const addressChangedSubject = (order: string) => `ಆರ್ಡರ್ ${order}: ವಿಳಾಸ ಬದಲಾಗಿದೆ`;
export const addressChanged = (order: string) => `ನಿಮ್ಮ ಆರ್ಡರ್ ${order} ತಲುಪುವ ವಿಳಾಸವನ್ನು ಬದಲಿಸಿದ್ದೇವೆ.`;
export const addressNotRight = (phone: string) => `ಇದು ಸರಿಯಿಲ್ಲದಿದ್ದರೆ ಕರೆ ಮಾಡಿ: ${phone}.`;
export const cancelledSubject = (order: string, product: string) => `ಆರ್ಡರ್ ${order}: ${product} ರದ್ದಾಗಿದೆ`;
export const allCancelledSubject = (order: string) => `ಆರ್ಡರ್ ${order}: ಎಲ್ಲವೂ ರದ್ದಾಗಿದೆ`;
export const youCancelled = (quantity: number, product: string, order: string) =>
  `ನೀವು ರದ್ದುಮಾಡಿದ್ದೀರಿ. ${ofOrder(quantity, product, order)}.`;
export const weCancelled = (quantity: number, product: string, order: string) =>
  `ಕ್ಷಮಿಸಿ, ನಾವು ಇದನ್ನು ರದ್ದುಮಾಡಬೇಕಾಯಿತು. ${ofOrder(quantity, product, order)}.`;
export const nothingToPay = 'ಈ ಆರ್ಡರ್‌ಗೆ ನೀವು ಏನೂ ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ.';
export const restToPay = (amount: string, rest: string) =>
  `ಇದಕ್ಕಾಗಿ ${amount} ಪಾವತಿಸಬೇಕಾಗಿಲ್ಲ. ಉಳಿದ ಆರ್ಡರ್ ಮೊದಲಿನಂತೆಯೇ ಬರುತ್ತದೆ: ಶುಲ್ಕ ಸೇರಿ ${rest}.`;
export const refundComes = (amount: string) => `ಇದಕ್ಕಾಗಿ ನೀವು ${amount} ಪಾವತಿಸಿದ್ದೀರಿ; ಅದನ್ನು ನಿಮಗೆ ಹಿಂದಿರುಗಿಸುತ್ತೇವೆ.`;

// Returns
export const returnSubject = (order: string, product: string) => `ಆರ್ಡರ್ ${order}: ${product} ರಿಟರ್ನ್`;
export const returnWanted = (quantity: number, product: string, order: string) =>
  `ನೀವು ಇದನ್ನು ಹಿಂದಿರುಗಿಸಲು ಕೇಳಿದ್ದೀರಿ. ${ofOrder(quantity, product, order)}.`;
export const returnRules = (days: number) =>
  `ನಾವು ಪರಿಶೀಲಿಸಿ ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ. ದಯವಿಟ್ಟು ತೆರೆಯದೆ ಇಡಿ: ತೆರೆಯದ ಉತ್ಪನ್ನಗಳನ್ನು ಮಾತ್ರ, ಡೆಲಿವರಿಯಾದ ${days} ದಿನಗಳೊಳಗೆ ಹಿಂದಿರುಗಿಸಬಹುದು.`;
export const refusedAtDoorSubject = (order: string, product: string) =>
  `ಆರ್ಡರ್ ${order}: ${product} ನಮ್ಮ ಬಳಿಗೆ ಮರಳುತ್ತಿದೆ`;
export const refusedAtDoor = (quantity: number, product: string, order: string) =>
  `ಡೆಲಿವರಿಯನ್ನು ಬಾಗಿಲಲ್ಲೇ ನಿರಾಕರಿಸಲಾಯಿತು. ${ofOrder(quantity, product, order)}.`;
export const bringReturnSubject = (order: string, product: string) =>
  `ಆರ್ಡರ್ ${order}: ${product} ಹಿಂದಿರುಗಿಸಲು ತನ್ನಿ`;
export const mayReturn = (quantity: number, product: string, order: string) =>
  `ನೀವು ಇದನ್ನು ಹಿಂದಿರುಗಿಸಬಹುದು. ${ofOrder(quantity, product, order)}.`;
export const bringIt = 'ದಯವಿಟ್ಟು ತೆರೆಯದೆಯೇ ನಮ್ಮ ಯಾವುದಾದರೂ ಸೆಂಟರ್‌ಗೆ ತನ್ನಿ. ಅದು ತಲುಪಿದ ಮೇಲೆ, ನೀವು ಪಾವತಿಸಿದ ಹಣವನ್ನು ರೀಫಂಡ್ ಮಾಡುತ್ತೇವೆ.';
export const staysSubject = (order: string, product: string) => `ಆರ್ಡರ್ ${order}: ${product} ನಿಮ್ಮ ಬಳಿಯೇ ಇರುತ್ತದೆ`;
export const returnNotAccepted = (quantity: number, product: string, order: string) =>
  `ಕ್ಷಮಿಸಿ, ಇದನ್ನು ಹಿಂಪಡೆಯಲು ಆಗುವುದಿಲ್ಲ. ${ofOrder(quantity, product, order)}.`;
export const receivedSubject = (order: string, product: string) => `ಆರ್ಡರ್ ${order}: ${product} ನಮಗೆ ತಲುಪಿದೆ`;
export const received = (quantity: number, product: string, order: string) =>
  `ಇದು ನಮಗೆ ತಲುಪಿದೆ. ${ofOrder(quantity, product, order)}. ನೀವು ಪಾವತಿಸಿದ ಹಣವನ್ನು ಮುಂದೆ ರೀಫಂಡ್ ಮಾಡುತ್ತೇವೆ.`;
export const returnedSubject = (order: string, product: string) => `ಆರ್ಡರ್ ${order}: ${product} ಹಿಂಪಡೆದಿದ್ದೇವೆ`;
export const takenBack = (quantity: number, product: string, order: string) =>
  `ನಾವು ಇದನ್ನು ಹಿಂಪಡೆದಿದ್ದೇವೆ. ${ofOrder(quantity, product, order)}. ಇದಕ್ಕೆ ಏನೂ ಪಾವತಿಯಾಗಿರಲಿಲ್ಲ.`;
export const refundedSubject = (order: string, amount: string) => `ಆರ್ಡರ್ ${order}: ${amount} ರೀಫಂಡ್ ಆಗಿದೆ`;
const ways: Record<ReceiptMode, string> = { cash: 'ನಗದಾಗಿ ', upi: 'UPI ಮೂಲಕ ', card: 'ನಿಮ್ಮ ಕಾರ್ಡ್‌ಗೆ ' };
export const refunded = (
  amount: string,
  quantity: number,
  product: string,
  order: string,
  mode: ReceiptMode | undefined,
) => `ನಾವು ${mode ? ways[mode] : ''}${amount} ರೀಫಂಡ್ ಮಾಡಿದ್ದೇವೆ. ${ofOrder(quantity, product, order)}.`;

// Memberships
export const membership = 'ಮೆಂಬರ್‌ಶಿಪ್';
export const tierAndMonths = (tier: TierName, months: number) => `${tier}, ${months} ತಿಂಗಳು`;
export const center = 'ಸೆಂಟರ್';
export const from = 'ಆರಂಭ';
export const to = 'ಕೊನೆ';
export const membershipPrice = 'ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ ಸೇರಿ ಬೆಲೆ';
export const callForTheWay = (center: Center, phone: string) =>
  `${area(center)}. ದಾರಿ ತಿಳಿಯಲು ${phone} ಗೆ ಕರೆ ಮಾಡಿ`;
export const seeMembership = 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ನೋಡಿ';
export const registeredSubject = (tier: TierName) => `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ನೋಂದಣಿಯಾಗಿದೆ`;
export const payToBegin = (center: Center, start: Day) =>
  `${area(center)} ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ, ${day(start)}ರಂದು ಆರಂಭಿಸಿ.`;
export const registered = (amount: string, start: Day) =>
  `ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ನೋಂದಣಿಯಾಗಿದೆ. ${day(start)}ರಂದು ಆರಂಭಿಸಲು ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ${amount} ಪಾವತಿಸಿ.`;
export const payAt = 'ಪಾವತಿಸುವ ಜಾಗ';
export const slip = 'ನಿಮ್ಮ ಸ್ಲಿಪ್';
export const showSlip = 'ಪಾವತಿಸುವಾಗ ನಿಮ್ಮ ಸ್ಲಿಪ್ ಸಂಖ್ಯೆಯನ್ನು ತೋರಿಸಿ ಅಥವಾ ಹೇಳಿ.';
export const paidSubject = (tier: TierName) => `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಪಾವತಿಯಾಗಿದೆ`;
export const lasts = (start: Day, end: Day) => `${day(start)}ರಿಂದ ${day(end)}ರವರೆಗೆ ಇರುತ್ತದೆ.`;
export const paymentIsHere = 'ನಿಮ್ಮ ಪಾವತಿ ಬಂದಿದೆ. ಜಿಮ್‌ನಲ್ಲಿ ಸಿಗೋಣ.';
export function ending(tier: TierName, daysLeft: number, end: Day): string {
  if (daysLeft < 0) return `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ${day(end)}ರಂದು ಮುಗಿದಿದೆ`;
  if (daysLeft === 0) return `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ಇಂದು (${day(end)}) ಮುಗಿಯುತ್ತದೆ`;
  if (daysLeft === 1) return `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ನಾಳೆ (${day(end)}) ಮುಗಿಯುತ್ತದೆ`;
  return `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ಇನ್ನು ${daysLeft} ದಿನಗಳಲ್ಲಿ, ${day(end)}ರಂದು ಮುಗಿಯುತ್ತದೆ`;
}
export const sentence = (text: string): string => `${text}.`;
export const renewalBegins = (start: Day) =>
  `ಅದರ ರಿನ್ಯೂವಲ್ ${day(start)}ರಂದು ಆರಂಭವಾಗುತ್ತದೆ: ದಯವಿಟ್ಟು ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ.`;
export const seeRenewal = 'ನಿಮ್ಮ ರಿನ್ಯೂವಲ್ ನೋಡಿ';
export const renewAnyDay = 'ಬೇಕಾದಾಗ ರಿನ್ಯೂ ಮಾಡಿ: ಹೊಸದು ನೀವು ಆಯ್ಕೆ ಮಾಡಿದ ದಿನ ಆರಂಭವಾಗುತ್ತದೆ.';
export const choosePlan = 'ಪ್ಲಾನ್ ಆಯ್ಕೆ ಮಾಡಿ';
export const renewUntil = (until: Day, discount: string) => `${day(until)}ರೊಳಗೆ ರಿನ್ಯೂ ಮಾಡಿದರೆ ${discount} ರಿಯಾಯಿತಿ.`;
export const freeDaysLeft = (days: number, end: Day): string =>
  `ನಿಮಗೆ ಇನ್ನೂ ${days} ಉಚಿತ ದಿನಗಳಿವೆ. ${day(end)}ರೊಳಗೆ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನ ಮೆಂಬರ್‌ಶಿಪ್ ಪುಟದಲ್ಲಿ ಸೇರಿಸಿಕೊಳ್ಳಿ.`;
export const newOneFollows = 'ಇದು ಮುಗಿದ ಮೇಲೆ ಹೊಸದು ಆರಂಭವಾಗುತ್ತದೆ.';
export const renew = 'ರಿನ್ಯೂ ಮಾಡಿ';

// Memberships that end early
export const creditOfBefore = 'ಹಿಂದಿನ ಮೆಂಬರ್‌ಶಿಪ್‌ನಿಂದ ಪಾವತಿ';
export const lapsingSubject = (tier: TierName) => `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಇನ್ನೂ ಪಾವತಿಯಾಗಿಲ್ಲ`;
export const lapses = (on: Day) => `ಇನ್ನೂ ಪಾವತಿಯಾಗಿಲ್ಲ, ಹಾಗಾಗಿ ${day(on)}ರಂದು ಇದನ್ನು ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಗುತ್ತದೆ.`;
export const payOrLeaveIt = 'ಈಗಲೂ ಬೇಕಿದ್ದರೆ ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ. ಇಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.';
export const membershipEndedSubject = (tier: TierName) => `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿಸಲಾಗಿದೆ`;
export const membershipIsEnded = (tier: TierName, last: Day) =>
  `ನಿಮ್ಮ ${tier} ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿಸಲಾಗಿದೆ: ಕೊನೆಯ ದಿನ ${day(last)}.`;
export const membershipRefunded = (amount: string, mode: ReceiptMode | undefined) =>
  `ನಾವು ${mode ? ways[mode] : ''}${amount} ರೀಫಂಡ್ ಮಾಡಿದ್ದೇವೆ.`;
export const paidForIt = 'ಪಾವತಿಸಿದ ಮೊತ್ತ';
export const usedDays = 'ಬಳಸಿದ ದಿನಗಳು';
export const exitFee = 'ಮೊದಲೇ ಬಿಡುವ ಶುಲ್ಕ';
export const refundOfIt = 'ರೀಫಂಡ್';

// Appointments
export const what = 'ಏನು';
export const consultancyOf = (type: ConsultancyType) => consultancy(type);
export const whenLabel = 'ಯಾವಾಗ';
export const withCoach = 'ಕೋಚ್';
export const where = 'ಎಲ್ಲಿ';
export const dayLabel = 'ದಿನ';
export const callUsAt = 'ನಮಗೆ ಕರೆ ಮಾಡಿ';
export const seeAppointments = 'ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳನ್ನು ನೋಡಿ';
export const calendarTitle = (type: ConsultancyType, gym: string) => `${consultancy(type)}, ${gym}`;
export const calendarWith = (coach: string) => `ಕೋಚ್: ${coach}`;
export const calendarCall = (phone: string) => `ಸಮಯ ನಿಗದಿಪಡಿಸಲು ${phone} ಗೆ ಕರೆ ಮಾಡಿ`;
export const bookedSubject = (type: ConsultancyType, when: string) => `${consultancy(type)}: ${when}`;
export const bookedSummary = (when: string) => `ನಿಮ್ಮ ಬುಕಿಂಗ್ ಆಗಿದೆ: ${when}.`;
export const booked = (type: ConsultancyType, when: string) => `ನಿಮ್ಮ ${consultancy(type)} ಬುಕ್ ಆಗಿದೆ: ${when}.`;
export const callForHour = 'ಸಮಯ ನಿಗದಿಪಡಿಸಲು ನಮಗೆ ಕರೆ ಮಾಡಿ.';
export const fileAddsAppointment = 'ಲಗತ್ತಿಸಿದ ಫೈಲ್ ಈ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಅನ್ನು ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸುತ್ತದೆ.';
export const noCancelsNothing = 'ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ ‘No’ ಎಂದು ಉತ್ತರಿಸಿದರೆ ಅದು ರದ್ದಾಗುವುದಿಲ್ಲ: ದಯವಿಟ್ಟು ಕೆಳಗಿನ ಬಟನ್ ಬಳಸಿ.';
export const fileAddsDay = 'ಲಗತ್ತಿಸಿದ ಫೈಲ್ ಈ ದಿನವನ್ನು ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸುತ್ತದೆ.';
export const rescheduledSubject = (type: ConsultancyType, when: string) => `${consultancy(type)}: ಈಗ ${when}`;
export const rescheduledSummary = (when: string) => `ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ನ ಹೊಸ ಸಮಯ: ${when}.`;
export const rescheduled = (type: ConsultancyType, when: string) =>
  `ನಿಮ್ಮ ${consultancy(type)} ಬದಲಾಗಿದೆ. ಹೊಸ ಸಮಯ: ${when}.`;
export const fileCorrects = 'ಲಗತ್ತಿಸಿದ ಫೈಲ್ ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ ಅದನ್ನು ಸರಿಪಡಿಸುತ್ತದೆ.';
export const appointmentCancelledSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} ರದ್ದಾಗಿದೆ: ${when}`;
export const weCancelledAppointment = 'ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಅನ್ನು ನಾವು ರದ್ದುಮಾಡಬೇಕಾಯಿತು.';
export const youCancelledAppointment = 'ನೀವು ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದುಮಾಡಿದ್ದೀರಿ.';
export const weCancelledOn = (type: ConsultancyType, when: string) =>
  `ಕ್ಷಮಿಸಿ, ನಿಮ್ಮ ${consultancy(type)} ಅನ್ನು ನಾವು ರದ್ದುಮಾಡಬೇಕಾಯಿತು: ${when}.`;
export const youCancelledOn = (type: ConsultancyType, when: string) =>
  `ನೀವು ನಿಮ್ಮ ${consultancy(type)} ರದ್ದುಮಾಡಿದ್ದೀರಿ: ${when}.`;
export const fileRemoves = 'ಲಗತ್ತಿಸಿದ ಫೈಲ್ ಅದನ್ನು ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ನಿಂದ ತೆಗೆಯುತ್ತದೆ.';
export const bookAnother = 'ಬೇರೆ ಸಮಯ ಬುಕ್ ಮಾಡಿ';
export const affectedSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)}, ${when}: ದಯವಿಟ್ಟು ಬೇರೆ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ`;
export const closedThen = 'ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಸಮಯದಲ್ಲಿ ನಮ್ಮ ಸೆಂಟರ್ ಮುಚ್ಚಿರುತ್ತದೆ.';
export const cannotKeep = (type: ConsultancyType, when: string) =>
  `ನಿಮ್ಮ ${consultancy(type)} ನಿಗದಿತ ಸಮಯಕ್ಕೆ (${when}) ನಡೆಸಲು ಆಗುವುದಿಲ್ಲ. ಕಾರಣ:`;
export const outsideHours = (type: ConsultancyType, when: string) =>
  `ನಾವು ತೆರೆದಿರುವ ಸಮಯ ಬದಲಾಗಿದೆ. ನಿಮ್ಮ ${consultancy(type)} ನಿಗದಿತ ಸಮಯ (${when}) ಅದರಲ್ಲಿ ಇಲ್ಲದ ಕಾರಣ ಅದನ್ನು ನಡೆಸಲು ಆಗುವುದಿಲ್ಲ.`;
export const coachGone = 'ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಸಮಯದಲ್ಲಿ ನಿಮ್ಮ ಕೋಚ್ ಇನ್ನು ಮುಂದೆ ಇರುವುದಿಲ್ಲ.';
export const withoutCoach = (type: ConsultancyType, when: string) =>
  `ಆ ಸಮಯದಲ್ಲಿ ನಿಮ್ಮ ಕೋಚ್ ಇನ್ನು ಮುಂದೆ ಇರುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ನಿಮ್ಮ ${consultancy(type)} ನಿಗದಿತ ಸಮಯಕ್ಕೆ (${when}) ನಡೆಸಲು ಆಗುವುದಿಲ್ಲ.`;
export const pleaseMove = 'ದಯವಿಟ್ಟು ಬೇರೆ ಸಮಯಕ್ಕೆ ಬದಲಿಸಿ ಅಥವಾ ರದ್ದುಮಾಡಿ. ಎರಡನ್ನೂ ಮಾಡದಿದ್ದರೆ ನಾವೇ ನಿಮಗೆ ಕರೆ ಮಾಡುತ್ತೇವೆ.';
export const standsSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)}, ${when}: ಮೊದಲಿನ ಸಮಯಕ್ಕೇ ನಡೆಯುತ್ತದೆ`;
export const coachAfterAll = 'ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಸಮಯದಲ್ಲಿ ನಿಮ್ಮ ಕೋಚ್ ಇರುತ್ತಾರೆ.';
export const openAfterAll = 'ನಿಮ್ಮ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಸಮಯದಲ್ಲಿ ನಮ್ಮ ಸೆಂಟರ್ ತೆರೆದೇ ಇರುತ್ತದೆ.';
export const keepsItsTime = (type: ConsultancyType, when: string) =>
  `ನಿಮ್ಮ ${consultancy(type)} ನಿಗದಿತ ಸಮಯಕ್ಕೆ (${when}) ನಡೆಸಲು ಆಗುವುದಿಲ್ಲ ಎಂದು ತಿಳಿಸಿದ್ದೆವು. ಈಗ ಅದು ಅದೇ ಸಮಯಕ್ಕೆ ನಡೆಯುತ್ತದೆ: ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.`;

// Passwords
export const resetSubject = 'ನಿಮ್ಮ ಖಾತೆಗೆ ಹೊಸ ಪಾಸ್‌ವರ್ಡ್';
export const resetSummary = 'ಈ ಲಿಂಕ್ 10 ನಿಮಿಷ ಕೆಲಸ ಮಾಡುತ್ತದೆ.';
export const resetAsked = 'ಯಾರೋ, ಬಹುಶಃ ನೀವೇ, ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಕೇಳಿದ್ದಾರೆ. 10 ನಿಮಿಷಗಳೊಳಗೆ ಆಯ್ಕೆ ಮಾಡಿ:';
export const chooseNewPassword = 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಿ';
export const resetNotYou = 'ಕೇಳಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಡಿ: ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ. ಈ ಲಿಂಕ್ ನಿಮಗೆ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.';
export const changedSubject = 'ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ';
export const changedSummary = 'ನಿಮ್ಮ ಬೇರೆ ಡಿವೈಸ್‌ಗಳಲ್ಲಿ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ.';
export const changed = 'ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ. ನಿಮ್ಮ ಬೇರೆ ಡಿವೈಸ್‌ಗಳಲ್ಲಿ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ.';
export const changedNotYou = (phone: string) => `ಬದಲಿಸಿದ್ದು ನೀವಲ್ಲದಿದ್ದರೆ ಕೂಡಲೇ ಕರೆ ಮಾಡಿ: ${phone}.`;
export const signIn = 'ಸೈನ್ ಇನ್ ಮಾಡಿ';

// The second factor of a sign-in
export const factorSetSubject = 'ಎರಡು ಹಂತದ ಸೈನ್ ಇನ್ ಆನ್ ಆಗಿದೆ';
export const factorSet =
  'ಇನ್ನು ಮುಂದೆ ನಿಮ್ಮ ಖಾತೆಗೆ ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ಅಥೆಂಟಿಕೇಟರ್ ಆ್ಯಪ್‌ನ ಕೋಡ್ ಕೇಳಲಾಗುತ್ತದೆ. ನಿಮ್ಮ ಬೇರೆ ಡಿವೈಸ್‌ಗಳಲ್ಲಿ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ.';
export const factorDroppedSubject = 'ಎರಡು ಹಂತದ ಸೈನ್ ಇನ್ ಆಫ್ ಆಗಿದೆ';
export const factorDropped = 'ನಿಮ್ಮ ಖಾತೆಗೆ ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ಇನ್ನು ಕೋಡ್ ಕೇಳುವುದಿಲ್ಲ.';
export const factorDroppedByGym =
  'ಜಿಮ್ ನಿಮ್ಮ ಖಾತೆಯ ಎರಡು ಹಂತದ ಸೈನ್ ಇನ್ ಅನ್ನು ಆಫ್ ಮಾಡಿದೆ. ಇನ್ನು ಕೋಡ್ ಕೇಳುವುದಿಲ್ಲ, ಮತ್ತು ನಿಮ್ಮ ಎಲ್ಲ ಡಿವೈಸ್‌ಗಳಲ್ಲಿ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ.';
export const recoveryUsedSubject = 'ಒಂದು ರಿಕವರಿ ಕೋಡ್ ಬಳಸಲಾಗಿದೆ';
export const recoveryUsed = (left: number) =>
  `ಅಥೆಂಟಿಕೇಟರ್ ಆ್ಯಪ್‌ನ ಕೋಡ್ ಬದಲು ಒಂದು ರಿಕವರಿ ಕೋಡ್ ಬಳಸಲಾಗಿದೆ. ಉಳಿದ ಕೋಡ್‌ಗಳು: ${left}.`;
export const factorSummary = 'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಕೂಡಲೇ ಕ್ರಮ ತೆಗೆದುಕೊಳ್ಳಿ.';
export const factorNotYou = (phone: string) => `ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಿಸಿ ಮತ್ತು ಕೂಡಲೇ ಜಿಮ್‌ಗೆ ಕರೆ ಮಾಡಿ: ${phone}.`;

// A pass for a closed day
export const passDayClosedSubject = (center: Center, value: Day) =>
  `${day(value)} ರಂದು ${area(center)} ಮುಚ್ಚಿರುತ್ತದೆ: ದಯವಿಟ್ಟು ಬೇರೆ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ`;
export const passDayClosedSummary = 'ನಿಮ್ಮ ಪಾಸ್‌ನ ದಿನ ನಮ್ಮ ಸೆಂಟರ್ ಮುಚ್ಚಿರುತ್ತದೆ.';
export const passDay = (kind: PassKind, center: Center, value: Day) =>
  `ನಿಮ್ಮ ${kind === 'day' ? 'ಒಂದು ದಿನದ ಪಾಸ್' : 'ಟ್ರಯಲ್ ಪಾಸ್'} ${area(center)} ಸೆಂಟರ್‌ನಲ್ಲಿ ${day(value)} ದಿನಕ್ಕಾಗಿದೆ.`;
export const trialDay = (center: Center, value: Day) =>
  `ನೀವು ${area(center)} ಸೆಂಟರ್‌ನಲ್ಲಿ ${day(value)} ದಿನಕ್ಕೆ ಟ್ರಯಲ್ ಕೇಳಿದ್ದೀರಿ.`;
export const passDayClosed = 'ಆ ದಿನ ಸೆಂಟರ್ ಮುಚ್ಚಿರುತ್ತದೆ.';
export const passDayShortSubject = (center: Center, value: Day) =>
  `${day(value)} ರಂದು ${area(center)} ಕಡಿಮೆ ಸಮಯ ತೆರೆದಿರುತ್ತದೆ`;
export const passDayShort = (hours: string) =>
  `ಆ ದಿನ ಸೆಂಟರ್ ತೆರೆದಿರುವ ಸಮಯ: ${hours}. ಈ ಸಮಯ ನಿಮಗೆ ಹೊಂದದಿದ್ದರೆ, ಬೇರೆ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ.`;
export const moveOrRefundPass = (phone: string) =>
  `ದಯವಿಟ್ಟು ${phone} ಗೆ ಕರೆ ಮಾಡಿ: ನಿಮ್ಮ ಪಾಸ್ ಅನ್ನು ಬೇರೆ ದಿನಕ್ಕೆ ಬದಲಾಯಿಸುತ್ತೇವೆ, ಅಥವಾ ಹಣ ಹಿಂದಿರುಗಿಸುತ್ತೇವೆ.`;
export const moveTrial = (phone: string) => `ಬೇರೆ ದಿನ ಆಯ್ಕೆ ಮಾಡಲು ದಯವಿಟ್ಟು ${phone} ಗೆ ಕರೆ ಮಾಡಿ.`;

// A product that is back
export const backSubject = (product: string) => `${product} ಮತ್ತೆ ಸ್ಟಾಕ್‌ನಲ್ಲಿದೆ`;
export const backSummary = 'ತಿಳಿಸುವಂತೆ ನೀವು ಕೇಳಿದ್ದಿರಿ.';
export const backText = (product: string) =>
  `ತಿಳಿಸುವಂತೆ ನೀವು ಕೇಳಿದ್ದಿರಿ: ${product} ಈಗ ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಬಹುದು. ಕಾಯುತ್ತಿರುವ ಇತರರಿಗೂ ತಿಳಿಸುತ್ತೇವೆ, ಆದ್ದರಿಂದ ಬೇಗ ಖಾಲಿಯಾಗಬಹುದು.`;
export const seeProduct = 'ಉತ್ಪನ್ನ ನೋಡಿ';
export const backOnce = 'ನೀವು ಕೇಳಿದ ಪ್ರತಿ ಬಾರಿಗೆ ಒಂದೇ ಇಮೇಲ್ ಬರುತ್ತದೆ. ಮತ್ತೆ ಖಾಲಿಯಾದರೆ, ಅದರ ಪುಟದಲ್ಲಿ ಮತ್ತೆ ಕೇಳಿ.';
export const backStop = 'ನಾನು ಯಾವ ಉತ್ಪನ್ನಕ್ಕೂ ಕಾಯುತ್ತಿಲ್ಲ: ಈ ಇಮೇಲ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಿ';

// Queries
export const queryReceivedSubject = (ticket: string) => `ನಿಮ್ಮ ಪ್ರಶ್ನೆ ನಮಗೆ ತಲುಪಿದೆ: ${ticket}`;
export const queryReceivedSummary = 'ಎರಡು ದಿನಗಳೊಳಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ.';
export const queryReceived = (ticket: string) =>
  `ನಿಮ್ಮ ಪ್ರಶ್ನೆ ನಮಗೆ ತಲುಪಿದೆ. ಅದರ ಸಂಖ್ಯೆ ${ticket}. ಎರಡು ದಿನಗಳೊಳಗೆ ಇಮೇಲ್ ಅಥವಾ ಫೋನ್ ಮೂಲಕ ಉತ್ತರಿಸುತ್ತೇವೆ.`;
export const notYourQuery = (phone: string) =>
  `ನೀವು ನಮಗೆ ಬರೆದಿಲ್ಲದಿದ್ದರೆ, ಯಾರೋ ತಪ್ಪಾಗಿ ನಿಮ್ಮ ವಿಳಾಸ ಕೊಟ್ಟಿದ್ದಾರೆ: ಇನ್ನೇನೂ ಬರುವುದಿಲ್ಲ. ನಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ ${phone}.`;
export const queryAnsweredSubject = (ticket: string) => `ನಿಮ್ಮ ಪ್ರಶ್ನೆ ${ticket}`;
export const youWrote = (ticket: string) => `ನೀವು ನಮಗೆ ಬರೆದದ್ದು, ಸಂಖ್ಯೆ ${ticket}:`;

// Staff
export const inviteSubject = 'ಜಿಮ್‌ನ ಸಿಬ್ಬಂದಿಯಲ್ಲಿ ನಿಮಗೊಂದು ಸ್ಥಾನ';
export const inviteSummary = (hours: number) => `ಈ ಲಿಂಕ್ ${hours} ಗಂಟೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`;
export const invited =
  'ಜಿಮ್‌ನ ಸಿಬ್ಬಂದಿಗೆ ನಿಮ್ಮನ್ನು ಆಹ್ವಾನಿಸಲಾಗಿದೆ. ಕೆಳಗಿನ ಬಟನ್ ಒತ್ತಿ ಒಪ್ಪಿಕೊಳ್ಳಿ: ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಿ, ಅಥವಾ ನಿಮ್ಮ ಖಾತೆಯ ಪಾಸ್‌ವರ್ಡ್ ಬಳಸಿ.';
export const inviteRole = 'ಪಾತ್ರ';
export const presetName = (preset: Preset): string => presetLabel(preset);
export const acceptInvite = 'ಆಹ್ವಾನವನ್ನು ಒಪ್ಪಿಕೊಳ್ಳಿ';
export const inviteNotYou = 'ಇದು ಏಕೆ ಬಂದಿದೆ ಎಂದು ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಡಿ. ಈ ಲಿಂಕ್ ನಿಮಗೆ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.';

// ಕ್ಲಾಸ್‌ಗಳು
export const classOf = (type: GroupClass): string => groupClassLabel(type);
export const classTitle = (type: GroupClass, gym: string) => `${gym}: ${groupClassLabel(type)}`;
export const seeClasses = 'ನಿಮ್ಮ ಕ್ಲಾಸ್‌ಗಳನ್ನು ನೋಡಿ';
export const allClasses = 'ಎಲ್ಲ ಕ್ಲಾಸ್‌ಗಳನ್ನು ನೋಡಿ';
export const classPlaceLabel = 'ಸ್ಥಾನ';
export const classIn = 'ನಿಮಗೆ ಸ್ಥಾನ ಇದೆ';
export const classWaits = (position: number) => `ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ${position}ನೇ ಸ್ಥಾನ`;
export const classBookedSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: ನಿಮಗೆ ಸ್ಥಾನ ಇದೆ`;
export const classBookedText = (type: GroupClass, when: string) =>
  `${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ನಲ್ಲಿ ನಿಮಗೆ ಸ್ಥಾನ ಇದೆ.`;
export const classListSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: ನೀವು ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ`;
export const classListText = (type: GroupClass, when: string, position: number) =>
  `${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್ ಭರ್ತಿಯಾಗಿದೆ. ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ನಿಮ್ಮದು ${position}ನೇ ಸ್ಥಾನ.`;
export const classListRule = 'ನಿಮಗೆ ಸ್ಥಾನ ಸಿಕ್ಕ ತಕ್ಷಣ ತಿಳಿಸುತ್ತೇವೆ, ಕ್ಲಾಸ್‌ಗೆ 30 ನಿಮಿಷ ಮೊದಲಿನವರೆಗೆ.';
export const classCancelRule = 'ಬರಲು ಆಗದಿದ್ದರೆ ದಯವಿಟ್ಟು 60 ನಿಮಿಷ ಮೊದಲೇ ಸ್ಥಾನ ಬಿಟ್ಟುಕೊಡಿ: ಬೇರೊಬ್ಬರು ಕಾಯುತ್ತಿರಬಹುದು.';
export const classReachedSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: ಈಗ ನಿಮಗೆ ಸ್ಥಾನ ಇದೆ`;
export const classReachedText = (type: GroupClass, when: string) =>
  `ಒಂದು ಸ್ಥಾನ ಖಾಲಿಯಾಗಿದೆ: ${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ನಲ್ಲಿ ಈಗ ನಿಮಗೆ ಸ್ಥಾನ ಇದೆ.`;
export const classReachedRule =
  'ಇನ್ನು ಬರಲು ಆಗದಿದ್ದರೆ ದಯವಿಟ್ಟು ಬಿಟ್ಟುಕೊಡಿ. ಕ್ಲಾಸ್‌ಗೆ 90 ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ ಇರುವಾಗ ಸಿಕ್ಕ ಸ್ಥಾನಕ್ಕೆ ಬರದಿದ್ದರೆ ಗೈರು ಎಂದು ಲೆಕ್ಕ ಇಲ್ಲ.';
export const classLostSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: ನೀವು ಈಗ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿದ್ದೀರಿ`;
export const classLostText = (type: GroupClass, when: string, position: number) =>
  `ಕ್ಷಮಿಸಿ: ${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ನಲ್ಲಿ ಸ್ಥಾನಗಳು ಕಡಿಮೆಯಾಗಿವೆ. ಈಗ ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ನಿಮ್ಮದು ${position}ನೇ ಸ್ಥಾನ.`;
export const classMovedSubject = (type: GroupClass, when: string) => `${groupClassLabel(type)}: ಈಗ ${when}`;
export const classMovedText = (type: GroupClass, when: string) =>
  `${groupClassLabel(type)} ಕ್ಲಾಸ್‌ನ ಸಮಯ ಬದಲಾಗಿದೆ: ${when}.`;
export const classCancelledSubject = (type: GroupClass, when: string) =>
  `${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್ ರದ್ದಾಗಿದೆ`;
export const classCancelledText = (type: GroupClass, when: string) =>
  `ಕ್ಷಮಿಸಿ: ${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್ ನಡೆಯುವುದಿಲ್ಲ.`;
export const cancelledByDeskText = (type: GroupClass, when: string) =>
  `${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಸ್ಥಾನವನ್ನು ಹಿಂಪಡೆದಿದ್ದೇವೆ. ಇದು ನಿಮಗೆ ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ ದಯವಿಟ್ಟು ಕರೆ ಮಾಡಿ.`;
export const classGivenUpSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: ನಿಮ್ಮ ಸ್ಥಾನ ಬಿಟ್ಟುಕೊಡಲಾಗಿದೆ`;
export const classGivenUpText = (type: GroupClass, when: string) =>
  `${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ಗೆ ನೀವು ಬರುವುದಿಲ್ಲ.`;
export const classMembershipText = (type: GroupClass, when: string) =>
  `${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ಗೆ ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ಇನ್ನು ಅನ್ವಯಿಸುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ಸ್ಥಾನ ಬಿಟ್ಟುಕೊಡಲಾಗಿದೆ. ಇದು ತಪ್ಪಾಗಿದ್ದರೆ ದಯವಿಟ್ಟು ಕರೆ ಮಾಡಿ.`;
export const classFullSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: ಸ್ಥಾನ ಖಾಲಿಯಾಗಲಿಲ್ಲ`;
export const classFullText = (type: GroupClass, when: string) =>
  `ಕ್ಷಮಿಸಿ: ${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ನಲ್ಲಿ ನಿಮಗೆ ಸ್ಥಾನ ಸಿಗಲಿಲ್ಲ. ಇದಕ್ಕಾಗಿ ಬರಬೇಕಾಗಿಲ್ಲ.`;
export const classReminderSubject = (type: GroupClass, when: string) =>
  `${groupClassLabel(type)} ಶೀಘ್ರದಲ್ಲೇ ಆರಂಭ: ${when}`;
export const classReminderText = (type: GroupClass, when: string) =>
  `${when}ರ ${groupClassLabel(type)} ಕ್ಲಾಸ್‌ನಲ್ಲಿ ನಿಮಗೆ ಸ್ಥಾನ ಇದೆ. ಬೇಗ ಸಿಗೋಣ.`;
export const classFileAdds = 'ಲಗತ್ತಿಸಿದ ಫೈಲ್ ಕ್ಲಾಸ್ ಅನ್ನು ನಿಮ್ಮ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸುತ್ತದೆ.';
export const memberInviteSubject = 'ಜಿಮ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ';
export const memberInviteSummary = (days: number) => `ಲಿಂಕ್ ${days} ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`;
export const memberInvited =
  'ಜಿಮ್‌ನಲ್ಲಿ ನಿಮಗಾಗಿ ಒಂದು ಖಾತೆ ಇದೆ, ಅದಕ್ಕೆ ಇನ್ನೂ ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲ. ಕೆಳಗಿನ ಬಟನ್‌ನಿಂದ ನಿಮ್ಮ ಇಮೇಲ್ ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಹೊಂದಿಸಿ: ಆಗ ನಿಮ್ಮ ಸದಸ್ಯತ್ವ ನೋಡಬಹುದು, ಬಾಗಿಲಲ್ಲಿ ಕಾರ್ಡ್ ತೋರಿಸಬಹುದು ಮತ್ತು ಬುಕ್ ಮಾಡಬಹುದು.';
export const claimAccount = 'ಇದನ್ನು ನನ್ನ ಖಾತೆ ಮಾಡಿ';
export const memberInviteNotYou = 'ನೀವು ಜಿಮ್‌ನ ಸದಸ್ಯರಲ್ಲವೇ? ಹಾಗಿದ್ದರೆ ಈ ಮೇಲ್ ಬಿಟ್ಟುಬಿಡಿ; ಬಟನ್ ಒತ್ತದೆ ಏನೂ ಆಗುವುದಿಲ್ಲ.';

// Emails
export const confirmSubject = 'ನಿಮ್ಮ ಇಮೇಲ್ ದೃಢಪಡಿಸಿ';
export const confirmSummary = (hours: number) => `ಲಿಂಕ್ ${hours} ಗಂಟೆ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`;
export const confirmText =
  'ಜಿಮ್‌ನ ಖಾತೆಗಾಗಿ ಯಾರೋ, ಬಹುಶಃ ನೀವೇ, ಈ ಇಮೇಲ್ ನೀಡಿದ್ದಾರೆ. ಇದು ನಿಮ್ಮದೇ ಎಂದು ದೃಢಪಡಿಸಲು ಬಟನ್ ಒತ್ತಿ. ಇದರಿಂದ ಯಾರೂ ಸೈನ್ ಇನ್ ಆಗುವುದಿಲ್ಲ.';
export const confirmEmail = 'ಈ ಇಮೇಲ್ ದೃಢಪಡಿಸಿ';
export const confirmNotYou = 'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ ಏನೂ ಮಾಡಬೇಡಿ: ಬಟನ್ ಒತ್ತದೆ ಏನೂ ಬದಲಾಗುವುದಿಲ್ಲ, ಮತ್ತು ಈ ಲಿಂಕ್ ನಿಮಗೆ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.';
export const emailChangedSubject = 'ನಿಮ್ಮ ಖಾತೆಯ ಇಮೇಲ್ ಬದಲಾಗಿದೆ';
export const emailChangedSummary = 'ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ಹಿಂದಿನಂತೆ ಮಾಡಿ.';
export const emailChanged = 'ಜಿಮ್‌ನ ನಿಮ್ಮ ಖಾತೆಗೆ ಈಗ ಬೇರೆ ಇಮೇಲ್ ಇದೆ; ಇನ್ನು ಮುಂದೆ ಅಲ್ಲಿಗೇ ಬರೆಯುತ್ತೇವೆ. ಈ ವಿಳಾಸಕ್ಕೆ ಇದು ಕೊನೆಯ ಇಮೇಲ್.';
export const emailChangedNotYou = (days: number, phone: string) =>
  `ಅದು ನೀವಲ್ಲದಿದ್ದರೆ, ${days} ದಿನಗಳೊಳಗೆ ಬಟನ್ ಒತ್ತಿ: ಖಾತೆಗೆ ಈ ಇಮೇಲ್ ಮರಳುತ್ತದೆ, ಎಲ್ಲರೂ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತಾರೆ, ಪಾಸ್‌ವರ್ಡ್ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ನಂತರ ನೀವು ಹೊಸದನ್ನು ಆಯ್ಕೆಮಾಡುತ್ತೀರಿ. ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ: ${phone}.`;
export const undoEmail = 'ಹಿಂದಿನಂತೆ ಮಾಡಿ';
