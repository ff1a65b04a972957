const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} और ${names.at(-1)}`;

export const buyTitle = 'मेंबरशिप लें';
export const buyDescription = 'प्लान, सेंटर और शुरू होने की तारीख़ चुनें। पैसे सेंटर पर दिए जाते हैं।';
export const tierTitle = (tier: string) => `${tier} मेंबरशिप`;
export const tierDescription = (tier: string, gym: string, access: string, price: string) =>
  `${gym} की ${tier} मेंबरशिप: ${access}। 12, 6 या 3 महीने के लिए। ${price}।`;
export const priceAndFee = (price: string, months: number, fee: string) =>
  `${months} महीने के ${price}, टैक्स और फ़ीस ${fee} अलग`;

export const tiers = 'मेंबरशिप के प्रकार';
/** Around the price of a month. */
export const startingBefore = 'महीने के ₹ ';
export const startingAfter = ' से शुरू* + टैक्स और फ़ीस';
export const effectivePricing = '*मुफ़्त बढ़ोतरी, अगर हो, उसे जोड़कर एक महीने की असल क़ीमत';
export const buy = 'ख़रीदें';
/** Read aloud after 'Buy'. */
export const buyWhat = (tier: string, months: number) => `: ${tier}, ${months} महीने`;

export const monthlyPrice = 'एक महीना कितने का पड़ता है';
export const priceFor = (price: string, months: number, extensionDays: number) =>
  `${months} महीने और ${extensionDays} दिन की मुफ़्त बढ़ोतरी के ${price}`;
export const aMonth = (price: string) => `महीने के ${price}`;
export const monthCalculated = (daysOfMonth: number, fee: string) =>
  `क़ीमत को बढ़ोतरी समेत कुल महीनों से भाग दिया गया है; ${daysOfMonth} दिन का एक महीना माना गया है। इसके ऊपर टैक्स और फ़ीस, पूरी मेंबरशिप के लिए कुल ${fee}।`;

export const seeTimetable = 'समय-सारणी देखें';
export const classesTitle = 'सेंटर पर ट्रेनर के साथ ग्रुप क्लास';
export const classes = 'ग्रुप क्लास';
export const previousClasses = 'पिछली क्लास';
export const nextClasses = 'अगली क्लास';
export const yogaText = '60 मिनट, सबके लिए';
export const strengthText = '50 मिनट, बारबेल और केटलबेल';
export const runText = '45 मिनट, ट्रेडमिल पर इंटरवल';
export const coreText = '30 मिनट, मैट पर';
export const dancingText = '45 मिनट, बॉलीवुड और हिप-हॉप';
export const boxingText = '50 मिनट, बैग और पैड';

export const everyPlan = (benefits: readonly string[]) =>
  benefits.length > 0 ? `हर अवधि में: ${listed(benefits)}।` : '';
export const bestValue = 'सबसे किफ़ायती';
export const joinNow = 'अभी जुड़ें';
export const planName = (tier: string, months: number) => `${tier}, ${months} महीने`;
/** Below or after the number of months. */
export const monthsUnit = 'महीने';
export const monthCount = (months: number) => `${months} महीने`;
/** After a price. */
export const perMonthAfter = ' / महीना';

export const allPlans = 'सभी नौ प्लान';
export const allPlansText = 'तीनों की तुलना के लिए अवधि चुनें। फ़ायदे पूरी मेंबरशिप के लिए हैं।';
export const membershipLength = 'अवधि';
export const thisPage = ' (यह पेज)';
export const benefit = 'फ़ायदा';
export const price = 'क़ीमत';
export const listPrice = 'मूल क़ीमत';
export const perMonth = 'हर महीने';
export const extensionDays = 'बढ़ोतरी के दिन';
export const extraDiscount = 'अतिरिक्त छूट';
export const pauseDays = 'पॉज़ के दिन';
export const transferDays = 'ट्रांसफ़र के दिन';
export const swimmingSessions = 'स्विमिंग सेशन';

export const ourCenters = 'हमारे सेंटर';
export const ourCentersText = 'मेंबरशिप लेते समय एक चुनें और पैसे वहीं दें। सभी सेंटर एक ही समय पर खुलते हैं।';
/** Before a phone number. */
export const wayThereBefore = 'रास्ता जानने के लिए फ़ोन करें: ';

export const questions = 'सवाल और जवाब';
export const whereToPay = 'पैसे कब और कहाँ देने हैं?';
export const whereToPayAnswer = 'यहाँ नहीं, आपके चुने हुए सेंटर पर। तब तक प्रोफ़ाइल में आपकी मेंबरशिप ‘बाक़ी’ दिखेगी।';
export const whatOnTop = 'क़ीमत के ऊपर और क्या देना है?';
export const whatOnTopAnswer = (fee: string) =>
  `अवधि कोई भी हो, पूरी मेंबरशिप के लिए ${fee} टैक्स और फ़ीस। कुछ भी भेजने से पहले आपको कुल रक़म दिख जाती है।`;
export const whenBegins = 'कब शुरू होती है और कब ख़त्म?';
export const whenBeginsAnswer =
  'आपके चुने हुए दिन, यानी आज या उसके बाद, शुरू होकर 3, 6 या 12 महीने बाद ख़त्म होती है। दिन चुनते ही ख़त्म होने की तारीख़ दिख जाती है।';
export const whereToTrain = 'ट्रेनिंग कहाँ कर सकते हैं?';
export const whereToTrainAnswer = (
  centers: readonly string[],
  others: readonly { tier: string; gyms: string }[],
) =>
  `हमारे सेंटर हैं: ${listed(centers)}। ${listed(others.map(({ tier, gyms }) => `${tier} में ${gyms} जिम`))} आपके लिए खुले हैं।`;
export const whenAway = 'अगर कहीं जाना हो या कुछ दिन न आ सकूँ?';
export const whenAwayAnswer = (pause: Range, transfer: Range) =>
  `हर प्लान में पॉज़ के दिन (${pause.from} से ${pause.to}) और ट्रांसफ़र के दिन (${transfer.from} से ${transfer.to}) होते हैं, प्लान और अवधि के हिसाब से। ऊपर की तालिका में सब लिखा है।`;
export const whichClasses = 'कौन-कौन सी क्लास हैं?';
export const whichClassesAnswer = (names: readonly string[]) =>
  `${listed(names)}। हर क्लास सेंटर पर ट्रेनर के साथ होती है।`;
export const needAccount = 'क्या खाता ज़रूरी है?';
export const needAccountAnswer = (years: number) =>
  `मेंबरशिप लेने के लिए, हाँ। कम से कम ${years} साल का कोई भी व्यक्ति साइन अप कर सकता है।`;

export const choosePlan = 'प्लान चुनें';
/** Read aloud before the months of a plan. */
export const tierBefore = (tier: string) => `${tier}, `;
export const purchaseOptions = 'अवधि के विकल्प';
export const discountPrice = 'छूट के बाद क़ीमत';
export const taxAndFee = 'टैक्स और फ़ीस';
export const total = 'कुल';
export const monthly = (amount: string) => `${amount} / महीना`;

export const getMembershipForm = 'मेंबरशिप लें';
export const buyNeedsScript = 'मेंबरशिप लेने के लिए JavaScript चाहिए। कृपया उसे चालू करें या सेंटर पर पूछें।';
export const preferredCenter = 'आपकी पसंद का सेंटर';
export const chooseCenter = 'सेंटर चुनें';
export const startDate = 'शुरू होने की तारीख़';
export const endsOn = 'ख़त्म होने की तारीख़';
export const monthsAfterStart = (months: number) => `शुरू होने के ${months} महीने बाद`;
export const freeDaysToAdd = (days: number) => `+ ${days} मुफ़्त दिन: ख़त्म होने से पहले अपनी प्रोफ़ाइल में जोड़ लें`;
export const toBePaidAtCenter = 'पैसे उसी सेंटर पर देने होंगे!';
export const getMembership = 'मेंबरशिप लें';

export const overlapTitle = 'ये मेंबरशिप एक ही समय पर चलेंगी';
export const overlapDays = (days: number) => `नई मेंबरशिप इस मेंबरशिप के साथ ${days} दिन एक साथ चलेगी।`;
export const takeBoth = 'दोनों रखें';
export const takeNone = 'यह न ख़रीदें';
export const upgradeInstead = 'इसी को अपग्रेड करें';
export const fromTo = (from: string, to: string) => `${from} से ${to} तक`;

export const noSuchMembership = 'ऐसी कोई मेंबरशिप नहीं है।';
export const seeMemberships = 'मेंबरशिप देखें';
export const backToMemberships = 'अपनी मेंबरशिप पर वापस';
export const payFirst = 'पहले इस मेंबरशिप के पैसे दें। फिर इसे रिन्यू किया जा सकता है।';
export const whatItCosts = 'कितने की है';
export const from = 'कब से';
export const to = 'कब तक';
export const beginsNextDay =
  'यह आपकी मौजूदा मेंबरशिप ख़त्म होने के अगले दिन शुरू होती है, और वह दिन बदलने पर यह भी बदल जाती है।';
export const beginsToday = (endedOn: string) =>
  `आपकी मेंबरशिप ${endedOn} को ख़त्म हो गई, इसलिए यह आज से शुरू होती है।`;
export const renewalDiscount = 'रिन्यूअल की छूट';
export const discountUntil = (tier: string, months: number, day: string) =>
  `${months} महीने के आपके ${tier} प्लान के साथ यह छूट ${day} तक है।`;
export const renewForm = 'मेंबरशिप रिन्यू करें';
export const plan = 'प्लान';
export const inTotal = (amount: string) => `कुल ${amount}`;
export const renewalPlan = (tier: string, months: number, amount: string) =>
  `${tier}, ${months} महीने: ${amount}`;
export const renew = 'रिन्यू करें';

interface Range {
  from: number;
  to: number;
}

export const howYouUseIt = 'प्लान में शामिल चीज़ें कैसे लें';
/** A phone number follows. */
export const notBookableHere = 'क्लास ऑनलाइन बुक करें। बाक़ी के लिए अपने सेंटर के डेस्क पर पूछें, या कॉल करें: ';
export const groupClassesTitle = 'ग्रुप क्लास';
export const howClasses = (names: readonly string[]) =>
  `${listed(names)}. ‘क्लास’ पेज पर 7 दिन पहले तक बुक करें और अपना मेंबर कार्ड लाएँ।`;
export const howSwimming = (least: number, most: number) =>
  `प्लान की अवधि के हिसाब से ${least} से ${most}। पूल कहाँ है और समय कब मिलेगा, डेस्क पर पूछें।`;
export const gymsTitle = (gyms: string) => `${gyms} जिम`;
export const howGyms = (tier: string, gyms: string) =>
  `${tier} से कौन से ${gyms} जिम खुलते हैं, यह लिस्ट अभी इस साइट पर नहीं है। किसी जिम जाने से पहले पूछ लें; हमारे अपने सेंटर आपके कार्ड से खुलते हैं।`;
export const ownTrainer = 'आपका अपना ट्रेनर';
export const howTrainer = 'पैसे देते समय माँगें। पहला समय आपके सेंटर का डेस्क तय करता है।';
