import type { ConsultancyType } from '@namma/contract/appointments/rules';
import { type Day, formatDay } from '@namma/contract/days/dates';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import type { TierName } from '@namma/contract/memberships/tiers';
import { presetLabel } from '@namma/contract/messages/staff';
import type { OrderStatus } from '@namma/contract/orders/rules';
import type { PassKind } from '@namma/contract/passes/rules';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { Preset } from '@namma/contract/staff/permissions';
import { areaOf, type Center } from '@namma/contract/values/centers';

/** The texts of mails in English. Days are `YYYY-MM-DD`, amounts and times are formatted already. */

export const day = (value: Day): string => formatDay(value);
export const dayAndTime = (value: Day, time: string): string => `${day(value)}, ${time}`;
export const area = (center: Center): string => areaOf[center];
const consultancy = (type: ConsultancyType): string => `${type} consultancy`;

export const greeting = (name: string): string => (name ? `Hi ${name},` : 'Hello,');
export const document = 'Document';
export const seeDocument = 'See the document';
export const seeOrders = 'View orders';

// Orders
const ofOrder = (quantity: number, product: string, order: string) =>
  `${quantity} × ${product} of your order ${order}`;
export const orderSubject = (order: string) => `Your order ${order}`;
export const orderArrives = (from: Day, to: Day) =>
  `We have your order. It arrives between ${day(from)} and ${day(to)}.`;
export const orderIsHere = (order: string, from: Day, to: Day) =>
  `We have your order ${order}. It arrives between ${day(from)} and ${day(to)}.`;
export const fee = 'Delivery and platform fee';
export const toPayOnDelivery = 'To pay on delivery';
export const deliverTo = 'We deliver to:';
const moved: Record<OrderStatus, string> = {
  Pending: 'is with us again and leaves soon',
  Transit: 'has left our shop and is in transit',
  'Out-For-Delivery': 'is out for delivery: it arrives today',
  Delivered: 'is delivered',
};
export const movedSubject = (order: string, product: string, status: OrderStatus) =>
  `Order ${order}: ${product} ${moved[status]}`;
export const movedNews = (quantity: number, product: string, order: string, status: OrderStatus) =>
  `${ofOrder(quantity, product, order)} ${moved[status]}.`;
export const rateIt = 'Tell us how you like it: you can rate it in your orders.';
export const addressChangedSubject = (order: string) => `Order ${order}: the address is changed`;
export const addressChanged = (order: string) => `We have changed where your order ${order} is delivered.`;
export const addressNotRight = (phone: string) => `If this is not right, call us: ${phone}.`;
export const cancelledSubject = (order: string, product: string) => `Order ${order}: ${product} is cancelled`;
export const allCancelledSubject = (order: string) => `Order ${order}: all of it is cancelled`;
export const youCancelled = (quantity: number, product: string, order: string) =>
  `You have cancelled ${ofOrder(quantity, product, order)}.`;
export const weCancelled = (quantity: number, product: string, order: string) =>
  `We are sorry: we had to cancel ${ofOrder(quantity, product, order)}.`;
export const nothingToPay = 'There is nothing to pay for this order.';
export const restToPay = (amount: string, rest: string) =>
  `You do not pay ${amount} for it. The rest of the order comes as planned: ${rest} with the fee.`;
export const refundComes = (amount: string) => `You have paid ${amount} for it, which we return to you.`;

// Returns
export const returnSubject = (order: string, product: string) => `Order ${order}: your return of ${product}`;
export const returnWanted = (quantity: number, product: string, order: string) =>
  `You would like to return ${ofOrder(quantity, product, order)}.`;
export const returnRules = (days: number) =>
  `We'll review it and email you. Please keep it unopened: goods are returned unopened, within ${days} days of delivery.`;
export const refusedAtDoorSubject = (order: string, product: string) =>
  `Order ${order}: ${product} comes back to us`;
export const refusedAtDoor = (quantity: number, product: string, order: string) =>
  `The delivery of ${ofOrder(quantity, product, order)} was refused at the door.`;
export const bringBackSubject = (order: string, product: string) => `Order ${order}: bring back ${product}`;
export const mayReturn = (quantity: number, product: string, order: string) =>
  `You can return ${ofOrder(quantity, product, order)}.`;
export const bringIt =
  'Bring it to one of our centers. Once it is there, we refund what you have paid for it.';
export const staysSubject = (order: string, product: string) => `Order ${order}: ${product} stays with you`;
export const cannotTakeBack = (quantity: number, product: string, order: string) =>
  `We are sorry: we cannot take back ${ofOrder(quantity, product, order)}.`;
export const receivedSubject = (order: string, product: string) => `Order ${order}: ${product} is back`;
export const received = (quantity: number, product: string, order: string) =>
  `We have received ${ofOrder(quantity, product, order)}. Your refund is next.`;
export const takenBackSubject = (order: string, product: string) =>
  `Order ${order}: ${product} is taken back`;
export const takenBack = (quantity: number, product: string, order: string) =>
  `We have taken back ${ofOrder(quantity, product, order)}. Nothing was paid for it.`;
export const refundedSubject = (order: string, amount: string) => `Order ${order}: ${amount} refunded`;
const ways: Record<ReceiptMode, string> = { cash: ' in cash', upi: ' by UPI', card: ' to your card' };
export const refunded = (
  amount: string,
  quantity: number,
  product: string,
  order: string,
  mode: ReceiptMode | undefined,
) => `We have refunded ${amount} for ${ofOrder(quantity, product, order)}${mode ? ways[mode] : ''}.`;

// Memberships
export const membership = 'Membership';
export const tierAndMonths = (tier: TierName, months: number) => `${tier}, ${months} months`;
export const center = 'Center';
export const from = 'From';
export const to = 'To';
export const membershipPrice = 'Price with tax and fee';
export const callForTheWay = (center: Center, phone: string) => `${area(center)}. Call ${phone} for the way`;
export const seeMembership = 'See your membership';
export const registeredSubject = (tier: TierName) => `Your ${tier} membership is registered`;
export const payToBegin = (center: Center, start: Day) => `Pay at ${area(center)} to begin on ${day(start)}.`;
export const registered = (amount: string, start: Day) =>
  `Your membership is registered. Pay ${amount} at your center to begin on ${day(start)}.`;
export const payAt = 'Pay at';
export const slip = 'Your slip';
export const showSlip = 'Show or say the number of your slip when you pay.';
export const paidSubject = (tier: TierName) => `Your ${tier} membership is paid`;
export const lasts = (start: Day, end: Day) => `It lasts from ${day(start)} to ${day(end)}.`;
export const paymentIsHere = 'We have your payment. See you at the gym.';
/** Without a full stop: also a subject. */
export function ending(tier: TierName, daysLeft: number, end: Day): string {
  if (daysLeft < 0) return `Your ${tier} membership ended on ${day(end)}`;
  if (daysLeft === 0) return `Your ${tier} membership ends today, ${day(end)}`;
  if (daysLeft === 1) return `Your ${tier} membership ends tomorrow, ${day(end)}`;
  return `Your ${tier} membership ends in ${daysLeft} days, on ${day(end)}`;
}
export const sentence = (text: string): string => `${text}.`;
export const renewalBegins = (start: Day) =>
  `Its renewal begins on ${day(start)}: please pay for it at your center.`;
export const seeRenewal = 'See your renewal';
export const renewAnyDay = 'Renew it when you like: a new one begins on any day you choose.';
export const choosePlan = 'Choose a plan';
export const renewUntil = (until: Day, discount: string) =>
  `Renew it until ${day(until)}, and ${discount} are off.`;
export const newOneFollows = 'The new one begins when this one has ended.';
export const renew = 'Renew';

// Memberships that end early
export const creditOfBefore = 'Paid by your membership before';
export const lapsingSubject = (tier: TierName) => `Your ${tier} membership is not paid yet`;
export const lapses = (on: Day) => `Nothing is paid for it, so it is withdrawn on ${day(on)}.`;
export const payOrLeaveIt = 'Pay at your center if you still want it. Otherwise there is nothing to do.';
export const membershipEndedSubject = (tier: TierName) => `Your ${tier} membership is ended`;
export const membershipIsEnded = (tier: TierName, last: Day) =>
  `Your ${tier} membership is ended: its last day is ${day(last)}.`;
export const membershipRefunded = (amount: string, mode: ReceiptMode | undefined) =>
  `We have refunded ${amount}${mode ? ways[mode] : ''}.`;
export const paidForIt = 'Paid for it';
export const usedDays = 'Days that are used';
export const exitFee = 'Early exit fee';
export const refundOfIt = 'Refund';

// Appointments; `when` is a day, or a day and a time
export const what = 'What';
export const consultancyOf = (type: ConsultancyType) => consultancy(type);
export const whenLabel = 'When';
export const withCoach = 'With';
export const where = 'Where';
export const dayLabel = 'Day';
export const callUsAt = 'Call us at';
export const seeAppointments = 'See your appointments';
export const calendarTitle = (type: ConsultancyType, gym: string) => `${consultancy(type)} at ${gym}`;
export const calendarWith = (coach: string) => `With ${coach}`;
export const calendarCall = (phone: string) => `Call ${phone} to agree on the hour`;
export const bookedSubject = (type: ConsultancyType, when: string) => `${consultancy(type)} on ${when}`;
export const bookedSummary = (when: string) => `You are booked for ${when}.`;
export const booked = (type: ConsultancyType, when: string) =>
  `You are booked for a ${consultancy(type)} on ${when}.`;
export const callForHour = 'Call us to agree on the hour.';
export const fileAddsAppointment = 'The attached file puts the appointment into your calendar.';
export const noCancelsNothing =
  'Answering ‘No’ in a calendar does not cancel it: please use the button below.';
export const fileAddsDay = 'The attached file puts the day into your calendar.';
export const rescheduledSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)}: now on ${when}`;
export const rescheduledSummary = (when: string) => `Your appointment is now on ${when}.`;
export const rescheduled = (type: ConsultancyType, when: string) =>
  `Your ${consultancy(type)} is now on ${when}.`;
export const fileCorrects = 'The attached file corrects it in your calendar.';
export const appointmentCancelledSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} on ${when} is cancelled`;
export const weCancelledAppointment = 'We had to cancel your appointment.';
export const youCancelledAppointment = 'You have cancelled your appointment.';
export const weCancelledOn = (type: ConsultancyType, when: string) =>
  `We had to cancel your ${consultancy(type)} on ${when}.`;
export const youCancelledOn = (type: ConsultancyType, when: string) =>
  `You have cancelled your ${consultancy(type)} on ${when}.`;
export const fileRemoves = 'The attached file takes it out of your calendar.';
export const bookAnother = 'Book another time';
export const affectedSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} on ${when}: please choose another time`;
export const closedThen = 'We are closed at the time of your appointment.';
export const cannotKeep = (type: ConsultancyType, when: string) =>
  `We cannot keep your ${consultancy(type)} on ${when}. The reason:`;
export const outsideHours = (type: ConsultancyType, when: string) =>
  `Our opening hours have changed. Your ${consultancy(type)} on ${when} is outside the new ones, so we cannot keep it.`;
export const coachGone = 'Your coach is not there at the time of your appointment any more.';
export const withoutCoach = (type: ConsultancyType, when: string) =>
  `Your coach is not there at that time any more, so we cannot keep your ${consultancy(type)} on ${when}.`;
export const pleaseMove =
  'Please move it to another time, or cancel it. If you do neither, we will call you.';
export const standsSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} on ${when}: it takes place after all`;
export const coachAfterAll = 'Your coach is there at the time of your appointment after all.';
export const openAfterAll = 'We are open at the time of your appointment after all.';
export const keepsItsTime = (type: ConsultancyType, when: string) =>
  `We wrote to you that we could not keep your ${consultancy(type)} on ${when}. It takes place after all, at the same time: there is nothing you need to do.`;

// Passwords
export const resetSubject = 'A new password for your account';
export const resetSummary = 'The link works for 10 minutes.';
export const resetAsked = 'Somebody, probably you, asked for a new password. Choose one within 10 minutes:';
export const chooseNewPassword = 'Choose a new password';
export const resetNotYou =
  'If it was not you, do nothing: your password stays as it is. Nobody but you can see this link.';
export const changedSubject = 'Your password was changed';
export const changedSummary = 'You are signed out on your other devices.';
export const changed = 'The password of your account was changed. You are signed out on your other devices.';
export const changedNotYou = (phone: string) => `If it was not you, call us at once: ${phone}.`;
export const signIn = 'Sign in';

// The second factor of a sign-in
export const factorSetSubject = 'Two-step sign-in is on';
export const factorSet =
  'Your account asks for a code of your authenticator app from now on. Your other devices are signed out.';
export const factorDroppedSubject = 'Two-step sign-in is off';
export const factorDropped = 'Your account no longer asks for a code when somebody signs in.';
export const factorDroppedByGym =
  'The gym switched two-step sign-in off for your account. It no longer asks for a code, and all your devices are signed out.';
export const recoveryUsedSubject = 'A recovery code was used';
export const recoveryUsed = (left: number) =>
  `A recovery code was used in place of a code of your authenticator app. Codes left: ${left}.`;
export const factorSummary = 'If it was not you, act now.';
export const factorNotYou = (phone: string) =>
  `If it was not you, change your password and call the gym at once: ${phone}.`;

// A pass for a closed day
export const passDayClosedSubject = (center: Center, value: Day) =>
  `${area(center)} is closed on ${day(value)}: please choose another day`;
export const passDayClosedSummary = 'The center is closed on the day of your pass.';
export const passDay = (kind: PassKind, center: Center, value: Day) =>
  `Your ${kind === 'day' ? 'day pass' : 'trial'} is for ${day(value)} at ${area(center)}.`;
export const trialDay = (center: Center, value: Day) =>
  `You asked for a trial on ${day(value)} at ${area(center)}.`;
export const passDayClosed = 'The center is closed on that day.';
export const passDayShortSubject = (center: Center, value: Day) =>
  `${area(center)} has shorter hours on ${day(value)}`;
export const passDayShort = (hours: string) =>
  `The center is open only from ${hours} on that day. If that does not suit you, choose another day.`;
export const moveOrRefundPass = (phone: string) =>
  `Please call us at ${phone}: we move your pass to another day, or refund it.`;
export const moveTrial = (phone: string) => `Please call us at ${phone} to choose another day.`;

// A product that is back
export const backSubject = (product: string) => `${product} is back in stock`;
export const backSummary = 'You asked us to tell you.';
export const backText = (product: string) =>
  `You asked us to tell you: ${product} can be ordered again. We write to others who wait too, so it may not last long.`;
export const seeProduct = 'See the product';
export const backOnce =
  'We write once for each time that you ask. If it is gone again, ask again on its page.';
export const backStop = 'I do not wait for any product: stop these mails';

// Queries
export const queryReceivedSubject = (ticket: string) => `We have your query ${ticket}`;
export const queryReceivedSummary = 'We answer within two days.';
export const queryReceived = (ticket: string) =>
  `We have your query. Its number is ${ticket}. We answer within two days, by mail or by phone.`;
export const notYourQuery = (phone: string) =>
  `If you did not write to us, somebody gave your address by mistake: nothing more will come. Our phone number is ${phone}.`;
export const queryAnsweredSubject = (ticket: string) => `Your query ${ticket}`;
export const youWrote = (ticket: string) => `You wrote to us, as number ${ticket}:`;

// Staff
export const inviteSubject = 'A place on the staff of the gym';
export const inviteSummary = (hours: number) => `The link works for ${hours} hours.`;
export const invited =
  'You are invited to the staff of the gym. Accept with the button below: choose a password, or use that of the account that you have.';
export const inviteRole = 'Role';
export const presetName = (preset: Preset): string => presetLabel(preset);
export const acceptInvite = 'Accept the invitation';
export const inviteNotYou =
  'If you do not know why you got this, do nothing. Nobody but you can see this link.';

// Classes; `when` is a day and a time
export const classOf = (type: GroupClass): string => type;
export const classTitle = (type: GroupClass, gym: string) => `${type} at ${gym}`;
export const seeClasses = 'See your classes';
export const allClasses = 'See all classes';
export const classPlaceLabel = 'Place';
export const classIn = 'You are in';
export const classWaits = (position: number) => `Number ${position} on the waiting list`;
export const classBookedSubject = (type: GroupClass, when: string) => `${type} on ${when}: you are in`;
export const classBookedText = (type: GroupClass, when: string) => `You have a place in ${type} on ${when}.`;
export const classListSubject = (type: GroupClass, when: string) =>
  `${type} on ${when}: you are on the waiting list`;
export const classListText = (type: GroupClass, when: string, position: number) =>
  `${type} on ${when} is full. You are number ${position} on the waiting list.`;
export const classListRule =
  'When a place becomes free for you, we write to you at once. Until 30 minutes before the class.';
export const classCancelRule =
  'If you cannot come, please give your place up until 60 minutes before: somebody else is waiting for it.';
export const classReachedSubject = (type: GroupClass, when: string) => `${type} on ${when}: you are in now`;
export const classReachedText = (type: GroupClass, when: string) =>
  `A place has become free: you are in ${type} on ${when}.`;
export const classReachedRule =
  'If you cannot come any more, please give it up. A place that came later than 90 minutes before the class is never held against you.';
export const classLostSubject = (type: GroupClass, when: string) =>
  `${type} on ${when}: you are on the waiting list now`;
export const classLostText = (type: GroupClass, when: string, position: number) =>
  `We are sorry: ${type} on ${when} has fewer places than planned. You are number ${position} on its waiting list now.`;
export const classMovedSubject = (type: GroupClass, when: string) => `${type}: now on ${when}`;
export const classMovedText = (type: GroupClass, when: string) =>
  `${type} takes place at another time: on ${when}.`;
export const classCancelledSubject = (type: GroupClass, when: string) => `${type} on ${when} is cancelled`;
export const classCancelledText = (type: GroupClass, when: string) =>
  `We are sorry: ${type} on ${when} does not take place.`;
export const classTakenBackText = (type: GroupClass, when: string) =>
  `We have taken back your place in ${type} on ${when}. If that is a surprise, please call us.`;
export const classGivenUpSubject = (type: GroupClass, when: string) =>
  `${type} on ${when}: your place is given up`;
export const classGivenUpText = (type: GroupClass, when: string) => `You do not come to ${type} on ${when}.`;
export const classMembershipText = (type: GroupClass, when: string) =>
  `Your membership does not open ${type} on ${when} any more, so your place is given up. If that is wrong, please call us.`;
export const classFullSubject = (type: GroupClass, when: string) =>
  `${type} on ${when}: no place became free`;
export const classFullText = (type: GroupClass, when: string) =>
  `We are sorry: no place became free for you in ${type} on ${when}. You need not come for it.`;
export const classReminderSubject = (type: GroupClass, when: string) => `${type} begins soon: ${when}`;
export const classReminderText = (type: GroupClass, when: string) =>
  `You have a place in ${type} on ${when}. See you soon.`;
export const classFileAdds = 'The attached file puts the class into your calendar.';
export const memberInviteSubject = 'Your account at the gym is ready';
export const memberInviteSummary = (days: number) => `The link works for ${days} days.`;
export const memberInvited =
  'The gym has an account for you that has no password yet. Set your email and password with the button below: then you can see your membership, show your card at the door and book.';
export const claimAccount = 'Make it my account';
export const memberInviteNotYou =
  'You are not a member of the gym? Then leave this mail unread; nothing happens without the button.';

// Emails
export const confirmSubject = 'Confirm your email';
export const confirmSummary = (hours: number) => `The link works for ${hours} hours.`;
export const confirmText =
  'Somebody, probably you, has given this email for an account at the gym. Press the button to confirm that it is yours. It signs nobody in.';
export const confirmEmail = 'Confirm this email';
export const confirmNotYou =
  'If it was not you, do nothing: without the button nothing changes, and nobody but you can see this link.';
export const emailChangedSubject = 'The email of your account was changed';
export const emailChangedSummary = 'If it was not you, take it back.';
export const emailChanged =
  'Your account at the gym has another email now, to which we write from now on. This is the last mail to this one.';
export const emailChangedNotYou = (days: number, phone: string) =>
  `If it was not you, press the button within ${days} days: the account gets this email back, everybody is signed out and the password no longer works. You then choose a new one. Or call us: ${phone}.`;
export const undoEmail = 'Take it back';
