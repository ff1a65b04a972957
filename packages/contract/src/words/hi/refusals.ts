import { ADDRESSES_MAX } from '../../addresses/rules.ts';
import { CHANGE_NOTICE_MINUTES } from '../../appointments/rules.ts';
import { CART_LINES_MAX } from '../../cart/rules.ts';
import { IMAGE_MOST_PIXELS } from '../../images/rules.ts';
import { CENTER_CHANGES_MOST } from '../../memberships/days.ts';
import { formatRupees } from '../../money.ts';
import { nextOrderStatus, type OrderStatus } from '../../orders/rules.ts';
import type { RefusalSentences } from '../../refusals.ts';
import { SUBSCRIPTIONS_MOST } from '../../restocks/rules.ts';
import { consultancyTypeLabel } from './appointment-types.ts';
import { appointmentMessages } from './appointments.ts';
import { cartMessages } from './cart.ts';
import { classMessages } from './classes.ts';
import { closureMessages } from './closures.ts';
import { formatDay } from './dates.ts';
import { failures } from './failures.ts';
import { fieldMessages } from './fields.ts';
import { imageMessages } from './images.ts';
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
  noSuchSlot: () => 'समय-सारणी में ऐसी कोई क्लास नहीं है।',
  classCancelled: () => 'यह क्लास रद्द है।',
  classBegun: () => 'यह क्लास शुरू हो चुकी है।',
  classAhead: () => 'यह क्लास अभी शुरू नहीं हुई है।',
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
  coachBusy: () => 'उस समय इन कोच की क्लास या अपॉइंटमेंट है।',
  coachElsewhere: () => 'इस सेंटर के ऐसे कोच चुनें जो क्लास लेते हैं।',
  classOutsideHours: () => 'पूरी क्लास के दौरान सेंटर खुला नहीं है।',
  classSlotEnded: () => 'यह क्लास समाप्त हो चुकी है।',
  classSlotStays: () => 'आज या उसके बाद का दिन चुनें।',
  noSuchPass: () => 'ऐसा कोई पास नहीं है।',
  noSuchPassRequest: () => 'इस अनुरोध का जवाब दिया जा चुका है, या ऐसा कोई नहीं है।',
  passDayClosed: () => 'उस दिन सेंटर बंद है। कृपया कोई और दिन चुनें।',
  trialHad: (day) => `इस फ़ोन नंबर का ट्रायल हो चुका है: ${day}। एक दिन का पास बेचा जा सकता है।`,
  trialOfMember: (name) => `यह ${name} का फ़ोन नंबर है, जिन्होंने यहाँ मेंबरशिप ली है। एक दिन का पास बेचा जा सकता है।`,
  passPriceChanged: (expected, price) => `पास अब ₹${price} का है, ₹${expected} का नहीं।`,
  dayPassHad: (name, code) => `${name} के पास इस फ़ोन नंबर पर इस दिन और सेंटर का एक दिन का पास पहले से है: ${code}।`,
  passNotOpen: () => 'यह पास रद्द है, या इसका दिन बीत चुका है।',
  passUsed: () => 'यह पास इस्तेमाल हो चुका है।',
  inStock: (name) => `${name} स्टॉक में है: आप इसे अभी ऑर्डर कर सकते हैं।`,
  awaitedMost: () => `आप ${SUBSCRIPTIONS_MOST} प्रोडक्ट का इंतज़ार कर रहे हैं। पहले लिस्ट से एक हटाएँ।`,
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
  notInRole: () => 'आपकी भूमिका में यह शामिल नहीं है।',
  notYourCenter: () => 'यह दूसरे सेंटर का है।',
  inviteOver: () => 'यह निमंत्रण पुराना हो गया, इस्तेमाल हो चुका या वापस ले लिया गया है।',
  isStaff: () => 'यह ईमेल पहले से स्टाफ़ का है।',
  staffChanged: () => 'आपके खोलने के बाद किसी और ने यह भूमिका बदल दी है। आपका बदलाव अभी सहेजा नहीं गया है।',
  lastOwner: () => 'यही आख़िरी मालिक हैं। पहले किसी और को मालिक बनाएँ।',
  noSuchStaff: () => 'स्टाफ़ में ऐसा कोई नहीं है।',
  factorDemanded: () => 'आपकी भूमिका में साइन इन का दूसरा चरण ज़रूरी है। उसे प्रोफ़ाइल में सुरक्षा पेज पर चालू करें।',
  factorStays: () => 'आपकी भूमिका में दूसरा चरण ज़रूरी है, इसलिए वह चालू रहता है।',
  ownersFirst: () => 'पहले हर मालिक दूसरा चरण चालू करें।',
  ownFactor: () => 'आपका अपना दूसरा चरण प्रोफ़ाइल में कोड डालकर बंद होता है।',
  grantsMore: () => 'कोई अपने से ज़्यादा अधिकार नहीं दे सकता।',
  resetLinkExpired: () => 'यह लिंक अब काम नहीं करता। नया लिंक माँगें।',
  emailLinkExpired: () =>
    'यह लिंक अब काम नहीं करता: इसे इस्तेमाल किया जा चुका है, नया लिंक आ चुका है, या समय बीत गया है।',
  oldPasswordWrong: () => 'पुराना पासवर्ड ग़लत है',

  noSuchProduct: () => 'यह प्रोडक्ट हमारे स्टोर में नहीं है।',
  productChanged: () => 'इस बीच किसी और एडमिन ने यह प्रोडक्ट बदल दिया है। कृपया दोनों रूप देखें।',
  taxChanged: () => 'इस बीच किसी और एडमिन ने यह टैक्स बदल दिया है। कृपया सेव करने से पहले देखें।',
  notAnImage: () => imageMessages.imageNotRead,
  imageTooSmall: () => imageMessages.imageTooSmall,
  imageTooLarge: () => `ज़्यादा से ज़्यादा ${IMAGE_MOST_PIXELS / 1_000_000} मेगापिक्सेल की फ़ोटो दें।`,
  imageTooHeavy: () => imageMessages.imageTooHeavy,
  imageCropOutside: () => 'चुना हुआ हिस्सा फ़ोटो के अंदर नहीं है।',
  noSuchImage: () => 'ऐसी कोई फ़ोटो नहीं है।',
  tooManyImages: () => 'अभी बहुत सी फ़ोटो अपलोड हो रही हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
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
  noSuchReview: () => 'ऐसा कोई रिव्यू नहीं है।',
  reviewHiddenAlready: () => 'यह रिव्यू पहले से छिपा है।',
  reviewIsShown: () => 'यह रिव्यू पहले से दिख रहा है।',
  noSuchReturn: () => 'ऐसा कोई रिटर्न नहीं है।',
  notTheNextReturnStep: (state) => `इस रिटर्न की स्थिति अब: ${returnStateLabel(state)}।`,
  refundModeRequired: () => returnMessages.refundModeRequired,
  refundChanged: (shown, now) =>
    `रिफ़ंड की रक़म बदल गई है: ${formatRupees(shown)} थी, अब ${formatRupees(now)} है।`,
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
  closedAlready: closureMessages.closedAlready,
  closureBegun: closureMessages.closureBegun,
  hoursSetAlready: closureMessages.hoursSetAlready,
  hoursOnClosedDay: closureMessages.hoursOnClosedDay,
  noSuchSpecialHours: () => closureMessages.noSuchHours,
  noSuchCenterClosure: () => closureMessages.noSuchClosure,
  noSuchMembership: () => 'ऐसी कोई मेंबरशिप नहीं है।',
  paidAlready: () => 'इस मेंबरशिप के पैसे दिए जा चुके हैं।',
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
  endSumsChanged: (shown, now) =>
    `रिफ़ंड की रक़म बदल गई है: ${formatRupees(shown)} थी, अब ${formatRupees(now)} है। कृपया फिर से देखें।`,
  changeSumsChanged: () => 'इस बदलाव की रक़में अब अलग हैं। कृपया फिर से देखें।',
  endedKeepsPayments: () =>
    'यह मेंबरशिप ख़त्म हो चुकी है, इसलिए इसके भुगतान वैसे ही रहेंगे। केवल रिफ़ंड वापस लिया जा सकता है।',
  refundOfEndWaits: () => 'ख़त्म हुई एक मेंबरशिप के पैसे अभी रिफ़ंड होने बाक़ी हैं। कृपया पहले अपने सेंटर से वे ले लें।',
  pausedAlready: (from, to) => `यह मेंबरशिप पहले से ${formatDay(from)} से ${formatDay(to)} तक पॉज़ पर है।`,
  notPaused: () => 'यह मेंबरशिप पॉज़ पर नहीं है।',
  pauseDaysShort: membershipDayMessages.pauseDaysShort,
  extendedAlready: () => 'यह मेंबरशिप पहले ही बढ़ाई जा चुकी है; ऐसा एक ही बार हो सकता है।',
  extensionTooLong: membershipDayMessages.extensionTooLong,
  notBegun: (start) => `यह मेंबरशिप ${formatDay(start)} को शुरू होगी। शुरू होने के बाद दिन ट्रांसफ़र किए जा सकते हैं।`,
  handedOverAlready: () => 'इस मेंबरशिप के दिन पहले ही ट्रांसफ़र हो चुके हैं; ऐसा एक ही बार हो सकता है।',
  handOverTooLong: membershipDayMessages.handOverTooLong,
  daysAheadShort: membershipDayMessages.daysAheadShort,
  noRunningMembership: membershipDayMessages.noRunningMembership,
  membershipsOverlap: membershipDayMessages.membershipsOverlap,
  receiverHasAnother: () => membershipDayMessages.receiverHasAnother,
  nothingHandedOver: () => 'इस मेंबरशिप से कोई दिन ट्रांसफ़र नहीं किए गए।',
  takenBackAlready: () => 'इस मेंबरशिप से ट्रांसफ़र किए गए दिन पहले ही वापस लिए जा चुके हैं।',
  nothingToTakeBack: () => 'इस मेंबरशिप से ट्रांसफ़र किए गए दिनों में से कोई बाक़ी नहीं है, इसलिए वापस लेने को कुछ नहीं है।',
  daysHandedOver: (days, receiver) =>
    `इस मेंबरशिप ने ${receiver} को दिन ट्रांसफ़र किए, जिनमें से ${days} दिन अभी बाक़ी हैं। पहले उन्हें वापस लें।`,
  allCentersOpen: (tier) => `${tier} में हमारे सभी सेंटर खुले हैं, इसलिए सेंटर बदलने की ज़रूरत नहीं।`,
  centerChangesUsed: () => `एक मेंबरशिप का सेंटर ${CENTER_CHANGES_MOST} बार बदला जा सकता है, और ये सब हो चुके हैं।`,
  centerChangedLately: membershipDayMessages.centerChangedLately,
  tooFarAhead: () => 'मेंबरशिप साल 9999 तक ख़त्म होनी चाहिए।',
  noSuchCheckout: () => noSuchOrder,
  orderNumberMistyped: () => 'ऑर्डर नंबर का कोई एक अंक ग़लत है। कृपया फिर से देखें।',
  nobodyFound: () => 'कोई नहीं मिला।',
  noSlip: () => 'इसके पैसे स्लिप शुरू होने से पहले दिए गए थे।',
  bookedAlready: (type, day) =>
    `${formatDay(day)} के लिए आपकी ${consultancyTypeLabel(type)} कंसल्टेंसी पहले से बुक है। कृपया दूसरा दिन चुनें।`,
  slotTaken: () => 'यह समय अभी-अभी किसी और ने ले लिया। कृपया दूसरा समय चुनें।',
  slotClosed: () => 'यह समय बुक नहीं हो सकता। कृपया दूसरा समय चुनें।',
  tooManyAppointments: appointmentMessages.openMost,
  noSuchAppointment: () => 'ऐसा कोई अपॉइंटमेंट नहीं है।',
  appointmentCancelled: () => 'यह अपॉइंटमेंट रद्द है।',
  appointmentOver: () => 'यह अपॉइंटमेंट हो चुका है।',
  appointmentNotMissed: () => 'तब कोच नहीं थे, जिम बंद था, या जिम ने समय देर से बदला था, इसलिए यह गैरहाज़िरी नहीं है।',
  appointmentAhead: () => 'यह अपॉइंटमेंट अभी आगे है।',
  tooLateToChange: () =>
    `अब देर हो चुकी है: अपॉइंटमेंट ${CHANGE_NOTICE_MINUTES} मिनट पहले तक ही बदला या रद्द किया जा सकता है। कृपया हमें फ़ोन करें।`,
  coachChanged: () => 'इस बीच किसी और एडमिन ने इस कोच की जानकारी बदल दी है। कृपया सेव करने से पहले देखें।',
  noSuchCoach: () => 'ऐसे कोई कोच नहीं हैं।',
  closureOfCenter: () => appointmentMessages.closureOfCenter,
  closedThenAlready: () => appointmentMessages.closedThenAlready,
  noSuchClosure: () => closureMessages.noSuchClosure,
  noSuchDocument: () => 'ऐसा कोई दस्तावेज़ नहीं है।',
  printedSince: () => 'इस बीच मेंबर ने दस्तावेज़ प्रिंट कर लिया है, इसलिए वह वैसा ही रहेगा।',

  noSuchEnquiry: () => 'ऐसा कोई सवाल नहीं है।',
  answeredAlready: () => 'इस सवाल का जवाब दिया जा चुका है।',

  passwordWrong: () => privacyMessages.passwordWrong,
  adminsKeepAccount: () => privacyMessages.adminsKeepAccount,
  ordersUnderWay: privacyMessages.ordersUnderWay,
  returnsUnderWay: privacyMessages.returnsUnderWay,
  membershipsLost: privacyMessages.membershipsLost,
  sessionOver: () => 'यह डिवाइस पहले ही लॉग आउट हो चुका है।',
  nomineeChanged: () => privacyMessages.nomineeChanged,
  guardianNotSeen: () => privacyMessages.guardianNotSeen,
  ageNotSeen: () => privacyMessages.ageNotSeen,
  guardianNotNeeded: () => privacyMessages.guardianNotNeeded,

  noSuchMember: () => 'ऐसे कोई मेंबर नहीं हैं।',
  phoneKnown: (name) => `यह फ़ोन नंबर पहले से ${name} के पास है। क्या यह कोई और व्यक्ति है?`,
  memberChanged: () => 'इस बीच किसी और ने इस मेंबर की जानकारी बदली है। फिर से देखें, फिर सहेजें।',
  claimedAlready: () => 'यह खाता पहले से अपनाया जा चुका है: मेंबर पासवर्ड से साइन इन करते हैं।',
  emailIsMembers: () => 'मेंबर ने खाता अपना लिया है, इसलिए ईमेल केवल वही बदल सकते हैं।',
  noSuchNote: () => 'ऐसा कोई नोट नहीं है।',
  noteStays: () => 'नोट केवल उसे लिखने वाला मिटा सकता है, और केवल एक दिन के भीतर।',
  claimLinkExpired: () => 'इस लिंक का समय ख़त्म हो गया है। नया लिंक डेस्क पर माँगें।',
};
