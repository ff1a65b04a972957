import type { ConsultancyType } from '@namma/contract/appointments/rules';
import type { Day } from '@namma/contract/days/dates';
import type { GroupClass } from '@namma/contract/memberships/group-classes';
import type { TierName } from '@namma/contract/memberships/tiers';
import type { OrderStatus } from '@namma/contract/orders/rules';
import type { PassKind } from '@namma/contract/passes/rules';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { Preset } from '@namma/contract/staff/permissions';
import type { Center } from '@namma/contract/values/centers';
import { consultancyTypeLabel } from '@namma/contract/words/hi/appointment-types';
import { centerLabel } from '@namma/contract/words/hi/centers';
import { formatDay } from '@namma/contract/words/hi/dates';
import { groupClassLabel } from '@namma/contract/words/hi/group-classes';
import { presetLabel } from '@namma/contract/words/hi/staff';

export const day = (value: Day): string => formatDay(value);
export const dayAndTime = (value: Day, time: string): string => `${day(value)}, ${time}`;
export const area = (center: Center): string => centerLabel(center);
const consultancy = (type: ConsultancyType): string => `${consultancyTypeLabel(type)} कंसल्टेंसी`;

export const greeting = (name: string): string => (name ? `नमस्ते ${name},` : 'नमस्ते,');
export const document = 'दस्तावेज़';
export const seeDocument = 'दस्तावेज़ देखें';
export const seeOrders = 'अपने ऑर्डर देखें';

// Orders
const ofOrder = (quantity: number, product: string, order: string) =>
  `आपका ऑर्डर ${order}: ${quantity} × ${product}`;
export const orderSubject = (order: string) => `आपका ऑर्डर ${order}`;
export const orderArrives = (from: Day, to: Day) =>
  `आपका ऑर्डर हमें मिल गया है। यह ${day(from)} और ${day(to)} के बीच पहुँचेगा।`;
export const orderIsHere = (order: string, from: Day, to: Day) =>
  `आपका ऑर्डर ${order} हमें मिल गया है। यह ${day(from)} और ${day(to)} के बीच पहुँचेगा।`;
export const fee = 'डिलीवरी और प्लेटफ़ॉर्म शुल्क';
export const toPayOnDelivery = 'डिलीवरी पर देने हैं';
export const deliverTo = 'डिलीवरी का पता:';
const moved: Record<OrderStatus, string> = {
  Pending: 'फिर हमारे पास है और जल्द निकलेगा',
  Transit: 'हमारे स्टोर से निकल गया है और रास्ते में है',
  'Out-For-Delivery': 'डिलीवरी के लिए निकला है: आज पहुँचेगा',
  Delivered: 'डिलीवर हो गया है',
};
export const movedSubject = (order: string, product: string, status: OrderStatus) =>
  `ऑर्डर ${order}: ${product} ${moved[status]}`;
export const movedNews = (quantity: number, product: string, order: string, status: OrderStatus) =>
  `${ofOrder(quantity, product, order)} ${moved[status]}।`;
export const rateIt = 'कैसा लगा, बताएँ: आप अपने ऑर्डर में रेटिंग दे सकते हैं।';
export const addressChangedSubject = (order: string) => `ऑर्डर ${order}: पता बदल गया है`;
export const addressChanged = (order: string) => `आपका ऑर्डर ${order} जहाँ पहुँचेगा, वह पता हमने बदल दिया है।`;
export const addressNotRight = (phone: string) => `अगर यह सही नहीं है, तो हमें कॉल करें: ${phone}।`;
export const cancelledSubject = (order: string, product: string) => `ऑर्डर ${order}: ${product} रद्द हुआ`;
export const allCancelledSubject = (order: string) => `ऑर्डर ${order}: पूरा रद्द हुआ`;
export const youCancelled = (quantity: number, product: string, order: string) =>
  `आपने इसे रद्द किया है। ${ofOrder(quantity, product, order)}।`;
export const weCancelled = (quantity: number, product: string, order: string) =>
  `माफ़ करें, हमें इसे रद्द करना पड़ा। ${ofOrder(quantity, product, order)}।`;
export const nothingToPay = 'इस ऑर्डर के लिए आपको कुछ नहीं देना है।';
export const restToPay = (amount: string, rest: string) =>
  `इसके लिए ${amount} नहीं देने हैं। बाक़ी ऑर्डर पहले की तरह आएगा: शुल्क के साथ ${rest}।`;
export const refundComes = (amount: string) => `इसके लिए आपने ${amount} दिए हैं, जो हम आपको लौटाएँगे।`;

// Returns
export const returnSubject = (order: string, product: string) => `ऑर्डर ${order}: ${product} का रिटर्न`;
export const returnWanted = (quantity: number, product: string, order: string) =>
  `आप इसे लौटाना चाहते हैं। ${ofOrder(quantity, product, order)}।`;
export const returnRules = (days: number) =>
  `हम इसे देखकर आपको लिखेंगे। कृपया इसे बिना खोले रखें: सामान बिना खोले, डिलीवरी के ${days} दिन के भीतर लौटाया जाता है।`;
export const refusedAtDoorSubject = (order: string, product: string) =>
  `ऑर्डर ${order}: ${product} हमारे पास लौट रहा है`;
export const refusedAtDoor = (quantity: number, product: string, order: string) =>
  `डिलीवरी दरवाज़े पर नहीं ली गई। ${ofOrder(quantity, product, order)}।`;
export const bringReturnSubject = (order: string, product: string) => `ऑर्डर ${order}: ${product} लौटाने लाएँ`;
export const mayReturn = (quantity: number, product: string, order: string) =>
  `आप इसे लौटा सकते हैं। ${ofOrder(quantity, product, order)}।`;
export const bringIt = 'कृपया इसे बिना खोले हमारे किसी भी सेंटर पर लाएँ। पहुँचने पर हम आपकी दी हुई रक़म रिफ़ंड करेंगे।';
export const staysSubject = (order: string, product: string) => `ऑर्डर ${order}: ${product} आपके पास ही रहेगा`;
export const returnNotAccepted = (quantity: number, product: string, order: string) =>
  `माफ़ करें, हम इसे वापस नहीं ले सकते। ${ofOrder(quantity, product, order)}।`;
export const receivedSubject = (order: string, product: string) => `ऑर्डर ${order}: ${product} हमें मिल गया`;
export const received = (quantity: number, product: string, order: string) =>
  `यह हमें मिल गया है। ${ofOrder(quantity, product, order)}। आपकी दी हुई रक़म अब रिफ़ंड होगी।`;
export const returnedSubject = (order: string, product: string) =>
  `ऑर्डर ${order}: ${product} वापस ले लिया गया`;
export const takenBack = (quantity: number, product: string, order: string) =>
  `हमने इसे वापस ले लिया है। ${ofOrder(quantity, product, order)}। इसके लिए कुछ दिया नहीं गया था।`;
export const refundedSubject = (order: string, amount: string) => `ऑर्डर ${order}: ${amount} रिफ़ंड हुए`;
const ways: Record<ReceiptMode, string> = { cash: 'नक़द ', upi: 'UPI से ', card: 'आपके कार्ड पर ' };
export const refunded = (
  amount: string,
  quantity: number,
  product: string,
  order: string,
  mode: ReceiptMode | undefined,
) => `हमने ${mode ? ways[mode] : ''}${amount} रिफ़ंड कर दिए हैं। ${ofOrder(quantity, product, order)}।`;

// Memberships
export const membership = 'मेंबरशिप';
export const tierAndMonths = (tier: TierName, months: number) => `${tier}, ${months} महीने`;
export const center = 'सेंटर';
export const from = 'शुरुआत';
export const to = 'आख़िरी दिन';
export const membershipPrice = 'टैक्स और शुल्क के साथ क़ीमत';
export const callForTheWay = (center: Center, phone: string) =>
  `${area(center)}। रास्ता पूछने के लिए ${phone} पर कॉल करें`;
export const seeMembership = 'अपनी मेंबरशिप देखें';
export const registeredSubject = (tier: TierName) => `आपकी ${tier} मेंबरशिप रजिस्टर हो गई है`;
export const payToBegin = (center: Center, start: Day) =>
  `${area(center)} सेंटर पर भुगतान करें और ${day(start)} से शुरू करें।`;
export const registered = (amount: string, start: Day) =>
  `आपकी मेंबरशिप रजिस्टर हो गई है। ${day(start)} से शुरू करने के लिए अपने सेंटर पर ${amount} दें।`;
export const payAt = 'भुगतान की जगह';
export const slip = 'आपकी स्लिप';
export const showSlip = 'भुगतान करते समय अपनी स्लिप का नंबर दिखाएँ या बताएँ।';
export const paidSubject = (tier: TierName) => `आपकी ${tier} मेंबरशिप का भुगतान हो गया है`;
export const lasts = (start: Day, end: Day) => `यह ${day(start)} से ${day(end)} तक है।`;
export const paymentIsHere = 'आपका भुगतान मिल गया है। जिम में मिलते हैं।';
export function ending(tier: TierName, daysLeft: number, end: Day): string {
  if (daysLeft < 0) return `आपकी ${tier} मेंबरशिप ${day(end)} को ख़त्म हो गई`;
  if (daysLeft === 0) return `आपकी ${tier} मेंबरशिप आज (${day(end)}) ख़त्म हो रही है`;
  if (daysLeft === 1) return `आपकी ${tier} मेंबरशिप कल (${day(end)}) ख़त्म हो रही है`;
  return `आपकी ${tier} मेंबरशिप ${daysLeft} दिन में, ${day(end)} को ख़त्म होगी`;
}
export const sentence = (text: string): string => `${text}।`;
export const renewalBegins = (start: Day) =>
  `उसका रिन्यूअल ${day(start)} से शुरू होगा: कृपया अपने सेंटर पर उसका भुगतान करें।`;
export const seeRenewal = 'अपना रिन्यूअल देखें';
export const renewAnyDay = 'जब चाहें रिन्यू करें: नई मेंबरशिप आपके चुने दिन से शुरू होती है।';
export const choosePlan = 'प्लान चुनें';
export const renewUntil = (until: Day, discount: string) =>
  `${day(until)} तक रिन्यू करें और ${discount} की छूट पाएँ।`;
export const freeDaysLeft = (days: number, end: Day): string =>
  `आपके ${days} मुफ़्त दिन बाक़ी हैं। ${day(end)} तक अपनी प्रोफ़ाइल में मेंबरशिप के नीचे उन्हें जोड़ लें।`;
export const newOneFollows = 'नई मेंबरशिप इसके ख़त्म होने पर शुरू होगी।';
export const renew = 'रिन्यू करें';

// Memberships that end early
export const creditOfBefore = 'पिछली मेंबरशिप से भुगतान';
export const lapsingSubject = (tier: TierName) => `आपकी ${tier} मेंबरशिप के पैसे अभी बाक़ी हैं`;
export const lapses = (on: Day) => `इसके पैसे अभी नहीं दिए गए, इसलिए यह ${day(on)} को वापस ले ली जाएगी।`;
export const payOrLeaveIt = 'अगर अब भी चाहिए तो अपने सेंटर पर भुगतान करें। वरना कुछ करने की ज़रूरत नहीं।';
export const membershipEndedSubject = (tier: TierName) => `आपकी ${tier} मेंबरशिप ख़त्म की गई`;
export const membershipIsEnded = (tier: TierName, last: Day) =>
  `आपकी ${tier} मेंबरशिप ख़त्म की गई: आख़िरी दिन ${day(last)} है।`;
export const membershipRefunded = (amount: string, mode: ReceiptMode | undefined) =>
  `हमने ${mode ? ways[mode] : ''}${amount} रिफ़ंड कर दिए हैं।`;
export const paidForIt = 'चुकाई गई रक़म';
export const usedDays = 'इस्तेमाल हुए दिन';
export const exitFee = 'जल्दी छोड़ने का शुल्क';
export const refundOfIt = 'रिफ़ंड';

// Appointments
export const what = 'क्या';
export const consultancyOf = (type: ConsultancyType) => consultancy(type);
export const whenLabel = 'कब';
export const withCoach = 'कोच';
export const where = 'कहाँ';
export const dayLabel = 'दिन';
export const callUsAt = 'हमें कॉल करें';
export const seeAppointments = 'अपने अपॉइंटमेंट देखें';
export const calendarTitle = (type: ConsultancyType, gym: string) => `${consultancy(type)}, ${gym}`;
export const calendarWith = (coach: string) => `कोच: ${coach}`;
export const calendarCall = (phone: string) => `समय तय करने के लिए ${phone} पर कॉल करें`;
export const bookedSubject = (type: ConsultancyType, when: string) => `${consultancy(type)}: ${when}`;
export const bookedSummary = (when: string) => `आपकी बुकिंग हो गई है: ${when}।`;
export const booked = (type: ConsultancyType, when: string) =>
  `आपकी ${consultancy(type)} बुक हो गई है: ${when}।`;
export const callForHour = 'समय तय करने के लिए हमें कॉल करें।';
export const fileAddsAppointment = 'साथ की फ़ाइल यह अपॉइंटमेंट आपके कैलेंडर में जोड़ती है।';
export const noCancelsNothing = 'कैलेंडर में ‘No’ चुनने से यह रद्द नहीं होता: कृपया नीचे का बटन इस्तेमाल करें।';
export const fileAddsDay = 'साथ की फ़ाइल यह दिन आपके कैलेंडर में जोड़ती है।';
export const rescheduledSubject = (type: ConsultancyType, when: string) => `${consultancy(type)}: अब ${when}`;
export const rescheduledSummary = (when: string) => `आपके अपॉइंटमेंट का नया समय: ${when}।`;
export const rescheduled = (type: ConsultancyType, when: string) =>
  `आपकी ${consultancy(type)} का समय बदल गया है। नया समय: ${when}।`;
export const fileCorrects = 'साथ की फ़ाइल इसे आपके कैलेंडर में ठीक करती है।';
export const appointmentCancelledSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)} रद्द: ${when}`;
export const weCancelledAppointment = 'हमें आपका अपॉइंटमेंट रद्द करना पड़ा।';
export const youCancelledAppointment = 'आपने अपना अपॉइंटमेंट रद्द किया है।';
export const weCancelledOn = (type: ConsultancyType, when: string) =>
  `माफ़ करें, हमें आपकी ${consultancy(type)} रद्द करनी पड़ी: ${when}।`;
export const youCancelledOn = (type: ConsultancyType, when: string) =>
  `आपने अपनी ${consultancy(type)} रद्द की है: ${when}।`;
export const fileRemoves = 'साथ की फ़ाइल इसे आपके कैलेंडर से हटाती है।';
export const bookAnother = 'दूसरा समय बुक करें';
export const affectedSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)}, ${when}: कृपया दूसरा समय चुनें`;
export const closedThen = 'आपके अपॉइंटमेंट के समय हम बंद हैं।';
export const cannotKeep = (type: ConsultancyType, when: string) =>
  `आपकी ${consultancy(type)} तय समय (${when}) पर नहीं हो सकेगी। वजह:`;
export const outsideHours = (type: ConsultancyType, when: string) =>
  `हमारे खुलने का समय बदल गया है। आपकी ${consultancy(type)} का तय समय (${when}) अब उसमें नहीं है, इसलिए वह नहीं हो सकेगी।`;
export const coachGone = 'आपके अपॉइंटमेंट के समय आपके कोच अब नहीं रहेंगे।';
export const withoutCoach = (type: ConsultancyType, when: string) =>
  `उस समय आपके कोच अब नहीं रहेंगे, इसलिए आपकी ${consultancy(type)} तय समय (${when}) पर नहीं हो सकेगी।`;
export const pleaseMove = 'कृपया इसे दूसरे समय पर ले जाएँ या रद्द करें। दोनों न करें, तो हम आपको कॉल करेंगे।';
export const standsSubject = (type: ConsultancyType, when: string) =>
  `${consultancy(type)}, ${when}: तय समय पर ही होगी`;
export const coachAfterAll = 'आपके अपॉइंटमेंट के समय आपके कोच रहेंगे।';
export const openAfterAll = 'आपके अपॉइंटमेंट के समय हम खुले ही रहेंगे।';
export const keepsItsTime = (type: ConsultancyType, when: string) =>
  `हमने लिखा था कि आपकी ${consultancy(type)} तय समय (${when}) पर नहीं हो सकेगी। अब वह उसी समय पर होगी: आपको कुछ नहीं करना है।`;

// Passwords
export const resetSubject = 'आपके खाते के लिए नया पासवर्ड';
export const resetSummary = 'यह लिंक 10 मिनट तक काम करता है।';
export const resetAsked = 'किसी ने, शायद आपने ही, नया पासवर्ड माँगा है। 10 मिनट के भीतर चुनें:';
export const chooseNewPassword = 'नया पासवर्ड चुनें';
export const resetNotYou = 'अगर यह आप नहीं थे, तो कुछ न करें: आपका पासवर्ड वैसा ही रहेगा। यह लिंक सिर्फ़ आपको दिखता है।';
export const changedSubject = 'आपका पासवर्ड बदल गया है';
export const changedSummary = 'आपके दूसरे डिवाइस लॉग आउट हो गए हैं।';
export const changed = 'आपके खाते का पासवर्ड बदल गया है। आपके दूसरे डिवाइस लॉग आउट हो गए हैं।';
export const changedNotYou = (phone: string) => `अगर यह आप नहीं थे, तो तुरंत कॉल करें: ${phone}।`;
export const signIn = 'साइन इन करें';

// The second factor of a sign-in
export const factorSetSubject = 'दो चरणों वाला साइन इन चालू है';
export const factorSet =
  'अब से आपके खाते में साइन इन करने पर ऑथेंटिकेटर ऐप का कोड माँगा जाएगा। आपके दूसरे डिवाइस लॉग आउट हो गए हैं।';
export const factorDroppedSubject = 'दो चरणों वाला साइन इन बंद है';
export const factorDropped = 'अब आपके खाते में साइन इन करने पर कोड नहीं माँगा जाता।';
export const factorDroppedByGym =
  'जिम ने आपके खाते का दो चरणों वाला साइन इन बंद कर दिया है। अब कोड नहीं माँगा जाता, और आपके सभी डिवाइस लॉग आउट हो गए हैं।';
export const recoveryUsedSubject = 'एक रिकवरी कोड इस्तेमाल हुआ';
export const recoveryUsed = (left: number) =>
  `ऑथेंटिकेटर ऐप के कोड की जगह एक रिकवरी कोड इस्तेमाल हुआ। बचे हुए कोड: ${left}।`;
export const factorSummary = 'अगर यह आप नहीं थे, तो तुरंत कदम उठाएँ।';
export const factorNotYou = (phone: string) =>
  `अगर यह आप नहीं थे, तो अपना पासवर्ड बदलें और तुरंत जिम को कॉल करें: ${phone}।`;

// A pass for a closed day
export const passDayClosedSubject = (center: Center, value: Day) =>
  `${day(value)} को ${area(center)} बंद है: कृपया दूसरा दिन चुनें`;
export const passDayClosedSummary = 'आपके पास के दिन सेंटर बंद है।';
export const passDay = (kind: PassKind, center: Center, value: Day) =>
  `आपका ${kind === 'day' ? 'एक दिन का पास' : 'ट्रायल पास'} ${area(center)} सेंटर में ${day(value)} के लिए है।`;
export const trialDay = (center: Center, value: Day) =>
  `आपने ${area(center)} सेंटर में ${day(value)} के लिए ट्रायल माँगा था।`;
export const passDayClosed = 'उस दिन सेंटर बंद है।';
export const passDayShortSubject = (center: Center, value: Day) =>
  `${day(value)} को ${area(center)} कम समय खुला है`;
export const passDayShort = (hours: string) =>
  `उस दिन सेंटर खुलने का समय: ${hours}। अगर यह समय आपके लिए ठीक न हो, तो दूसरा दिन चुनें।`;
export const moveOrRefundPass = (phone: string) =>
  `कृपया हमें ${phone} पर फ़ोन करें: हम आपका पास दूसरे दिन के लिए बदल देंगे, या पैसे लौटा देंगे।`;
export const moveTrial = (phone: string) => `दूसरा दिन चुनने के लिए कृपया हमें ${phone} पर फ़ोन करें।`;

// A product that is back
export const backSubject = (product: string) => `${product} फिर से स्टॉक में है`;
export const backSummary = 'आपने हमसे बताने को कहा था।';
export const backText = (product: string) =>
  `आपने हमसे बताने को कहा था: ${product} अब फिर ऑर्डर किया जा सकता है। हम इंतज़ार कर रहे बाक़ी लोगों को भी बताते हैं, इसलिए यह जल्दी ख़त्म हो सकता है।`;
export const seeProduct = 'प्रोडक्ट देखें';
export const backOnce =
  'आप जितनी बार कहें, हम उतनी ही बार एक ईमेल भेजते हैं। फिर ख़त्म हो जाए, तो उसके पेज पर दोबारा कहें।';
export const backStop = 'मैं किसी प्रोडक्ट का इंतज़ार नहीं कर रहा/रही: ये ईमेल बंद करें';

// Queries
export const queryReceivedSubject = (ticket: string) => `आपका सवाल हमें मिल गया: ${ticket}`;
export const queryReceivedSummary = 'हम दो दिन के भीतर जवाब देते हैं।';
export const queryReceived = (ticket: string) =>
  `आपका सवाल हमें मिल गया है। इसका नंबर ${ticket} है। हम दो दिन के भीतर ईमेल या फ़ोन से जवाब देते हैं।`;
export const notYourQuery = (phone: string) =>
  `अगर आपने हमें नहीं लिखा, तो किसी ने ग़लती से आपका पता दिया है: और कुछ नहीं आएगा। हमारा फ़ोन नंबर ${phone} है।`;
export const queryAnsweredSubject = (ticket: string) => `आपका सवाल ${ticket}`;
export const youWrote = (ticket: string) => `आपने हमें लिखा था, नंबर ${ticket}:`;

// Staff
export const inviteSubject = 'जिम के स्टाफ़ में आपके लिए जगह';
export const inviteSummary = (hours: number) => `यह लिंक ${hours} घंटे तक काम करता है।`;
export const invited =
  'आपको जिम के स्टाफ़ में आने का निमंत्रण है। नीचे के बटन से स्वीकार करें: पासवर्ड चुनें, या अपने मौजूदा खाते का पासवर्ड डालें।';
export const inviteRole = 'भूमिका';
export const presetName = (preset: Preset): string => presetLabel(preset);
export const acceptInvite = 'निमंत्रण स्वीकार करें';
export const inviteNotYou = 'अगर आपको नहीं पता कि यह क्यों आया, तो कुछ न करें। यह लिंक सिर्फ़ आपको दिखता है।';

// क्लास
export const classOf = (type: GroupClass): string => groupClassLabel(type);
export const classTitle = (type: GroupClass, gym: string) => `${gym}: ${groupClassLabel(type)}`;
export const seeClasses = 'अपनी क्लास देखें';
export const allClasses = 'सभी क्लास देखें';
export const classPlaceLabel = 'जगह';
export const classIn = 'आपकी जगह पक्की है';
export const classWaits = (position: number) => `वेटिंग लिस्ट में ${position} नंबर पर`;
export const classBookedSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: आपकी जगह पक्की है`;
export const classBookedText = (type: GroupClass, when: string) =>
  `${when} की ${groupClassLabel(type)} क्लास में आपकी जगह पक्की है।`;
export const classListSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: आप वेटिंग लिस्ट में हैं`;
export const classListText = (type: GroupClass, when: string, position: number) =>
  `${when} की ${groupClassLabel(type)} क्लास भरी हुई है। आप वेटिंग लिस्ट में ${position} नंबर पर हैं।`;
export const classListRule = 'आपके लिए जगह ख़ाली होते ही हम आपको लिखेंगे, क्लास से 30 मिनट पहले तक।';
export const classCancelRule =
  'अगर आप नहीं आ सकते, तो कृपया 60 मिनट पहले तक अपनी जगह छोड़ दें: कोई और इंतज़ार कर रहा हो सकता है।';
export const classReachedSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: अब आपकी जगह पक्की है`;
export const classReachedText = (type: GroupClass, when: string) =>
  `एक जगह ख़ाली हुई है: ${when} की ${groupClassLabel(type)} क्लास में अब आपकी जगह पक्की है।`;
export const classReachedRule =
  'अगर अब आप नहीं आ सकते, तो कृपया इसे छोड़ दें। क्लास से 90 मिनट से कम पहले मिली जगह पर न आने को कभी गिना नहीं जाता।';
export const classLostSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: अब आप वेटिंग लिस्ट में हैं`;
export const classLostText = (type: GroupClass, when: string, position: number) =>
  `हमें खेद है: ${when} की ${groupClassLabel(type)} क्लास में जगहें कम हो गई हैं। अब आप वेटिंग लिस्ट में ${position} नंबर पर हैं।`;
export const classMovedSubject = (type: GroupClass, when: string) => `${groupClassLabel(type)}: अब ${when}`;
export const classMovedText = (type: GroupClass, when: string) =>
  `${groupClassLabel(type)} क्लास का समय बदल गया है: ${when}।`;
export const classCancelledSubject = (type: GroupClass, when: string) =>
  `${when} की ${groupClassLabel(type)} क्लास रद्द है`;
export const classCancelledText = (type: GroupClass, when: string) =>
  `हमें खेद है: ${when} की ${groupClassLabel(type)} क्लास नहीं होगी।`;
export const cancelledByDeskText = (type: GroupClass, when: string) =>
  `हमने ${when} की ${groupClassLabel(type)} क्लास में आपकी जगह वापस ले ली है। अगर आपको इसकी जानकारी नहीं है, तो कृपया हमें कॉल करें।`;
export const classGivenUpSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: आपकी जगह छोड़ दी गई है`;
export const classGivenUpText = (type: GroupClass, when: string) =>
  `आप ${when} की ${groupClassLabel(type)} क्लास में नहीं आएँगे।`;
export const classMembershipText = (type: GroupClass, when: string) =>
  `आपकी मेंबरशिप अब ${when} की ${groupClassLabel(type)} क्लास के लिए नहीं है, इसलिए आपकी जगह छोड़ दी गई है। अगर यह ग़लत है, तो कृपया हमें कॉल करें।`;
export const classFullSubject = (type: GroupClass, when: string) =>
  `${when}, ${groupClassLabel(type)}: कोई जगह ख़ाली नहीं हुई`;
export const classFullText = (type: GroupClass, when: string) =>
  `हमें खेद है: ${when} की ${groupClassLabel(type)} क्लास में आपके लिए कोई जगह ख़ाली नहीं हुई। इसके लिए आने की ज़रूरत नहीं है।`;
export const classReminderSubject = (type: GroupClass, when: string) =>
  `${groupClassLabel(type)} जल्द शुरू होगी: ${when}`;
export const classReminderText = (type: GroupClass, when: string) =>
  `${when} की ${groupClassLabel(type)} क्लास में आपकी जगह पक्की है। जल्द मिलते हैं।`;
export const classFileAdds = 'साथ की फ़ाइल क्लास को आपके कैलेंडर में जोड़ती है।';
export const memberInviteSubject = 'जिम में आपका खाता तैयार है';
export const memberInviteSummary = (days: number) => `यह लिंक ${days} दिन काम करता है।`;
export const memberInvited =
  'जिम में आपका एक खाता है, जिसका पासवर्ड अभी नहीं है। नीचे के बटन से अपना ईमेल और पासवर्ड रखें: तब आप अपनी सदस्यता देख सकते हैं, दरवाज़े पर कार्ड दिखा सकते हैं और बुक कर सकते हैं।';
export const claimAccount = 'इसे मेरा खाता बनाएँ';
export const memberInviteNotYou = 'आप जिम के सदस्य नहीं हैं? तो यह मेल छोड़ दें; बटन के बिना कुछ नहीं होता।';

// Emails
export const confirmSubject = 'अपने ईमेल की पुष्टि करें';
export const confirmSummary = (hours: number) => `लिंक ${hours} घंटे काम करता है।`;
export const confirmText =
  'किसी ने, शायद आपने ही, जिम के खाते के लिए यह ईमेल दिया है। यह आपका है, इसकी पुष्टि के लिए बटन दबाएँ। इससे कोई साइन इन नहीं होता।';
export const confirmEmail = 'इस ईमेल की पुष्टि करें';
export const confirmNotYou =
  'अगर यह आपने नहीं किया, तो कुछ न करें: बटन दबाए बिना कुछ नहीं बदलता, और यह लिंक सिर्फ़ आपको दिखता है।';
export const emailChangedSubject = 'आपके खाते का ईमेल बदल गया है';
export const emailChangedSummary = 'अगर यह आपने नहीं किया, तो इसे वापस लें।';
export const emailChanged = 'जिम में आपके खाते का ईमेल अब दूसरा है; अब से हम वहीं लिखेंगे। इस पते पर यह आख़िरी ईमेल है।';
export const emailChangedNotYou = (days: number, phone: string) =>
  `अगर यह आपने नहीं किया, तो ${days} दिन के अंदर बटन दबाएँ: खाते में यह ईमेल वापस आ जाता है, सब लॉग आउट हो जाते हैं और पासवर्ड काम नहीं करता। फिर आप नया पासवर्ड चुनते हैं। या हमें कॉल करें: ${phone}।`;
export const undoEmail = 'वापस लें';
