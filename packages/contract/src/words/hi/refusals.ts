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

const unreadable = 'यह अनुरोध पढ़ा नहीं जा सका।';
const tooMuch = 'एक बार में यह बहुत ज़्यादा है। कृपया कम भेजें।';
const noSuchOrder = 'ऐसा कोई ऑर्डर नहीं है।';

function whereOrderIs(now: OrderStatus): string {
  const next = nextOrderStatus(now);
  const whatNow = next ? `अगला क़दम: ${orderStatusLabel(next)}।` : 'यह आख़िरी क़दम है।';
  return `इस ऑर्डर की स्थिति अब: ${orderStatusLabel(now)}। ${whatNow}`;
}

export const refusalSentences: RefusalSentences = {
  noSuchClass: () => 'ऐसी कोई क्लास नहीं है।',
  classCancelled: () => 'यह क्लास रद्द है।',
  classBegun: () => 'यह क्लास शुरू हो चुकी है।',
  classFull: () => 'यह क्लास भरी हुई है, और वेटिंग लिस्ट बंद है।',
  classTooFarAhead: () => classMessages.tooFarAhead,
  classBookedAlready: () => 'आप यह क्लास पहले ही बुक कर चुके हैं।',
  classNotBooked: () => 'यह क्लास बुक नहीं है।',
  classNeedsMembership: (reason) => classMessages.entry(reason),
  classesOfDay: () => classMessages.dayMost,
  classesToCome: () => classMessages.openMost,
  classAtSameTime: () => 'इस समय आपकी दूसरी क्लास है।',
  classBlocked: (through) => classMessages.blocked(through),
  classTooLate: () => classMessages.tooLate,
  centerCloses: (center, from) => `${centerLabel(center)} ${formatDay(from)} से बंद रहेगा। कृपया कोई और सेंटर चुनें।`,
  passDayClosed: () => 'उस दिन सेंटर बंद है। कृपया कोई और दिन चुनें।',
  inStock: (name) => `${name} स्टॉक में है: आप इसे अभी ऑर्डर कर सकते हैं।`,
  subscriptionsMost: () => `आप ${SUBSCRIPTIONS_MOST} प्रोडक्ट का इंतज़ार कर रहे हैं। पहले लिस्ट से एक हटाएँ।`,
  stopLinkUnknown: () => 'यह लिंक अब काम नहीं करता। आप किसका इंतज़ार करते हैं, यह बदलने के लिए साइन इन करें।',
  unauthorized: () => failures.unauthorized,
  adminsOnly: () => 'यह सिर्फ़ एडमिन कर सकते हैं।',
  notYours: () => 'यह किसी और मेंबर का है।',
  tooManyTries: (inMinutes) => `इस अकाउंट से बहुत बार कोशिश हो चुकी है। कृपया ${inMinutes} मिनट बाद फिर कोशिश करें।`,
  tooManyFromNetwork: (inMinutes) =>
    `इस नेटवर्क से बहुत बार कोशिश हो चुकी है। कृपया ${inMinutes} मिनट बाद या किसी और नेटवर्क से फिर कोशिश करें।`,
  tooManyForEmail: (inMinutes) =>
    `इस ईमेल के लिए बहुत बार कोशिश हो चुकी है। कृपया ${inMinutes} मिनट बाद फिर कोशिश करें।`,
  tooManyWrites: (inMinutes) => `एक घंटे में एक मेंबर इतना ही भेज सकते हैं। कृपया ${inMinutes} मिनट बाद फिर कोशिश करें।`,
  databaseUnreachable: () => 'अभी हम अपने रिकॉर्ड तक नहीं पहुँच पा रहे। कृपया एक मिनट बाद फिर कोशिश करें।',
  noSuchCall: () => 'ऐसा कोई पता नहीं है।',
  malformed: () => unreadable,
  tooSlow: () => 'अनुरोध पहुँचने में बहुत देर लगी। कृपया फिर कोशिश करें।',
  headersTooLarge: () => tooMuch,
  cannotExpect: () => unreadable,
  bodyTooLarge: () => tooMuch,
  notJson: () => 'कृपया JSON भेजें।',
  invalidFields: () => fieldMessages.checkFields,

  wrongLogin: () => 'ईमेल या पासवर्ड ग़लत है',
  secondFactor: () => 'अब अपने ऑथेंटिकेटर ऐप का कोड डालें।',
  factorCodeWrong: () => 'यह कोड ग़लत है।',
  factorCodeUsed: () => 'यह कोड इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  factorClock: () => 'यह कोड किसी और समय का है। फ़ोन की घड़ी को ऑटोमैटिक पर सेट करें, फिर अगला कोड डालें।',
  factorOn: () => 'दूसरा चरण पहले से चालू है।',
  factorOff: () => 'दूसरा चरण पहले से बंद है।',
  factorNotStarted: () => 'इसमें 10 मिनट से ज़्यादा लग गए। कृपया फिर से शुरू करें।',
  emailTaken: () => 'इस ईमेल से खाता पहले से है',
  emailIsFixed: () => 'खाते का ईमेल बदला नहीं जा सकता।',
  genderIsFixed: () => 'खाते में लिंग बदला नहीं जा सकता।',
  inviteOver: () => 'यह निमंत्रण पुराना हो गया, इस्तेमाल हो चुका या वापस ले लिया गया है।',
  resetLinkExpired: () => 'यह लिंक अब काम नहीं करता। नया लिंक माँगें।',
  emailLinkExpired: () =>
    'यह लिंक अब काम नहीं करता: इसे इस्तेमाल किया जा चुका है, नया लिंक आ चुका है, या समय बीत गया है।',
  oldPasswordWrong: () => 'पुराना पासवर्ड ग़लत है',

  noSuchProduct: () => 'यह प्रोडक्ट हमारे स्टोर में नहीं है।',
  tooFewLeft: (products) =>
    products
      .map(({ name, left }) =>
        left === 0
          ? `${name}: ${cartMessages.outOfStock}।`
          : `${name}: सिर्फ़ ${left} ${left === 1 ? 'बचा है' : 'बचे हैं'}।`,
      )
      .join(' '),
  soldOut: (name) => `${name}: ${cartMessages.outOfStock}`,
  noSuchCartLine: () => 'यह आपके कार्ट में नहीं है।',
  noSuchAddress: () => 'यह पता आपकी लिस्ट में नहीं है।',
  cartFull: () => `कार्ट में ${CART_LINES_MAX} प्रोडक्ट आ सकते हैं। कृपया पहले कुछ ऑर्डर करें या हटाएँ।`,
  addressesFull: () => `आपने ${ADDRESSES_MAX} पते सेव कर रखे हैं, इससे ज़्यादा नहीं हो सकते। कृपया पहले कोई एक हटाएँ।`,
  checkoutTooLarge: () => 'एक ऑर्डर ज़्यादा से ज़्यादा ₹100 करोड़ का हो सकता है। कृपया एक बार में कम पीस ऑर्डर करें।',
  cartChanged: () => 'आपका कार्ट बदल गया है। कृपया उसे फिर से देखें।',
  totalChanged: (shown, now) => `एक क़ीमत बदल गई है: कुल ${formatRupees(shown)} था, अब ${formatRupees(now)} है।`,
  keyUsedOtherwise: () => 'यह कुंजी किसी और अनुरोध में इस्तेमाल हो चुकी है। कृपया फिर से शुरू करें।',

  noSuchOrder: () => noSuchOrder,
  notTheNextStatus: whereOrderIs,
  orderIsCancelled: () => 'यह ऑर्डर रद्द है।',
  orderOnItsWay: () => 'यह रास्ते में है।',
  orderDelivered: () => 'यह पहुँच चुका है।',
  notReturnable: () => 'सिर्फ़ पहुँचा हुआ ऑर्डर रिटर्न हो सकता है।',
  returnTooLate: (days, until) =>
    `ऑर्डर पहुँचने के ${days} दिन के अंदर रिटर्न हो सकता है: इसके लिए ${formatDay(until)} तक का समय था।`,
  returnedAlready: () => 'इस ऑर्डर का रिटर्न पहले ही माँगा जा चुका है। वह कहाँ तक पहुँचा, अपने ऑर्डर में देखें।',
  notThatManyPieces: (left) => returnMessages.notThatManyPieces(left),
  piecesChanged: (left) => returnMessages.piecesChanged(left),
  orderIsReturned: () => 'यह ऑर्डर रिटर्न हो चुका है।',
  noSuchReturn: () => 'ऐसा कोई रिटर्न नहीं है।',
  notTheNextReturnStep: (state) => `इस रिटर्न की स्थिति अब: ${returnStateLabel(state)}।`,
  notDelivered: () => 'सिर्फ़ पहुँचे हुए ऑर्डर को रेटिंग दी जा सकती है',
  notRated: () => 'कृपया पहले स्टार दें: रिव्यू उनके साथ दिखता है।',
  reviewedAlready: () => 'आप इस ऑर्डर का रिव्यू पहले ही लिख चुके हैं।',
  ratedAlready: () => orderMessages.ratingAlreadySubmitted,

  membershipPriceOff: (shown, now) =>
    `टैक्स और फ़ीस के साथ इस मेंबरशिप की क़ीमत ${formatRupees(now)} है, ${formatRupees(shown)} नहीं। कृपया इसे फिर से देखें।`,
  renewalNotBegun: renewalMessages.renewalNotBegun,
  renewalPausedEarly: renewalMessages.renewalPausedEarly,
  renewalTooLate: renewalMessages.renewalTooLate,
  renewedAlready: renewalMessages.renewedAlready,
  renewalStartMoved: renewalMessages.renewalStartMoved,
  noSuchMembership: () => 'ऐसी कोई मेंबरशिप नहीं है।',
  membershipUnpaid: () => 'इस मेंबरशिप के पैसे अभी बाक़ी हैं। कृपया पहले इसके सेंटर पर पैसे दें।',
  membershipEnded: (end) => `यह मेंबरशिप ${formatDay(end)} को ख़त्म हो गई।`,
  membershipWithdrawn: (on) => `यह मेंबरशिप ${formatDay(on)} को वापस ली गई। इसका कुछ बाक़ी नहीं है।`,
  paidForAlready: () =>
    'इस मेंबरशिप के लिए पैसे दिए जा चुके हैं, इसलिए यह वापस नहीं ली जा सकती। आपका सेंटर इसे ख़त्म करके बचे दिनों के पैसे रिफ़ंड कर सकता है।',
  endedAlready: (end) => `यह मेंबरशिप ख़त्म की जा चुकी है: आख़िरी दिन ${formatDay(end)} है।`,
  endsByItself: (end) => `यह मेंबरशिप ${formatDay(end)} को अपने आप ख़त्म होगी।`,
  nothingPaidYet: () => 'इस मेंबरशिप के लिए अभी कुछ नहीं दिया गया। इसके बजाय इसे वापस ले लें।',
  renewalWaits: (start) =>
    `यह मेंबरशिप ${formatDay(start)} से रिन्यू हो चुकी है। पहले उस रिन्यूअल को ख़त्म करें या वापस लें।`,
  refundOfEndWaits: () => 'ख़त्म हुई एक मेंबरशिप के पैसे अभी रिफ़ंड होने बाक़ी हैं। कृपया पहले अपने सेंटर से वे ले लें।',
  pausedAlready: (from, to) => `यह मेंबरशिप पहले से ${formatDay(from)} से ${formatDay(to)} तक पॉज़ पर है।`,
  notPaused: () => 'यह मेंबरशिप पॉज़ पर नहीं है।',
  pauseDaysShort: membershipDayMessages.pauseDaysShort,
  extendedAlready: () => 'यह मेंबरशिप पहले ही बढ़ाई जा चुकी है; ऐसा एक ही बार हो सकता है।',
  extensionTooLong: membershipDayMessages.extensionTooLong,
  notBegun: (start) => `यह मेंबरशिप ${formatDay(start)} को शुरू होगी। शुरू होने के बाद दिन ट्रांसफ़र किए जा सकते हैं।`,
  transferredAlready: () => 'इस मेंबरशिप के दिन पहले ही ट्रांसफ़र हो चुके हैं; ऐसा एक ही बार हो सकता है।',
  transferTooLong: membershipDayMessages.transferTooLong,
  daysAheadShort: membershipDayMessages.daysAheadShort,
  noRunningMembership: membershipDayMessages.noRunningMembership,
  membershipsOverlap: membershipDayMessages.membershipsOverlap,
  receiverHasAnother: () => membershipDayMessages.receiverHasAnother,
  allCentersOpen: (tier) => `${tier} में हमारे सभी सेंटर खुले हैं, इसलिए सेंटर बदलने की ज़रूरत नहीं।`,
  centerChangesUsed: () => `एक मेंबरशिप का सेंटर ${CENTER_CHANGES_MOST} बार बदला जा सकता है, और ये सब हो चुके हैं।`,
  centerChangedLately: membershipDayMessages.centerChangedLately,
  tooFarAhead: () => 'मेंबरशिप साल 9999 तक ख़त्म होनी चाहिए।',
  noSuchCheckout: () => noSuchOrder,
  noSlip: () => 'इसके पैसे स्लिप शुरू होने से पहले दिए गए थे।',
  bookedAlready: (type, day) =>
    `${formatDay(day)} के लिए आपकी ${consultancyTypeLabel(type)} कंसल्टेंसी पहले से बुक है। कृपया दूसरा दिन चुनें।`,
  slotTaken: () => 'यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें।',
  slotClosed: () => 'यह समय बुक नहीं हो सकता। कृपया दूसरा समय चुनें।',
  tooManyAppointments: appointmentMessages.openMost,
  noSuchAppointment: () => 'ऐसा कोई अपॉइंटमेंट नहीं है।',
  appointmentCancelled: () => 'यह अपॉइंटमेंट रद्द है।',
  appointmentOver: () => 'यह अपॉइंटमेंट हो चुका है।',
  tooLateToChange: () =>
    `अब देर हो चुकी है: अपॉइंटमेंट ${CHANGE_NOTICE_MINUTES} मिनट पहले तक ही बदला या रद्द किया जा सकता है। कृपया हमें फ़ोन करें।`,
  noSuchCoach: () => 'ऐसे कोई कोच नहीं हैं।',
  noSuchDocument: () => 'ऐसा कोई दस्तावेज़ नहीं है।',
  passwordWrong: () => privacyMessages.passwordWrong,
  adminsKeepAccount: () => privacyMessages.adminsKeepAccount,
  ordersUnderWay: privacyMessages.ordersUnderWay,
  returnsUnderWay: privacyMessages.returnsUnderWay,
  membershipsLost: privacyMessages.membershipsLost,
  sessionOver: () => 'यह डिवाइस पहले ही लॉग आउट हो चुका है।',
  nomineeChanged: () => privacyMessages.nomineeChanged,
  claimLinkExpired: () => 'इस लिंक का समय ख़त्म हो गया है। नया लिंक डेस्क पर माँगें।',
};
