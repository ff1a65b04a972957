// The steps.
export const cart = 'कार्ट';
export const address = 'पता';
export const payment = 'भुगतान';
/** The name of the list of steps. */
export const checkoutSteps = 'चेकआउट के चरण';
export const toTheStore = 'स्टोर पर जाएँ';
export const backToTheStore = 'स्टोर पर वापस जाएँ';
export const seeYourOrders = 'अपने ऑर्डर देखें';
export const changedMeanwhile = 'इस बीच यह बदला';
export const dismiss = 'ठीक है, बंद करें';

// Changes of a product in the cart, in sentences.
export const wasAdded = (product: string) => `${product} जोड़ा गया।`;
export const wasRemoved = (product: string) => `${product} हटाया गया।`;
export const isOutOfStock = (product: string) => `${product} अब स्टॉक में नहीं है।`;
export const canBeOrderedAgain = (product: string) => `${product} फिर से ऑर्डर कर सकते हैं।`;
export const nowCosts = (product: string, now: string, before: string) =>
  `${product}: अब क़ीमत ${now}, पहले ${before}।`;
export const quantityIsNow = (product: string, quantity: number) => `${product}: अब मात्रा ${quantity}।`;
export const moreChanges = (count: number) => `${count} और बदलाव।`;

// The cart.
export const inYourCart = 'आपके कार्ट में';
export const checkout = 'चेकआउट करें';
export const onlyLeft = (left: number) => `सिर्फ़ ${left} ${left <= 1 ? 'बचा है' : 'बचे हैं'}`;
export const takeThese = (left: number) => (left <= 1 ? 'बचा हुआ एक लें' : `ये ${left} लें`);
export const remove = 'हटाएँ';
export const removeProduct = (product: string) => `${product} हटाएँ`;
export const removeOutOfStock = 'आगे बढ़ने के लिए, जो स्टॉक में नहीं है उसे हटाएँ।';
export const takeWhatIsLeft = 'आगे बढ़ने के लिए, जितने बचे हैं उतने लें।';
export const cartIsEmpty = 'आपका कार्ट ख़ाली है';
export const cartKeeps = 'आप जो डालेंगे, वह यहीं रहेगा: हर उस डिवाइस पर जिसमें आप साइन इन करते हैं।';
export const maybeJustOrdered =
  'अगर आपने अभी-अभी ऑर्डर पक्का किया है, तो वह आपके ऑर्डर में है। यहाँ चुकाने के लिए कुछ बाक़ी नहीं।';
export const notInOurShop = 'यह प्रोडक्ट हमारे स्टोर में नहीं है';
export const linkOldOrMistyped = 'हो सकता है लिंक पुराना हो या ग़लत टाइप हुआ हो।';
export const nothingWasOrdered = (products: string) => `${products}। कुछ ऑर्डर नहीं हुआ।`;
export const backToTheCart = 'कार्ट पर वापस जाएँ';
export const backToTheProduct = 'प्रोडक्ट पर वापस जाएँ';

// The sum.
export const summary = 'कुल हिसाब';
export const goods = (pieces: number) => `सामान (${pieces} आइटम)`;
export const productCount = (count: number) => `${count} प्रोडक्ट`;
export const quantityOf = (quantity: number) => `मात्रा ${quantity}`;
export const convenienceFee = 'सुविधा शुल्क';
export const total = 'कुल';
export const pricesIncludeTax = 'क़ीमतों में टैक्स शामिल है';

// The address step.
export const savedAddresses = 'सेव किए हुए पते';
export const noAddressSaved = 'अभी कोई पता सेव नहीं है। जहाँ डिलीवरी चाहिए, वह पता जोड़ें।';
export const addNewAddress = 'नया पता जोड़ें';
export const editAddress = 'पता बदलें';
export const proceedToPay = 'भुगतान की ओर बढ़ें';
export const home = 'घर';
export const work = 'काम की जगह';
export const deliverHere = 'यहाँ डिलीवर करें';
export const edit = 'बदलें';
export const editAddressOf = (name: string, town: string) => `${name}, ${town}: पता बदलें`;
export const deleteIt = 'मिटाएँ';
export const deleteAddressOf = (name: string, town: string) => `${name}, ${town}: पता मिटाएँ`;
export const undo = 'वापस लाएँ';
export const tryAgain = 'फिर कोशिश करें';
export const name = 'नाम';
export const email = 'ईमेल';
export const pincode = 'पिनकोड';
export const town = 'शहर';
export const district = 'ज़िला';
export const state = 'राज्य';
export const addressType = 'पते का प्रकार';
export const saveAddress = 'पता सेव करें';

// The payment step.
export const shippingAddress = 'डिलीवरी का पता';
export const change = 'बदलें';
/** Follows `change`, for screen readers. */
export const changeShippingAddress = ': डिलीवरी का पता';
export const paymentMode = 'भुगतान का तरीक़ा';
export const cashOnDelivery = 'कैश ऑन डिलीवरी';
export const payAtYourDoor = 'घर पर पहुँचने पर पैसे दें।';
export const cardPayment = 'कार्ड से भुगतान';
export const notAvailableYet = 'अभी उपलब्ध नहीं है।';
export const confirmOrder = 'ऑर्डर पक्का करें';
export const cancel = 'रद्द करें';
export const whereToDeliver = 'कहाँ डिलीवर करें?';
export const noAddressChosen = 'अभी कोई पता नहीं चुना गया, या चुना हुआ पता अब आपकी लिस्ट में नहीं है।';
export const chooseAnAddress = 'पता चुनें';
export const orderedAlready = 'यह सामान पहले ही ऑर्डर हो चुका है। दोबारा ऑर्डर करने से पहले अपने ऑर्डर देख लें।';
export const priceHasChanged = 'एक क़ीमत बदल गई है';
export const orderAtNewTotal = 'अभी कुछ ऑर्डर नहीं हुआ है। नई रक़म पर ऑर्डर करें?';
export const oldTotal = 'पुरानी रक़म';
export const newTotal = 'नई रक़म';
export const notNow = 'अभी नहीं';
export const orderFor = (total: string) => `${total} में ऑर्डर करें`;

// After the order.
/** The number follows. */
export const yourOrderNumber = 'आपका ऑर्डर नंबर:';
export const toPayInCash = 'डिलीवरी पर नक़द देने हैं';
export const deliverTo = 'डिलीवरी का पता';
export const ordered = 'ऑर्डर किया गया सामान';
export const whatHappensNext = 'आगे क्या होगा';
export const today = 'आज';
export const wePackIt = 'हम आपका ऑर्डर पैक करते हैं। वह कहाँ तक पहुँचा, यह आप ‘ऑर्डर’ में देख सकते हैं।';
/** Between the first and the last day. */
export const toDay = ' से ';
export const itArrives = 'ऑर्डर आपके दरवाज़े पर पहुँचता है। नक़द तैयार रखें।';
export const afterThat = 'उसके बाद';
export const youCanRateIt = 'ख़रीदे हुए सामान को रेटिंग दे सकते हैं।';
export const noSuchOrder = 'ऐसा कोई ऑर्डर नहीं है';
export const noSuchOrderMore = 'हो सकता है लिंक ग़लत टाइप हुआ हो, या वह किसी और खाते का हो।';

// Without JavaScript.
export const cartNeedsScript =
  'कार्ट के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें; स्टोर उसके बिना भी देखा जा सकता है।';
export const addressNeedsScript =
  'पता चुनने के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें; स्टोर उसके बिना भी देखा जा सकता है।';
export const payingNeedsScript =
  'भुगतान के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें; स्टोर उसके बिना भी देखा जा सकता है।';
