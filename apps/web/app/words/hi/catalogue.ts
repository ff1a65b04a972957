// The bar of the store and its search.
export const wishlist = 'विशलिस्ट';
export const orders = 'ऑर्डर';
export const cart = 'कार्ट';
export const itemsIn = (count: number) => `${count} आइटम`;
export const allCategories = 'सभी कैटेगरी';
export const search = 'खोजें';
export const suggestions = 'सुझाव';
export const nearestList = 'क्या आपका मतलब था';
export const suggestionCount = (count: number) => `${count} सुझाव`;
export const nearestFor = (nothing: string) => `${nothing}। क्या आपका मतलब था:`;

// A listing.
export const allProducts = 'सभी प्रोडक्ट';
export const resultsFor = (text: string) => `“${text}” के नतीजे`;
/** `count` is the number as it is shown. */
export const productCount = (_total: number, count: string) => `${count} प्रोडक्ट`;
/** A price filter that the search text holds; at least one of its ends is given. */
export const priceLimits = (from: string | undefined, upto: string | undefined) =>
  from && upto ? `${from} – ${upto}` : from ? `${from} से ऊपर` : `${upto} तक`;
/** Without a filter it is not called. */
export const onlyFiltered = (band: string | undefined, stars: string | undefined) =>
  `फ़िल्टर: ${[band && `क़ीमत ${band}`, stars && `रेटिंग ${stars}`].filter(Boolean).join(', ')}`;
export const titleOfPage = (title: string, page: number) => `${title}, पेज ${page}`;
export const inOurStore = (title: string) => `हमारे स्टोर में: ${title}।`;
export const filters = 'फ़िल्टर';
/** Before the number of filters. */
export const chosenFilters = ', चुने हुए: ';
export const clearAll = 'सब हटाएँ';
export const closeFilters = 'फ़िल्टर बंद करें';
export const category = 'कैटेगरी';
export const price = 'क़ीमत';
export const rating = 'रेटिंग';
export const countryOfOrigin = 'किस देश में बना';
/** After the number of products. */
export const productsAfter = (_count: number) => ' प्रोडक्ट';
export const sortBy = 'क्रम';
export const sort = 'क्रम लगाएँ';
export const bestMatch = 'सबसे सटीक पहले';
export const nextPage = 'अगला पेज';
export const endsBefore = 'लिस्ट इस पेज से पहले ही ख़त्म हो जाती है';
export const toFirstPage = 'पहले पेज पर जाएँ';
export const noResults = 'इससे मिलता कोई प्रोडक्ट हमारे पास नहीं है';
export const tryFewerFilters = 'कोई फ़िल्टर हटाकर देखें, या दूसरे शब्दों से खोजें।';
export const nearestProducts = 'क्या आपका मतलब था …';

// A product.
export const percentOff = (percent: number) => `${percent}% छूट`;
export const mrp = 'MRP';
export const includesTaxes = 'सभी टैक्स शामिल';
export const pricePerUnit = (price: string, unit: string) => `${price} प्रति ${unit}`;
export const quantity = 'मात्रा';
export const onlyLeft = (left: number) => `सिर्फ़ ${left} ${left <= 1 ? 'बचा है' : 'बचे हैं'}`;
export const buy = 'ख़रीदें';
export const addToCart = 'कार्ट में डालें';
/** On a card. */
export const addNamed = (name: string) => `${name}: कार्ट में डालें`;
export const viewCart = 'कार्ट देखें';
export const orderingNeedsScript = 'ऑर्डर करने के लिए JavaScript ज़रूरी है।';
export const aboutThisProduct = 'इस प्रोडक्ट के बारे में';
export const flavour = 'फ़्लेवर';
export const size = 'साइज़';
/** Beside a flavour that is not made in the size that is shown. */
export const onlyInSize = (size: string) => `सिर्फ़ ${size}`;
/** Below sizes of which some are struck out. */
export const notMadeIn = (flavour: string) => `कटे हुए साइज़ ${flavour} में नहीं बनते।`;
export const notMade = 'कटे हुए साइज़ नहीं बनते।';
export const soldOut = 'स्टॉक में नहीं';
export const picturesOf = (name: string) => `${name} की तस्वीरें`;
export const pictureOf = (name: string, number: number, count: number) =>
  `${name}, ${count} में से तस्वीर ${number}`;
export const showFirstPicture = 'पहली तस्वीर दिखाएँ';
export const show = (what: string) => `दिखाएँ: ${what}`;
export const similarProducts = 'मिलते-जुलते प्रोडक्ट';
export const similarNotLoaded = (reason: string) => `मिलते-जुलते प्रोडक्ट दिखाए नहीं जा सके। ${reason}`;

// Product label
export const onTheLabel = 'लेबल पर लिखी जानकारी';
export const ingredients = 'सामग्री';
export const allergens = 'एलर्जी करने वाली चीज़ें';
export const bestBefore = 'कब तक इस्तेमाल करें';
export const monthsFromManufacture = (months: number) => `बनने की तारीख़ से ${months} महीने`;
export const madeBy = 'निर्माता';
export const importedBy = 'आयातक';
export const fssaiLicence = 'FSSAI लाइसेंस';
export const seller = 'विक्रेता';
export const soldByTheGym = 'जिम बेचता है';
export const soldByTheGymSentence = 'जिम बेचता है।';
export const vegetarian = 'शाकाहारी';
export const nonVegetarian = 'मांसाहारी';
export const netQuantity = 'शुद्ध मात्रा';
export const servings = (count: number) => `${count} सर्विंग`;
export const priceOfUnit = (unit: string) => `प्रति ${unit} क़ीमत`;
export const proteinPerServing = 'हर सर्विंग में प्रोटीन';
export const ofServing = (size: string) => `एक सर्विंग: ${size}`;
export const priceOfProtein = '25 ग्राम प्रोटीन की क़ीमत';
export const nutrition = 'पोषण';
export const energy = 'ऊर्जा';
export const protein = 'प्रोटीन';
export const carbohydrate = 'कार्बोहाइड्रेट';
export const sugar = 'इसमें शुगर';
export const addedSugar = 'इसमें ऊपर से मिलाई शुगर';
export const fat = 'फ़ैट';
export const saturatedFat = 'इसमें सैचुरेटेड फ़ैट';
export const transFat = 'इसमें ट्रांस फ़ैट';
export const sodium = 'सोडियम';
export const gram = 'ग्राम';
export const milligram = 'मि.ग्रा.';
export const kilocalorie = 'कि.कै.';
const countries: Record<string, string> = {
  IN: 'भारत',
  US: 'अमेरिका',
  CA: 'कनाडा',
  GB: 'ब्रिटेन',
  IE: 'आयरलैंड',
  DE: 'जर्मनी',
  FR: 'फ़्रांस',
  IT: 'इटली',
  ES: 'स्पेन',
  NL: 'नीदरलैंड',
  BE: 'बेल्जियम',
  CH: 'स्विट्ज़रलैंड',
  AT: 'ऑस्ट्रिया',
  DK: 'डेनमार्क',
  SE: 'स्वीडन',
  NO: 'नॉर्वे',
  FI: 'फ़िनलैंड',
  PL: 'पोलैंड',
  AU: 'ऑस्ट्रेलिया',
  NZ: 'न्यूज़ीलैंड',
  CN: 'चीन',
  JP: 'जापान',
  KR: 'दक्षिण कोरिया',
  TW: 'ताइवान',
  SG: 'सिंगापुर',
  MY: 'मलेशिया',
  TH: 'थाईलैंड',
  VN: 'वियतनाम',
  ID: 'इंडोनेशिया',
  LK: 'श्रीलंका',
  NP: 'नेपाल',
  BD: 'बांग्लादेश',
  AE: 'यूएई',
  IL: 'इज़राइल',
  TR: 'तुर्की',
  BR: 'ब्राज़ील',
  MX: 'मेक्सिको',
  ZA: 'दक्षिण अफ़्रीका',
};
/** The name of a country by its ISO 3166 code; `name` is its English name. */
export const countryName = (code: string | null, name: string | null) => countries[code ?? ''] ?? name;

// The first page of the store.
export const storeDescription = 'व्हे प्रोटीन, प्री और पोस्ट वर्कआउट और फ़िट फ़ूड्स, यहाँ ट्रेनिंग करने वालों के चुने हुए।';
export const pricesIncludeTax = 'क़ीमतों में टैक्स शामिल है।';
export const topSeller = 'सबसे ज़्यादा बिकने वाले';
export const byCategory = 'कैटेगरी के हिसाब से';
export const byGoal = 'लक्ष्य के हिसाब से';
export const goalProtein = 'ज़्यादा प्रोटीन';
export const goalProteinText = 'पाउडर, बार और स्नैक';
export const goalStrength = 'ताक़त';
export const goalStrengthText = 'क्रिएटिन वाले प्रोडक्ट';
export const goalEndurance = 'लंबी वर्कआउट';
export const goalEnduranceText = 'इलेक्ट्रोलाइट';
export const goalBreakfast = 'नाश्ता';
export const goalBreakfastText = 'ओट्स और साथ की चीज़ें';
export const newest = 'स्टोर में नया';
export const underPrice = '₹400 से कम';
export const seeAll = 'सभी देखें';
export const recentlySeen = 'हाल में देखे गए';
export const previousIn = (title: string) => `${title}: पिछला`;
export const nextIn = (title: string) => `${title}: अगला`;
export const carousel = 'स्लाइड शो';
export const slide = 'स्लाइड';
export const ourShelves = 'हमारे स्टोर की कैटेगरी';
export const slideOf = (number: number, count: number) => `${count} में से ${number}`;
export const pauseSlides = 'स्लाइड रोकें';
export const playSlides = 'स्लाइड चलाएँ';
export const previousSlide = 'पिछली स्लाइड';
export const nextSlide = 'अगली स्लाइड';
export const shop = (category: string) => `${category} देखें`;
export const wheyProteinLine = 'कंसंट्रेट, आइसोलेट और गेनर: डिब्बे में, पाउच में और अलग-अलग सैशे में।';
export const prePostWorkoutLine = 'पहले सेट से पहले और आख़िरी सेट के बाद: क्रिएटिन, कैफ़ीन, अमीनो, इलेक्ट्रोलाइट।';
export const fitFoodLine = 'ओट्स, बार, नट बटर और आपके ट्रेनिंग प्लान में फ़िट होने वाले स्नैक्स।';

// The wishlist.
export const wishlistDescription = 'जो प्रोडक्ट आप फिर देखना चाहेंगे।';
export const wishlistNotOpen =
  'प्रोडक्ट बाद के लिए सेव करने की सुविधा अभी शुरू नहीं हुई है। तब तक कार्ट में डाली चीज़ें आपके हर डिवाइस पर वैसी ही रहती हैं।';
export const browseTheStore = 'स्टोर देखें';
