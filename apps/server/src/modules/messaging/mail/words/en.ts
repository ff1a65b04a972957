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
export const area = (center: Center): string => areaOf(center);
const consultancy = (type: ConsultancyType): string => `${type} consultancy`;

export const greeting = (name: string): string => (name ? `Hi ${name},` : 'Hello,');
export const document = 'Document';
export const seeDocument = 'View document';
export const seeOrders = 'View orders';

// Orders
const ofOrder = (quantity: number, product: string, order: string) =>
  `${quantity} × ${product} of your order ${order}`;
export const orderSubject = (order: string) => `Your order ${order}`;
export const orderArrives = (from: Day, to: Day) =>
  `We've received your order. It arrives between ${day(from)} and ${day(to)}.`;
export const orderIsHere = (order: string, from: Day, to: Day) =>
  `We've received your order ${order}. It arrives between ${day(from)} and ${day(to)}.`;
export const fee = 'Delivery and platform fee';
export const toPayOnDelivery = 'To pay on delivery';
export const deliverTo = 'We deliver to:';
const moved: Record<OrderStatus, string> = {
  Pending: 'is back at our store and ships again soon',
  Transit: 'has shipped and is in transit',
  'Out-For-Delivery': 'is out for delivery and arrives today',
  Delivered: 'was delivered',
};
export const movedSubject = (order: string, product: string, status: OrderStatus) =>
  `Order ${order}: ${product} ${moved[status]}`;
export const movedNews = (quantity: number, product: string, order: string, status: OrderStatus) =>
  `${ofOrder(quantity, product, order)} ${moved[status]}.`;
export const rateIt = 'How do you like it? Rate it under Orders.';
export const addressChangedSubject = (order: string) => `Order ${order}: delivery address changed`;
export const addressChanged = (order: string) => `We changed the delivery address of your order ${order}.`;
export const addressNotRight = (phone: string) => `If this is wrong, call us: ${phone}.`;
export const cancelledSubject = (order: string, product: string) => `Order ${order}: ${product} cancelled`;
export const allCancelledSubject = (order: string) => `Order ${order}: cancelled`;
export const youCancelled = (quantity: number, product: string, order: string) =>
  `You cancelled ${ofOrder(quantity, product, order)}.`;
export const weCancelled = (quantity: number, product: string, order: string) =>
  `We're sorry. We had to cancel ${ofOrder(quantity, product, order)}.`;
export const nothingToPay = 'There is nothing to pay for this order.';
export const restToPay = (amount: string, rest: string) =>
  `You don't pay ${amount} for it. The rest of the order arrives as planned: ${rest} including the fee.`;
export const refundComes = (amount: string) => `We'll refund the ${amount} you paid for it.`;

// Returns
export const returnSubject = (order: string, product: string) => `Order ${order}: your return of ${product}`;
export const returnWanted = (quantity: number, product: string, order: string) =>
  `You asked to return ${ofOrder(quantity, product, order)}.`;
export const returnRules = (days: number) =>
  `We'll review it and email you. Keep it unopened, unless it is damaged or wrong. Returns are possible within ${days} days of delivery.`;
export const refusedAtDoorSubject = (order: string, product: string) =>
  `Order ${order}: delivery of ${product} refused`;
export const refusedAtDoor = (quantity: number, product: string, order: string) =>
  `The delivery of ${ofOrder(quantity, product, order)} was refused at the door.`;
export const bringReturnSubject = (order: string, product: string) =>
  `Order ${order}: return of ${product} approved`;
export const mayReturn = (quantity: number, product: string, order: string) =>
  `You can return ${ofOrder(quantity, product, order)}.`;
export const bringIt = "Bring it to one of our centers. Then we'll refund what you paid for it.";
export const staysSubject = (order: string, product: string) =>
  `Order ${order}: return of ${product} refused`;
export const returnNotAccepted = (quantity: number, product: string, order: string) =>
  `We're sorry. We can't accept the return of ${ofOrder(quantity, product, order)}.`;
export const receivedSubject = (order: string, product: string) => `Order ${order}: ${product} received`;
export const received = (quantity: number, product: string, order: string) =>
  `We have received ${ofOrder(quantity, product, order)}. Your refund is next.`;
export const returnedSubject = (order: string, product: string) => `Order ${order}: ${product} returned`;
export const takenBack = (quantity: number, product: string, order: string) =>
  `We've received ${ofOrder(quantity, product, order)}. You don't need to pay for it.`;
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
export const callForTheWay = (center: Center, phone: string) => `${area(center)}. Directions: ${phone}`;
export const seeMembership = 'View membership';
export const registeredSubject = (tier: TierName) => `Your ${tier} membership is registered`;
export const payToBegin = (center: Center, start: Day) => `Pay at ${area(center)} to start on ${day(start)}.`;
export const registered = (amount: string, start: Day) =>
  `Your membership is registered. Pay ${amount} at your center to start on ${day(start)}.`;
export const payAt = 'Pay at';
export const slip = 'Your slip';
export const showSlip = 'Show your slip, or give its number, when you pay.';
export const paidSubject = (tier: TierName) => `Your ${tier} membership is paid`;
export const lasts = (start: Day, end: Day) => `It lasts from ${day(start)} to ${day(end)}.`;
export const paymentIsHere = "We've received your payment. See you at the gym.";
/** Without a full stop: also a subject. */
export function ending(tier: TierName, daysLeft: number, end: Day): string {
  if (daysLeft < 0) return `Your ${tier} membership ended on ${day(end)}`;
  if (daysLeft === 0) return `Your ${tier} membership ends today, ${day(end)}`;
  if (daysLeft === 1) return `Your ${tier} membership ends tomorrow, ${day(end)}`;
  return `Your ${tier} membership ends in ${daysLeft} days, on ${day(end)}`;
}
export const sentence = (text: string): string => `${text}.`;
export const renewalBegins = (start: Day) =>
  `Its renewal starts on ${day(start)}. Pay for it at your center.`;
export const seeRenewal = 'View renewal';
export const renewAnyDay = 'You can renew at any time. The new membership starts on the day you choose.';
export const choosePlan = 'Choose a plan';
export const renewUntil = (until: Day, discount: string) => `Renew by ${day(until)} to get ${discount} off.`;
export const freeDaysLeft = (days: number, end: Day): string =>
  `You still have ${days} free days. Add them in your profile, under Membership, by ${day(end)}.`;
export const newOneFollows = 'The new membership starts when this one ends.';
export const renew = 'Renew';

// Memberships that end early
export const creditOfBefore = 'Credit from your previous membership';
export const lapsingSubject = (tier: TierName) => `Your ${tier} membership is not paid yet`;
export const lapses = (on: Day) => `It isn't paid yet. If it stays unpaid, it is withdrawn on ${day(on)}.`;
export const payOrLeaveIt = "Pay at your center to keep it. Otherwise, you don't need to do anything.";
export const membershipEndedSubject = (tier: TierName) => `Your ${tier} membership has ended`;
export const membershipIsEnded = (tier: TierName, last: Day) =>
  `Your ${tier} membership was ended. Last day: ${day(last)}.`;
export const membershipRefunded = (amount: string, mode: ReceiptMode | undefined) =>
  `We have refunded ${amount}${mode ? ways[mode] : ''}.`;
export const paidForIt = 'Amount paid';
export const usedDays = 'Used days';
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
export const seeAppointments = 'View appointments';
export const calendarTitle = (type: ConsultancyType, gym: string) => `${consultancy(type)} at ${gym}`;
export const calendarWith = (coach: string) => `With ${coach}`;
export const calendarCall = (phone: string) => `Call ${phone} to agree on a time`;
export const bookedSubject = (type: ConsultancyType, when: string) => `${consultancy(type)} on ${when}`;
export const bookedSummary = (when: string) => `You are booked for ${when}.`;
export const booked = (type: ConsultancyType, when: string) =>
  `You are booked for a ${consultancy(type)} on ${when}.`;
export const callForHour = 'Call us to agree on a time.';
export const fileAddsAppointment = 'Open the attached file to add the appointment to your calendar.';
export const noCancelsNothing = "Answering ‘No’ in your calendar doesn't cancel it. Use the button below.";
export const fileAddsDay = 'Open the attached file to add the day to your calendar.';
export const rescheduledSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)}: now on ${when}`;
export const rescheduledSummary = (when: string) => `Your appointment is now on ${when}.`;
export const rescheduled = (type: ConsultancyType, when: string) =>
  `Your ${consultancy(type)} is now on ${when}.`;
export const fileCorrects = 'Open the attached file to update your calendar.';
export const appointmentCancelledSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} on ${when} is cancelled`;
export const weCancelledAppointment = 'We had to cancel your appointment.';
export const youCancelledAppointment = 'You cancelled your appointment.';
export const weCancelledOn = (type: ConsultancyType, when: string) =>
  `We had to cancel your ${consultancy(type)} on ${when}.`;
export const youCancelledOn = (type: ConsultancyType, when: string) =>
  `You cancelled your ${consultancy(type)} on ${when}.`;
export const fileRemoves = 'Open the attached file to remove it from your calendar.';
export const bookAnother = 'Book another time';
export const affectedSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} on ${when}: please choose another time`;
export const closedThen = 'We are closed at the time of your appointment.';
export const cannotKeep = (type: ConsultancyType, when: string) =>
  `We can't hold your ${consultancy(type)} on ${when}. Reason:`;
export const outsideHours = (type: ConsultancyType, when: string) =>
  `Our opening hours have changed. Your ${consultancy(type)} on ${when} is outside the new hours, so it can't take place.`;
export const coachGone = 'Your coach is no longer available at the time of your appointment.';
export const withoutCoach = (type: ConsultancyType, when: string) =>
  `Your coach is no longer available, so your ${consultancy(type)} on ${when} can't take place.`;
export const pleaseMove = "Move it to another time or cancel it. Otherwise, we'll call you.";
export const standsSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} on ${when}: it takes place after all`;
export const coachAfterAll = 'Your coach is available at the time of your appointment after all.';
export const openAfterAll = 'We are open at the time of your appointment after all.';
export const keepsItsTime = (type: ConsultancyType, when: string) =>
  `Your ${consultancy(type)} on ${when} takes place after all, at the same time. You don't need to do anything.`;

// Passwords
export const resetSubject = 'A new password for your account';
export const resetSummary = 'The link works for 10 minutes.';
export const resetAsked = 'Someone, probably you, asked for a new password. Choose one within 10 minutes:';
export const chooseNewPassword = 'Choose a new password';
export const resetNotYou =
  "If this wasn't you, ignore this email. Your password stays the same, and no one else can see this link.";
export const changedSubject = 'Your password was changed';
export const changedSummary = 'You are signed out on your other devices.';
export const changed = 'The password of your account was changed. You are signed out on your other devices.';
export const changedNotYou = (phone: string) => `If this wasn't you, call us right away: ${phone}.`;
export const signIn = 'Sign in';

// The second factor of a sign-in
export const factorSetSubject = 'Two-step sign-in is on';
export const factorSet =
  'From now on, signing in requires a code from your authenticator app. Your other devices are signed out.';
export const factorDroppedSubject = 'Two-step sign-in is off';
export const factorDropped = 'Signing in to your account no longer requires a code.';
export const factorDroppedByGym =
  'The gym turned off two-step sign-in for your account. All your devices are signed out.';
export const recoveryUsedSubject = 'A recovery code was used';
export const recoveryUsed = (left: number) =>
  `A recovery code was used instead of a code from your authenticator app. Codes left: ${left}.`;
export const factorSummary = "If this wasn't you, act now.";
export const factorNotYou = (phone: string) =>
  `If this wasn't you, change your password and call the gym right away: ${phone}.`;

// A pass for a closed day
export const passDayClosedSubject = (center: Center, value: Day) =>
  `${area(center)} is closed on ${day(value)}: choose another day`;
export const passDayClosedSummary = 'The center is closed on the day of your pass.';
export const passDay = (kind: PassKind, center: Center, value: Day) =>
  `Your ${kind === 'day' ? 'day pass' : 'trial'} is for ${day(value)} at ${area(center)}.`;
export const trialDay = (center: Center, value: Day) =>
  `You asked for a trial on ${day(value)} at ${area(center)}.`;
export const passDayClosed = 'The center is closed on that day.';
export const passDayShortSubject = (center: Center, value: Day) =>
  `${area(center)} has shorter hours on ${day(value)}`;
export const passDayShort = (hours: string) =>
  `The center is open only from ${hours} on that day. If that doesn't suit you, choose another day.`;
export const moveOrRefundPass = (phone: string) =>
  `Call us at ${phone} to move your pass to another day or get a refund.`;
export const moveTrial = (phone: string) => `Call us at ${phone} to choose another day.`;

// A product that is back
export const backSubject = (product: string) => `${product} is back in stock`;
export const backSummary = 'You asked for a reminder.';
export const backText = (product: string) =>
  `${product} is back in stock. Other members were notified too, so it may not last long.`;
export const seeProduct = 'View product';
export const backOnce = "This is the only reminder. If it's out of stock again, set a new one on its page.";
export const backStop = 'Stop all back-in-stock reminders';

// Queries
export const queryReceivedSubject = (ticket: string) => `We've received your query ${ticket}`;
export const queryReceivedSummary = "We'll answer within two days.";
export const queryReceived = (ticket: string) =>
  `We've received your query. Its number is ${ticket}. We'll answer within two days by email or phone.`;
export const notYourQuery = (phone: string) =>
  `If you didn't write to us, someone entered your email by mistake and you can ignore this email. Our phone number is ${phone}.`;
export const queryAnsweredSubject = (ticket: string) => `Your query ${ticket}`;
export const youWrote = (ticket: string) => `You wrote to us, as number ${ticket}:`;

// Staff
export const inviteSubject = 'Join the staff of the gym';
export const inviteSummary = (hours: number) => `The link works for ${hours} hours.`;
export const invited =
  'You are invited to join the staff of the gym. Accept below: choose a password, or use the password of your existing account.';
export const inviteRole = 'Role';
export const presetName = (preset: Preset): string => presetLabel(preset);
export const acceptInvite = 'Accept invitation';
export const inviteNotYou =
  "If you weren't expecting this, ignore this email. No one else can see this link.";

// Classes; `when` is a day and a time
export const classOf = (type: GroupClass): string => type;
export const classTitle = (type: GroupClass, gym: string) => `${type} at ${gym}`;
export const seeClasses = 'View your classes';
export const allClasses = 'View all classes';
export const classPlaceLabel = 'Place';
export const classIn = 'Booked';
export const classWaits = (position: number) => `Number ${position} on the waiting list`;
export const classBookedSubject = (type: GroupClass, when: string) => `${type} on ${when}: booked`;
export const classBookedText = (type: GroupClass, when: string) => `You have a place in ${type} on ${when}.`;
export const classListSubject = (type: GroupClass, when: string) => `${type} on ${when}: on the waiting list`;
export const classListText = (type: GroupClass, when: string, position: number) =>
  `${type} on ${when} is full. You are number ${position} on the waiting list.`;
export const classListRule =
  "If a place becomes free, we'll email you right away, up to 30 minutes before the class.";
export const classCancelRule =
  "If you can't come, cancel up to 60 minutes before the class, so someone else gets your place.";
export const classReachedSubject = (type: GroupClass, when: string) => `${type} on ${when}: you got a place`;
export const classReachedText = (type: GroupClass, when: string) =>
  `A place became free. You are booked for ${type} on ${when}.`;
export const classReachedRule =
  "If you can't come, cancel your place. If you got it less than 90 minutes before the class, missing it doesn't count.";
export const classLostSubject = (type: GroupClass, when: string) =>
  `${type} on ${when}: moved to the waiting list`;
export const classLostText = (type: GroupClass, when: string, position: number) =>
  `We're sorry. ${type} on ${when} has fewer places than planned. You are now number ${position} on the waiting list.`;
export const classMovedSubject = (type: GroupClass, when: string) => `${type}: now on ${when}`;
export const classMovedText = (type: GroupClass, when: string) => `${type} was moved to ${when}.`;
export const classCancelledSubject = (type: GroupClass, when: string) => `${type} on ${when} is cancelled`;
export const classCancelledText = (type: GroupClass, when: string) =>
  `We're sorry. ${type} on ${when} is cancelled.`;
export const cancelledByDeskText = (type: GroupClass, when: string) =>
  `We cancelled your place in ${type} on ${when}. If you didn't expect this, call us.`;
export const classGivenUpSubject = (type: GroupClass, when: string) => `${type} on ${when}: place cancelled`;
export const classGivenUpText = (type: GroupClass, when: string) =>
  `You cancelled your place in ${type} on ${when}.`;
export const classMembershipText = (type: GroupClass, when: string) =>
  `Your membership no longer covers ${type} on ${when}, so your place was cancelled. If that's wrong, call us.`;
export const classFullSubject = (type: GroupClass, when: string) =>
  `${type} on ${when}: no place became free`;
export const classFullText = (type: GroupClass, when: string) =>
  `We're sorry. No place became free in ${type} on ${when}, so you don't need to come.`;
export const classReminderSubject = (type: GroupClass, when: string) => `${type} starts soon: ${when}`;
export const classReminderText = (type: GroupClass, when: string) =>
  `You have a place in ${type} on ${when}. See you soon.`;
export const classFileAdds = 'Open the attached file to add the class to your calendar.';
export const memberInviteSubject = 'Your account at the gym is ready';
export const memberInviteSummary = (days: number) => `The link works for ${days} days.`;
export const memberInvited =
  'The gym created an account for you. Set your email and password below to see your membership, show your member card and book.';
export const claimAccount = 'Set up account';
export const memberInviteNotYou = "If you aren't a member of the gym, ignore this email. Nothing happens.";

// Emails
export const confirmSubject = 'Confirm your email';
export const confirmSummary = (hours: number) => `The link works for ${hours} hours.`;
export const confirmText =
  "Someone, probably you, entered this email for an account at the gym. Press the button to confirm that it's yours.";
export const confirmEmail = 'Confirm email';
export const confirmNotYou =
  "If this wasn't you, ignore this email. Nothing changes, and no one else can see this link.";
export const emailChangedSubject = 'The email of your account was changed';
export const emailChangedSummary = "If this wasn't you, undo the change.";
export const emailChanged =
  'The email of your account was changed. From now on we write to the new one. This is the last email to this address.';
export const emailChangedNotYou = (days: number, phone: string) =>
  `If this wasn't you, press the button within ${days} days. It restores this email, signs out all devices and resets the password. Or call us: ${phone}.`;
export const undoEmail = 'Restore this email';
