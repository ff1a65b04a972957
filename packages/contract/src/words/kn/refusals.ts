import { ADDRESSES_MAX } from '../../addresses/rules.ts';
import { CHANGE_NOTICE_MINUTES } from '../../appointments/rules.ts';
import { CART_LINES_MAX } from '../../cart/rules.ts';
import { CENTER_CHANGES_MOST } from '../../memberships/days.ts';
import { formatRupees } from '../../money.ts';
import { nextOrderStatus, type OrderStatus } from '../../orders/rules.ts';
import type { RefusalSentences } from '../../refusals.ts';
import { SUBSCRIPTIONS_MOST } from '../../restocks/rules.ts';
import { consultancyTypeLabel } from './appointment-types.ts';
import { appointmentMessages } from './appointments.ts';
import { cartMessages } from './cart.ts';
import { centerLabel } from './centers.ts';
import { classMessages } from './classes.ts';
import { formatDay } from './dates.ts';
import { failures } from './failures.ts';
import { fieldMessages } from './fields.ts';
import { membershipDayMessages } from './membership-days.ts';
import { orderStatusLabel } from './order-statuses.ts';
import { orderMessages } from './orders.ts';
import { privacyMessages } from './privacy.ts';
import { renewalMessages } from './renewals.ts';
import { returnStateLabel } from './return-states.ts';
import { returnMessages } from './returns.ts';

const unreadable = 'ಈ ಕೋರಿಕೆಯನ್ನು ಓದಲಾಗಲಿಲ್ಲ.';
const tooMuch = 'ಒಂದೇ ಸಲಕ್ಕೆ ಇದು ಹೆಚ್ಚಾಯಿತು. ದಯವಿಟ್ಟು ಕಡಿಮೆ ಕಳುಹಿಸಿ.';
const noSuchOrder = 'ಅಂತಹ ಆರ್ಡರ್ ಇಲ್ಲ.';

function whereOrderIs(now: OrderStatus): string {
  const next = nextOrderStatus(now);
  const whatNow = next ? `ಮುಂದಿನ ಹಂತ: ${orderStatusLabel(next)}.` : 'ಇದು ಕೊನೆಯ ಹಂತ.';
  return `ಈ ಆರ್ಡರ್‌ನ ಸ್ಥಿತಿ ಈಗ: ${orderStatusLabel(now)}. ${whatNow}`;
}

export const refusalSentences: RefusalSentences = {
  noSuchClass: () => 'ಅಂತಹ ಕ್ಲಾಸ್ ಇಲ್ಲ.',
  classCancelled: () => 'ಈ ಕ್ಲಾಸ್ ರದ್ದಾಗಿದೆ.',
  classBegun: () => 'ಈ ಕ್ಲಾಸ್ ಆರಂಭವಾಗಿದೆ.',
  classFull: () => 'ಈ ಕ್ಲಾಸ್ ಭರ್ತಿಯಾಗಿದೆ, ಕಾಯುವ ಪಟ್ಟಿಯೂ ಮುಚ್ಚಿದೆ.',
  classTooFarAhead: () => classMessages.tooFarAhead,
  classBookedAlready: () => 'ನೀವು ಈ ಕ್ಲಾಸ್ ಅನ್ನು ಈಗಾಗಲೇ ಬುಕ್ ಮಾಡಿದ್ದೀರಿ.',
  classNotBooked: () => 'ಈ ಕ್ಲಾಸ್ ಬುಕ್ ಆಗಿಲ್ಲ.',
  classNeedsMembership: (reason) => classMessages.entry(reason),
  classesOfDay: () => classMessages.dayMost,
  classesToCome: () => classMessages.openMost,
  classAtSameTime: () => 'ಈ ಸಮಯದಲ್ಲಿ ನಿಮಗೆ ಬೇರೊಂದು ಕ್ಲಾಸ್ ಇದೆ.',
  classBlocked: (through) => classMessages.blocked(through),
  classTooLate: () => classMessages.tooLate,
  centerCloses: (center, from) =>
    `${centerLabel(center)} ${formatDay(from)}ರಿಂದ ಮುಚ್ಚಿರುತ್ತದೆ. ದಯವಿಟ್ಟು ಬೇರೆ ಸೆಂಟರ್ ಆಯ್ಕೆ ಮಾಡಿ.`,
  passDayClosed: () => 'ಆ ದಿನ ಸೆಂಟರ್ ಮುಚ್ಚಿರುತ್ತದೆ. ದಯವಿಟ್ಟು ಬೇರೆ ದಿನ ಆಯ್ಕೆಮಾಡಿ.',
  inStock: (name) => `${name} ಸ್ಟಾಕ್‌ನಲ್ಲಿದೆ: ಈಗಲೇ ಆರ್ಡರ್ ಮಾಡಬಹುದು.`,
  subscriptionsMost: () => `ನೀವು ${SUBSCRIPTIONS_MOST} ಉತ್ಪನ್ನಗಳಿಗಾಗಿ ಕಾಯುತ್ತಿದ್ದೀರಿ. ಮೊದಲು ಪಟ್ಟಿಯಿಂದ ಒಂದನ್ನು ತೆಗೆಯಿರಿ.`,
  stopLinkUnknown: () => 'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ. ಯಾವುದಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದ್ದೀರಿ ಎಂಬುದನ್ನು ಬದಲಾಯಿಸಲು ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  unauthorized: () => failures.unauthorized,
  adminsOnly: () => 'ಇದನ್ನು ಅಡ್ಮಿನ್ ಮಾತ್ರ ಮಾಡಬಹುದು.',
  notYours: () => 'ಇದು ಬೇರೆ ಮೆಂಬರ್‌ಗೆ ಸೇರಿದ್ದು.',
  tooManyTries: (inMinutes) => `ಈ ಅಕೌಂಟ್‌ನಿಂದ ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ${inMinutes} ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  tooManyFromNetwork: (inMinutes) =>
    `ಈ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ${inMinutes} ನಿಮಿಷ ಬಿಟ್ಟು ಅಥವಾ ಬೇರೆ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  tooManyForEmail: (inMinutes) => `ಈ ಇಮೇಲ್‌ಗೆ ತುಂಬಾ ಸಲ ಪ್ರಯತ್ನಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ${inMinutes} ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  tooManyWrites: (inMinutes) =>
    `ಒಂದು ಗಂಟೆಯಲ್ಲಿ ಒಬ್ಬ ಮೆಂಬರ್ ಇಷ್ಟು ಮಾತ್ರ ಕಳುಹಿಸಬಹುದು. ದಯವಿಟ್ಟು ${inMinutes} ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.`,
  databaseUnreachable: () => 'ಈಗ ನಮ್ಮ ದಾಖಲೆಗಳು ಸಿಗುತ್ತಿಲ್ಲ. ದಯವಿಟ್ಟು ಒಂದು ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  noSuchCall: () => 'ಅಂತಹ ವಿಳಾಸ ಇಲ್ಲ.',
  malformed: () => unreadable,
  tooSlow: () => 'ಕೋರಿಕೆ ತಲುಪಲು ತುಂಬಾ ಸಮಯ ಹಿಡಿಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  headersTooLarge: () => tooMuch,
  cannotExpect: () => unreadable,
  bodyTooLarge: () => tooMuch,
  notJson: () => 'ದಯವಿಟ್ಟು JSON ಕಳುಹಿಸಿ.',
  invalidFields: () => fieldMessages.checkFields,

  wrongLogin: () => 'ಇಮೇಲ್ ಅಥವಾ ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ',
  secondFactor: () => 'ಈಗ ನಿಮ್ಮ ಆಥೆಂಟಿಕೇಟರ್ ಆ್ಯಪ್‌ನ ಕೋಡ್ ನಮೂದಿಸಿ.',
  factorCodeWrong: () => 'ಈ ಕೋಡ್ ತಪ್ಪಾಗಿದೆ.',
  factorCodeUsed: () => 'ಈ ಕೋಡ್ ಈಗಾಗಲೇ ಬಳಕೆಯಾಗಿದೆ. ಮುಂದಿನ ಕೋಡ್‌ಗಾಗಿ ಕಾಯಿರಿ.',
  factorClock: () => 'ಈ ಕೋಡ್ ಬೇರೆ ಸಮಯದ್ದು. ಫೋನ್‌ನ ಗಡಿಯಾರವನ್ನು ಆಟೋಮ್ಯಾಟಿಕ್‌ಗೆ ಹೊಂದಿಸಿ, ನಂತರ ಮುಂದಿನ ಕೋಡ್ ನಮೂದಿಸಿ.',
  factorOn: () => 'ಎರಡನೇ ಹಂತ ಈಗಾಗಲೇ ಆನ್ ಆಗಿದೆ.',
  factorOff: () => 'ಎರಡನೇ ಹಂತ ಈಗಾಗಲೇ ಆಫ್ ಆಗಿದೆ.',
  factorNotStarted: () => 'ಇದಕ್ಕೆ 10 ನಿಮಿಷಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಮಯವಾಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಶುರು ಮಾಡಿ.',
  emailTaken: () => 'ಈ ಇಮೇಲ್‌ಗೆ ಈಗಾಗಲೇ ಖಾತೆ ಇದೆ',
  emailIsFixed: () => 'ಖಾತೆಯ ಇಮೇಲ್ ಬದಲಿಸಲಾಗದು.',
  genderIsFixed: () => 'ಖಾತೆಯಲ್ಲಿ ಲಿಂಗ ಬದಲಿಸಲಾಗದು.',
  inviteOver: () => 'ಈ ಆಹ್ವಾನದ ಅವಧಿ ಮುಗಿದಿದೆ, ಅದನ್ನು ಬಳಸಲಾಗಿದೆ ಅಥವಾ ಹಿಂಪಡೆಯಲಾಗಿದೆ.',
  resetLinkExpired: () => 'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ಹೊಸ ಲಿಂಕ್ ಕೇಳಿ.',
  emailLinkExpired: () => 'ಈ ಲಿಂಕ್ ಈಗ ಕೆಲಸ ಮಾಡುವುದಿಲ್ಲ: ಅದನ್ನು ಬಳಸಲಾಗಿದೆ, ಹೊಸ ಲಿಂಕ್ ಬಂದಿದೆ, ಅಥವಾ ಅವಧಿ ಮುಗಿದಿದೆ.',
  oldPasswordWrong: () => 'ಹಳೆಯ ಪಾಸ್‌ವರ್ಡ್ ತಪ್ಪಾಗಿದೆ',

  noSuchProduct: () => 'ಈ ಉತ್ಪನ್ನ ನಮ್ಮ ಸ್ಟೋರ್‌ನಲ್ಲಿ ಇಲ್ಲ.',
  tooFewLeft: (products) =>
    products
      .map(({ name, left }) =>
        left === 0
          ? `${name}: ${cartMessages.outOfStock}.`
          : `${name}: ${left} ಮಾತ್ರ ${left === 1 ? 'ಉಳಿದಿದೆ' : 'ಉಳಿದಿವೆ'}.`,
      )
      .join(' '),
  soldOut: (name) => `${name}: ${cartMessages.outOfStock}`,
  noSuchCartLine: () => 'ಇದು ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿ ಇಲ್ಲ.',
  noSuchAddress: () => 'ಈ ವಿಳಾಸ ನಿಮ್ಮ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲ.',
  cartFull: () => `ಕಾರ್ಟ್‌ನಲ್ಲಿ ${CART_LINES_MAX} ಉತ್ಪನ್ನಗಳಿಗೆ ಜಾಗವಿದೆ. ದಯವಿಟ್ಟು ಮೊದಲು ಕೆಲವನ್ನು ಆರ್ಡರ್ ಮಾಡಿ ಅಥವಾ ತೆಗೆಯಿರಿ.`,
  addressesFull: () => `ನೀವು ಈಗಾಗಲೇ ${ADDRESSES_MAX} ವಿಳಾಸ ಉಳಿಸಿದ್ದೀರಿ; ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಾಧ್ಯವಿಲ್ಲ. ದಯವಿಟ್ಟು ಮೊದಲು ಒಂದನ್ನು ಅಳಿಸಿ.`,
  checkoutTooLarge: () => 'ಒಂದು ಆರ್ಡರ್ ಹೆಚ್ಚೆಂದರೆ ₹100 ಕೋಟಿ ಇರಬಹುದು. ದಯವಿಟ್ಟು ಒಂದೇ ಸಲಕ್ಕೆ ಕಡಿಮೆ ಪೀಸ್ ಆರ್ಡರ್ ಮಾಡಿ.',
  cartChanged: () => 'ನಿಮ್ಮ ಕಾರ್ಟ್ ಬದಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೊಮ್ಮೆ ನೋಡಿ.',
  totalChanged: (shown, now) =>
    `ಒಂದು ಬೆಲೆ ಬದಲಾಗಿದೆ: ಒಟ್ಟು ${formatRupees(shown)} ಇತ್ತು, ಈಗ ${formatRupees(now)} ಆಗಿದೆ.`,
  keyUsedOtherwise: () => 'ಈ ಕೀಯನ್ನು ಬೇರೆ ಕೋರಿಕೆಗೆ ಬಳಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಮೊದಲಿನಿಂದ ಶುರು ಮಾಡಿ.',

  noSuchOrder: () => noSuchOrder,
  notTheNextStatus: whereOrderIs,
  orderIsCancelled: () => 'ಈ ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ.',
  orderOnItsWay: () => 'ಇದು ಈಗಾಗಲೇ ದಾರಿಯಲ್ಲಿದೆ.',
  orderDelivered: () => 'ಇದು ಈಗಾಗಲೇ ತಲುಪಿದೆ.',
  notReturnable: () => 'ತಲುಪಿದ ಆರ್ಡರ್ ಮಾತ್ರ ರಿಟರ್ನ್ ಮಾಡಬಹುದು.',
  returnTooLate: (days, until) =>
    `ಆರ್ಡರ್ ತಲುಪಿದ ಮೇಲೆ ${days} ದಿನದೊಳಗೆ ರಿಟರ್ನ್ ಮಾಡಬಹುದು: ಇದಕ್ಕೆ ${formatDay(until)}ರವರೆಗೆ ಸಮಯವಿತ್ತು.`,
  returnedAlready: () => 'ಈ ಆರ್ಡರ್‌ಗೆ ಈಗಾಗಲೇ ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ. ಅದು ಎಲ್ಲಿಗೆ ಬಂತು ಎಂದು ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳಲ್ಲಿ ನೋಡಬಹುದು.',
  notThatManyPieces: (left) => returnMessages.notThatManyPieces(left),
  piecesChanged: (left) => returnMessages.piecesChanged(left),
  orderIsReturned: () => 'ಈ ಆರ್ಡರ್ ರಿಟರ್ನ್ ಆಗಿದೆ.',
  noSuchReturn: () => 'ಅಂತಹ ರಿಟರ್ನ್ ಇಲ್ಲ.',
  notTheNextReturnStep: (state) => `ಈ ರಿಟರ್ನ್‌ನ ಸ್ಥಿತಿ ಈಗ: ${returnStateLabel(state)}.`,
  notDelivered: () => 'ತಲುಪಿದ ಆರ್ಡರ್‌ಗಳಿಗೆ ಮಾತ್ರ ರೇಟಿಂಗ್ ಕೊಡಬಹುದು',
  notRated: () => 'ದಯವಿಟ್ಟು ಮೊದಲು ಸ್ಟಾರ್ ಕೊಡಿ: ರಿವ್ಯೂ ಅದರ ಜೊತೆ ಕಾಣಿಸುತ್ತದೆ.',
  reviewedAlready: () => 'ಈ ಆರ್ಡರ್‌ಗೆ ನೀವು ಈಗಾಗಲೇ ರಿವ್ಯೂ ಬರೆದಿದ್ದೀರಿ.',
  ratedAlready: () => orderMessages.ratingAlreadySubmitted,

  membershipPriceOff: (shown, now) =>
    `ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ ಸೇರಿ ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಬೆಲೆ ${formatRupees(now)}, ${formatRupees(shown)} ಅಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೊಮ್ಮೆ ನೋಡಿ.`,
  renewalNotBegun: renewalMessages.renewalNotBegun,
  renewalPausedEarly: renewalMessages.renewalPausedEarly,
  renewalTooLate: renewalMessages.renewalTooLate,
  renewedAlready: renewalMessages.renewedAlready,
  renewalStartMoved: renewalMessages.renewalStartMoved,
  noSuchMembership: () => 'ಅಂತಹ ಮೆಂಬರ್‌ಶಿಪ್ ಇಲ್ಲ.',
  membershipUnpaid: () => 'ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಹಣ ಇನ್ನೂ ಪಾವತಿಯಾಗಿಲ್ಲ. ದಯವಿಟ್ಟು ಮೊದಲು ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ.',
  membershipEnded: (end) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ${formatDay(end)}ರಂದು ಮುಗಿದಿದೆ.`,
  membershipWithdrawn: (on) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಅನ್ನು ${formatDay(on)}ರಂದು ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಗಿದೆ. ಯಾವ ಬಾಕಿಯೂ ಇಲ್ಲ.`,
  paidForAlready: () =>
    'ಈ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಈಗಾಗಲೇ ಹಣ ಪಾವತಿಯಾಗಿದೆ, ಹಾಗಾಗಿ ಹಿಂತೆಗೆದುಕೊಳ್ಳಲಾಗದು. ನಿಮ್ಮ ಸೆಂಟರ್ ಅದನ್ನು ಮುಗಿಸಿ, ಬಳಸದ ದಿನಗಳ ಹಣ ರೀಫಂಡ್ ಮಾಡಬಹುದು.',
  endedAlready: (end) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಅನ್ನು ಮುಗಿಸಲಾಗಿದೆ: ಕೊನೆಯ ದಿನ ${formatDay(end)}.`,
  endsByItself: (end) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ತಾನಾಗಿಯೇ ${formatDay(end)}ರಂದು ಮುಗಿಯುತ್ತದೆ.`,
  nothingPaidYet: () => 'ಈ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಇನ್ನೂ ಹಣ ಪಾವತಿಯಾಗಿಲ್ಲ. ಬದಲಿಗೆ ಅದನ್ನು ಹಿಂತೆಗೆದುಕೊಳ್ಳಿ.',
  renewalWaits: (start) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ${formatDay(start)}ರಿಂದ ರಿನ್ಯೂ ಆಗಿದೆ. ಮೊದಲು ಆ ರಿನ್ಯೂವಲ್ ಅನ್ನು ಮುಗಿಸಿ ಅಥವಾ ಹಿಂತೆಗೆದುಕೊಳ್ಳಿ.`,
  refundOfEndWaits: () => 'ಮುಗಿದ ಮೆಂಬರ್‌ಶಿಪ್ ಒಂದರ ರೀಫಂಡ್ ಇನ್ನೂ ಬಾಕಿ ಇದೆ. ದಯವಿಟ್ಟು ಮೊದಲು ಅದನ್ನು ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ಕೇಳಿ.',
  pausedAlready: (from, to) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಈಗಾಗಲೇ ${formatDay(from)}ರಿಂದ ${formatDay(to)}ರವರೆಗೆ ವಿರಾಮ ಕೊಡಲಾಗಿದೆ.`,
  notPaused: () => 'ಈ ಮೆಂಬರ್‌ಶಿಪ್ ವಿರಾಮದಲ್ಲಿಲ್ಲ.',
  pauseDaysShort: membershipDayMessages.pauseDaysShort,
  extendedAlready: () => 'ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಅನ್ನು ಈಗಾಗಲೇ ವಿಸ್ತರಿಸಲಾಗಿದೆ; ಒಮ್ಮೆ ಮಾತ್ರ ವಿಸ್ತರಿಸಬಹುದು.',
  extensionTooLong: membershipDayMessages.extensionTooLong,
  notBegun: (start) => `ಈ ಮೆಂಬರ್‌ಶಿಪ್ ${formatDay(start)}ರಂದು ಶುರುವಾಗುತ್ತದೆ. ಶುರುವಾದ ಮೇಲೆ ದಿನಗಳನ್ನು ವರ್ಗಾಯಿಸಬಹುದು.`,
  transferredAlready: () => 'ಈ ಮೆಂಬರ್‌ಶಿಪ್‌ನ ದಿನಗಳನ್ನು ಈಗಾಗಲೇ ವರ್ಗಾಯಿಸಲಾಗಿದೆ; ಒಮ್ಮೆ ಮಾತ್ರ ವರ್ಗಾಯಿಸಬಹುದು.',
  transferTooLong: membershipDayMessages.transferTooLong,
  daysAheadShort: membershipDayMessages.daysAheadShort,
  noRunningMembership: membershipDayMessages.noRunningMembership,
  membershipsOverlap: membershipDayMessages.membershipsOverlap,
  receiverHasAnother: () => membershipDayMessages.receiverHasAnother,
  allCentersOpen: (tier) => `${tier} ಇದ್ದರೆ ನಮ್ಮ ಎಲ್ಲ ಸೆಂಟರ್‌ಗಳಿಗೂ ಹೋಗಬಹುದು, ಹಾಗಾಗಿ ಸೆಂಟರ್ ಬದಲಿಸಬೇಕಿಲ್ಲ.`,
  centerChangesUsed: () => `ಒಂದು ಮೆಂಬರ್‌ಶಿಪ್‌ನ ಸೆಂಟರ್ ಅನ್ನು ${CENTER_CHANGES_MOST} ಸಲ ಬದಲಿಸಬಹುದು; ಅದೆಲ್ಲ ಮುಗಿದಿದೆ.`,
  centerChangedLately: membershipDayMessages.centerChangedLately,
  tooFarAhead: () => 'ಮೆಂಬರ್‌ಶಿಪ್ 9999ನೇ ಇಸವಿಯೊಳಗೆ ಮುಗಿಯಬೇಕು.',
  noSuchCheckout: () => noSuchOrder,
  noSlip: () => 'ಸ್ಲಿಪ್‌ಗಳು ಬರುವ ಮೊದಲೇ ಇದರ ಹಣ ಪಾವತಿಯಾಗಿದೆ.',
  bookedAlready: (type, day) =>
    `ನೀವು ${formatDay(day)}ಕ್ಕೆ ಈಗಾಗಲೇ ${consultancyTypeLabel(type)} ಬುಕ್ ಮಾಡಿದ್ದೀರಿ. ದಯವಿಟ್ಟು ಬೇರೆ ದಿನ ಆಯ್ಕೆ ಮಾಡಿ.`,
  slotTaken: () => 'ಈ ಸಮಯವನ್ನು ಈಗಷ್ಟೇ ಬೇರೊಬ್ಬರು ಬುಕ್ ಮಾಡಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಬೇರೆ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ.',
  slotClosed: () => 'ಈ ಸಮಯವನ್ನು ಬುಕ್ ಮಾಡಲಾಗದು. ದಯವಿಟ್ಟು ಬೇರೆ ಸಮಯ ಆಯ್ಕೆ ಮಾಡಿ.',
  tooManyAppointments: appointmentMessages.openMost,
  noSuchAppointment: () => 'ಅಂತಹ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಇಲ್ಲ.',
  appointmentCancelled: () => 'ಈ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ರದ್ದಾಗಿದೆ.',
  appointmentOver: () => 'ಈ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಮುಗಿದಿದೆ.',
  tooLateToChange: () =>
    `ಸಮಯ ಮೀರಿದೆ: ${CHANGE_NOTICE_MINUTES} ನಿಮಿಷ ಮೊದಲಿನವರೆಗೆ ಮಾತ್ರ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬದಲಿಸಬಹುದು ಅಥವಾ ರದ್ದುಮಾಡಬಹುದು. ದಯವಿಟ್ಟು ನಮಗೆ ಕರೆ ಮಾಡಿ.`,
  noSuchCoach: () => 'ಅಂತಹ ಕೋಚ್ ಇಲ್ಲ.',
  noSuchDocument: () => 'ಅಂತಹ ದಾಖಲೆ ಇಲ್ಲ.',
  passwordWrong: () => privacyMessages.passwordWrong,
  adminsKeepAccount: () => privacyMessages.adminsKeepAccount,
  ordersUnderWay: privacyMessages.ordersUnderWay,
  returnsUnderWay: privacyMessages.returnsUnderWay,
  membershipsLost: privacyMessages.membershipsLost,
  sessionOver: () => 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಈಗಾಗಲೇ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ.',
  nomineeChanged: () => privacyMessages.nomineeChanged,
  claimLinkExpired: () => 'ಈ ಲಿಂಕ್‌ನ ಅವಧಿ ಮುಗಿದಿದೆ. ಹೊಸದನ್ನು ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಕೇಳಿ.',
};
