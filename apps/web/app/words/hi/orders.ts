// The list.
export const orders = 'ऑर्डर';
export const ordersNeedScript =
  'आपके ऑर्डर दिखाने के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें; स्टोर उसके बिना भी देखा जा सकता है।';
/** The noun for the end of the list. */
export const ordersPlural = 'ऑर्डर';
export const noOrders = 'अभी कोई ऑर्डर नहीं';
export const noOrdersMore = 'आप जो ऑर्डर करेंगे वह यहाँ दिखेगा, और यह भी कि वह कहाँ तक पहुँचा।';
export const toTheStore = 'स्टोर पर जाएँ';

// A checkout.
/** The order's number follows. */
export const order = 'ऑर्डर';
/** The day follows. */
export const orderedOn = 'ऑर्डर की तारीख़:';
export const paymentMode = (_mode: string) => 'कैश ऑन डिलीवरी';
export const boughtAtCounter = 'काउंटर पर ख़रीदा';
export const total = 'कुल';
export const toPay = 'देने हैं';
/** The sum of an order: the products, the fee, and `total`. */
export const products = 'प्रोडक्ट';
export const fee = 'डिलीवरी और प्लेटफ़ॉर्म शुल्क';
export const paid = 'भुगतान हो गया';
export const paidInPart = (paid: string, due: string) => `${paid} का भुगतान हुआ, ${due} देने हैं`;
export const arrives = (days: string) => `${days} के बीच पहुँचेगा`;
/** The gym's phone number follows. */
export const wasDueBy = (day: string) => `${day} तक पहुँचना था। हमसे पूछें:`;
export const orderStatus = 'ऑर्डर कहाँ तक पहुँचा';

// One product.
export const quantityOf = (quantity: number) => `मात्रा ${quantity}`;
export const cancelled = 'रद्द हुआ:';
/** After `cancelled`. */
export const cancelledOn = (day: string) => day;
export const cancelledOnNotCharged = (day: string) => `${day}, पैसे नहीं लिए गए`;
export const returnProduct = (product: string) => `${product} रिटर्न करें`;
export const returnUntil = (day: string) => `${day} तक रिटर्न करें`;
export const cancelProduct = (product: string) => `${product} रद्द करें`;
export const cancel = 'रद्द करें';

// Cancelling.
export const cancelQuestion = (quantity: number, product: string) => `${quantity} × ${product} रद्द करें?`;
export const cancelAllQuestion = (orderNumber: string) => `पूरा ऑर्डर ${orderNumber} रद्द करें?`;
export const quantityAndName = (quantity: number, product: string) => `${quantity} × ${product}`;
export const cancelMeans = 'पैसे नहीं लिए जाएँगे। रद्द करने के बाद ऑर्डर वापस नहीं लाया जा सकता।';
export const cancelPaidMeans = 'आपने जो भुगतान किया है वह रिफ़ंड होगा। रद्द करने के बाद ऑर्डर वापस नहीं लाया जा सकता।';
/** After one of the two above: other products of the order that are not cancelled. */
export const othersStay = (count: number) =>
  count <= 1 ? 'इस ऑर्डर का दूसरा प्रोडक्ट आएगा।' : `इस ऑर्डर के बाक़ी ${count} प्रोडक्ट आएँगे।`;
export const reasonOptional = 'वजह (चाहें तो लिखें)';
export const cancelReasonHint = 'इससे हमें पता चलता है कि हम क्या बेहतर कर सकते हैं।';
export const keepIt = 'ऑर्डर रहने दें';
export const cancelTheOrder = 'ऑर्डर रद्द करें';
/** Used if other products of the order stay. */
export const cancelThisProduct = 'यह प्रोडक्ट रद्द करें';
export const cancelTheWholeOrder = 'पूरा ऑर्डर रद्द करें';
export const cancelOrderOf = (orderNumber: string) => `${orderNumber}: पूरा ऑर्डर रद्द करें`;

// Returning.
export const howMany = 'कितने पीस';
export const allPieces = (count: number) => `सभी ${count}`;
export const somePieces = (count: number) => `उनमें से ${count}`;
export const ofPieces = (count: number) => `1 से ${count}`;
export const returnQuestion = (quantity: number, product: string) => `${quantity} × ${product} रिटर्न करें?`;
export const returnMeans = (days: number) =>
  `डिलीवरी के ${days} दिनों के अंदर, बिना खोले; ख़राब या ग़लत सामान खुला हो तब भी। आपको रिफ़ंड मिलेगा।`;
export const reason = 'वजह';
export const returnReasonHint = 'इससे हमें पता चलता है कि क्या गड़बड़ थी।';
export const askToReturn = 'रिटर्न माँगें';
export const close = 'बंद करें';

// Keeping it after all.
export const withdrawTheReturn = 'रिटर्न वापस लें';
export const withdrawReturnOf = (product: string) => `${product} का रिटर्न वापस लें`;
export const withdrawQuestion = (quantity: number, product: string) =>
  `${quantity} × ${product} का रिटर्न वापस लें?`;
export const withdrawMeans = 'यह आपके पास रहेगा। आख़िरी दिन तक आप फिर माँग सकते हैं।';
export const keepTheReturn = 'रिटर्न रहने दें';

// Rating.
export const rateOnceArrived = 'पहुँचने के बाद आप रेटिंग दे सकते हैं।';
export const rateThisProduct = 'इस प्रोडक्ट को रेटिंग दें';
export const rate = (product: string) => `${product} को रेटिंग दें`;
export const stars = (count: number) => `${count} स्टार`;
export const youGave = (stars: number, most: number) => `आपने ${most} में से ${stars} दिए`;
export const orWriteAReview = 'या रिव्यू लिखें';
export const writeAReview = 'रिव्यू लिखें';
/** For a rating given a moment ago. */
export const changeStars = 'बदलें';
/** Before one of the numbers of stars is. */
export const chooseStars = 'चुनें';
export const writeAReviewOf = (product: string) => `${product} का रिव्यू लिखें`;
export const review = (product: string) => `रिव्यू: ${product}`;
export const reviewMeans = 'यह आपके पहले नाम और महीने के साथ प्रोडक्ट के पेज पर दिखेगा, और बाद में बदला नहीं जा सकेगा।';
export const starsLabel = 'स्टार';
export const yourReview = 'आपका रिव्यू';
export const characters = (least: number, most: number) => `${least} से ${most} अक्षर`;
export const sendReview = 'रिव्यू भेजें';
export const cancelReview = 'रहने दें';
export const buyAgain = 'फिर ख़रीदें';
export const buyProductAgain = (name: string) => `फिर ख़रीदें: ${name}`;
