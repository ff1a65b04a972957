// The bar of the store and its search.
export const wishlist = 'ವಿಶ್‌ಲಿಸ್ಟ್';
export const orders = 'ಆರ್ಡರ್‌ಗಳು';
export const cart = 'ಕಾರ್ಟ್';
export const itemsIn = (count: number) => (count <= 1 ? `${count} ಐಟಂ` : `${count} ಐಟಂಗಳು`);
export const allCategories = 'ಎಲ್ಲ ವಿಭಾಗಗಳು';
export const search = 'ಹುಡುಕಿ';
export const suggestions = 'ಸಲಹೆಗಳು';
export const nearestList = 'ಇವು ಇರಬಹುದೇ';
export const suggestionCount = (count: number) => (count <= 1 ? `${count} ಸಲಹೆ` : `${count} ಸಲಹೆಗಳು`);
export const nearestFor = (nothing: string) => `${nothing}. ಇವು ಇರಬಹುದೇ:`;

// A listing.
export const allProducts = 'ಎಲ್ಲ ಉತ್ಪನ್ನಗಳು';
export const resultsFor = (text: string) => `“${text}” ಹುಡುಕಾಟದ ಫಲಿತಾಂಶಗಳು`;
/** `count` is the number as it is shown. */
export const productCount = (total: number, count: string) =>
  total <= 1 ? `${count} ಉತ್ಪನ್ನ` : `${count} ಉತ್ಪನ್ನಗಳು`;
/** A price filter that the search text holds; at least one of its ends is given. */
export const priceLimits = (from: string | undefined, upto: string | undefined) =>
  from && upto ? `${from} – ${upto}` : from ? `${from} ಮೇಲ್ಪಟ್ಟು` : `${upto} ವರೆಗೆ`;
/** Without a filter it is not called. */
export const onlyFiltered = (band: string | undefined, stars: string | undefined) =>
  `ಫಿಲ್ಟರ್: ${[band && `ಬೆಲೆ ${band}`, stars && `ರೇಟಿಂಗ್ ${stars}`].filter(Boolean).join(', ')}`;
export const titleOfPage = (title: string, page: number) => `${title}, ಪುಟ ${page}`;
export const inOurStore = (title: string) => `ನಮ್ಮ ಸ್ಟೋರ್‌ನಲ್ಲಿ: ${title}.`;
export const filters = 'ಫಿಲ್ಟರ್';
/** Before the number of filters. */
export const chosenFilters = ', ಆಯ್ಕೆಯಾದವು: ';
export const clearAll = 'ಎಲ್ಲ ತೆಗೆಯಿರಿ';
export const closeFilters = 'ಫಿಲ್ಟರ್‌ಗಳನ್ನು ಮುಚ್ಚಿ';
export const category = 'ವಿಭಾಗ';
export const price = 'ಬೆಲೆ';
export const rating = 'ರೇಟಿಂಗ್';
export const countryOfOrigin = 'ತಯಾರಾದ ದೇಶ';
/** After the number of products. */
export const productsAfter = (count: number) => (count <= 1 ? ' ಉತ್ಪನ್ನ' : ' ಉತ್ಪನ್ನಗಳು');
export const sortBy = 'ವಿಂಗಡಣೆ';
export const sort = 'ವಿಂಗಡಿಸಿ';
export const bestMatch = 'ಹೆಚ್ಚು ಹೊಂದುವುದು';
export const nextPage = 'ಮುಂದಿನ ಪುಟ';
export const endsBefore = 'ಪಟ್ಟಿ ಈ ಪುಟದವರೆಗೆ ಬರುವುದಿಲ್ಲ';
export const toFirstPage = 'ಮೊದಲ ಪುಟಕ್ಕೆ ಹೋಗಿ';
export const noResults = 'ಇದಕ್ಕೆ ಹೊಂದುವ ಉತ್ಪನ್ನ ನಮ್ಮಲ್ಲಿಲ್ಲ';
export const tryFewerFilters = 'ಒಂದು ಫಿಲ್ಟರ್ ತೆಗೆದು ನೋಡಿ, ಅಥವಾ ಬೇರೆ ಪದಗಳಿಂದ ಹುಡುಕಿ.';
export const nearestProducts = 'ಇವು ಇರಬಹುದೇ …';

// A product.
export const percentOff = (percent: number) => `${percent}% ರಿಯಾಯಿತಿ`;
export const mrp = 'MRP';
export const includesTaxes = 'ಎಲ್ಲ ತೆರಿಗೆಗಳು ಸೇರಿವೆ';
export const pricePerUnit = (price: string, unit: string) => `${price} / ${unit}`;
export const quantity = 'ಪ್ರಮಾಣ';
export const onlyLeft = (left: number) => `ಇನ್ನು ${left} ಮಾತ್ರ ${left <= 1 ? 'ಉಳಿದಿದೆ' : 'ಉಳಿದಿವೆ'}`;
export const buy = 'ಖರೀದಿಸಿ';
export const addToCart = 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ';
/** On a card. */
export const addNamed = (name: string) => `${name}: ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ`;
export const viewCart = 'ಕಾರ್ಟ್ ನೋಡಿ';
export const orderingNeedsScript = 'ಆರ್ಡರ್ ಮಾಡಲು JavaScript ಬೇಕು.';
export const aboutThisProduct = 'ಈ ಉತ್ಪನ್ನದ ಬಗ್ಗೆ';
export const flavour = 'ಫ್ಲೇವರ್';
export const size = 'ಅಳತೆ';
/** Beside a flavour that is not made in the size that is shown. */
export const onlyInSize = (size: string) => `${size} ಮಾತ್ರ`;
/** Below sizes of which some are struck out. */
export const notMadeIn = (flavour: string) => `ಗೆರೆ ಎಳೆದ ಅಳತೆಗಳು ${flavour} ಫ್ಲೇವರ್‌ನಲ್ಲಿಲ್ಲ.`;
export const notMade = 'ಗೆರೆ ಎಳೆದ ಅಳತೆಗಳು ಇಲ್ಲ.';
export const soldOut = 'ಸ್ಟಾಕ್ ಇಲ್ಲ';
export const picturesOf = (name: string) => `${name}: ಚಿತ್ರಗಳು`;
export const pictureOf = (name: string, number: number, count: number) =>
  `${name}, ${count} ಚಿತ್ರಗಳಲ್ಲಿ ${number}ನೆಯದು`;
export const showFirstPicture = 'ಮೊದಲ ಚಿತ್ರ ತೋರಿಸಿ';
export const show = (what: string) => `ತೋರಿಸಿ: ${what}`;
export const similarProducts = 'ಇದೇ ರೀತಿಯ ಉತ್ಪನ್ನಗಳು';
export const similarNotLoaded = (reason: string) => `ಇದೇ ರೀತಿಯ ಉತ್ಪನ್ನಗಳನ್ನು ತೋರಿಸಲಾಗಲಿಲ್ಲ. ${reason}`;

// Product label
export const onTheLabel = 'ಲೇಬಲ್‌ನಲ್ಲಿರುವ ವಿವರ';
export const ingredients = 'ಪದಾರ್ಥಗಳು';
export const allergens = 'ಅಲರ್ಜಿ ತರುವ ಪದಾರ್ಥಗಳು';
export const bestBefore = 'ಬಳಕೆಯ ಅವಧಿ';
export const monthsFromManufacture = (months: number) => `ತಯಾರಾದ ದಿನದಿಂದ ${months} ತಿಂಗಳು`;
export const madeBy = 'ತಯಾರಕರು';
export const importedBy = 'ಆಮದು ಮಾಡುವವರು';
export const fssaiLicence = 'FSSAI ಲೈಸೆನ್ಸ್';
export const seller = 'ಮಾರಾಟಗಾರರು';
export const soldByTheGym = 'ಜಿಮ್ ಮಾರುತ್ತದೆ';
export const soldByTheGymSentence = 'ಜಿಮ್ ಮಾರುತ್ತದೆ.';
export const vegetarian = 'ಸಸ್ಯಾಹಾರ';
export const nonVegetarian = 'ಮಾಂಸಾಹಾರ';
export const netQuantity = 'ನಿವ್ವಳ ತೂಕ/ಪ್ರಮಾಣ';
export const servings = (count: number) => (count <= 1 ? `${count} ಸರ್ವಿಂಗ್` : `${count} ಸರ್ವಿಂಗ್‌ಗಳು`);
export const priceOfUnit = (unit: string) => `ಪ್ರತಿ ${unit} ಬೆಲೆ`;
export const proteinPerServing = 'ಪ್ರತಿ ಸರ್ವಿಂಗ್‌ಗೆ ಪ್ರೋಟೀನ್';
export const ofServing = (size: string) => `ಒಂದು ಸರ್ವಿಂಗ್: ${size}`;
export const priceOfProtein = '25 ಗ್ರಾಂ ಪ್ರೋಟೀನ್‌ನ ಬೆಲೆ';
export const nutrition = 'ಪೌಷ್ಟಿಕಾಂಶ';
export const energy = 'ಶಕ್ತಿ';
export const protein = 'ಪ್ರೋಟೀನ್';
export const carbohydrate = 'ಕಾರ್ಬೋಹೈಡ್ರೇಟ್';
export const sugar = 'ಅದರಲ್ಲಿ ಸಕ್ಕರೆ';
export const addedSugar = 'ಅದರಲ್ಲಿ ಸೇರಿಸಿದ ಸಕ್ಕರೆ';
export const fat = 'ಕೊಬ್ಬು';
export const saturatedFat = 'ಅದರಲ್ಲಿ ಸ್ಯಾಚುರೇಟೆಡ್ ಕೊಬ್ಬು';
export const transFat = 'ಅದರಲ್ಲಿ ಟ್ರಾನ್ಸ್ ಫ್ಯಾಟ್';
export const sodium = 'ಸೋಡಿಯಂ';
export const gram = 'ಗ್ರಾಂ';
export const milligram = 'ಮಿ.ಗ್ರಾಂ';
export const kilocalorie = 'ಕಿ.ಕ್ಯಾ.';
const countries: Record<string, string> = {
  IN: 'ಭಾರತ',
  US: 'ಅಮೆರಿಕ',
  CA: 'ಕೆನಡಾ',
  GB: 'ಬ್ರಿಟನ್',
  IE: 'ಐರ್ಲೆಂಡ್',
  DE: 'ಜರ್ಮನಿ',
  FR: 'ಫ್ರಾನ್ಸ್',
  IT: 'ಇಟಲಿ',
  ES: 'ಸ್ಪೇನ್',
  NL: 'ನೆದರ್ಲೆಂಡ್ಸ್',
  BE: 'ಬೆಲ್ಜಿಯಂ',
  CH: 'ಸ್ವಿಟ್ಜರ್ಲೆಂಡ್',
  AT: 'ಆಸ್ಟ್ರಿಯಾ',
  DK: 'ಡೆನ್ಮಾರ್ಕ್',
  SE: 'ಸ್ವೀಡನ್',
  NO: 'ನಾರ್ವೆ',
  FI: 'ಫಿನ್‌ಲೆಂಡ್',
  PL: 'ಪೋಲೆಂಡ್',
  AU: 'ಆಸ್ಟ್ರೇಲಿಯಾ',
  NZ: 'ನ್ಯೂಜಿಲೆಂಡ್',
  CN: 'ಚೀನಾ',
  JP: 'ಜಪಾನ್',
  KR: 'ದಕ್ಷಿಣ ಕೊರಿಯಾ',
  TW: 'ತೈವಾನ್',
  SG: 'ಸಿಂಗಾಪುರ',
  MY: 'ಮಲೇಷ್ಯಾ',
  TH: 'ಥೈಲ್ಯಾಂಡ್',
  VN: 'ವಿಯೆಟ್ನಾಂ',
  ID: 'ಇಂಡೋನೇಷ್ಯಾ',
  LK: 'ಶ್ರೀಲಂಕಾ',
  NP: 'ನೇಪಾಳ',
  BD: 'ಬಾಂಗ್ಲಾದೇಶ',
  AE: 'ಯುಎಇ',
  IL: 'ಇಸ್ರೇಲ್',
  TR: 'ಟರ್ಕಿ',
  BR: 'ಬ್ರೆಜಿಲ್',
  MX: 'ಮೆಕ್ಸಿಕೊ',
  ZA: 'ದಕ್ಷಿಣ ಆಫ್ರಿಕಾ',
};
/** The name of a country by its ISO 3166 code; `name` is its English name. */
export const countryName = (code: string | null, name: string | null) => countries[code ?? ''] ?? name;

// The first page of the store.
export const storeDescription = 'ವೇ ಪ್ರೋಟೀನ್, ಪ್ರೀ ಮತ್ತು ಪೋಸ್ಟ್ ವರ್ಕೌಟ್, ಫಿಟ್ ಫುಡ್ಸ್: ಇಲ್ಲಿ ಟ್ರೈನಿಂಗ್ ಮಾಡುವವರೇ ಆರಿಸಿದ್ದು.';
export const pricesIncludeTax = 'ಬೆಲೆಗಳಲ್ಲಿ ತೆರಿಗೆ ಸೇರಿದೆ.';
export const topSeller = 'ಹೆಚ್ಚು ಮಾರಾಟವಾದವು';
export const byCategory = 'ವಿಭಾಗದಂತೆ';
export const byGoal = 'ಗುರಿಯಂತೆ';
export const goalProtein = 'ಹೆಚ್ಚು ಪ್ರೋಟೀನ್';
export const goalProteinText = 'ಪೌಡರ್, ಬಾರ್ ಮತ್ತು ತಿಂಡಿ';
export const goalStrength = 'ಶಕ್ತಿ';
export const goalStrengthText = 'ಕ್ರಿಯೇಟಿನ್ ಇರುವ ಉತ್ಪನ್ನಗಳು';
export const goalEndurance = 'ದೀರ್ಘ ವರ್ಕೌಟ್';
export const goalEnduranceText = 'ಎಲೆಕ್ಟ್ರೋಲೈಟ್‌ಗಳು';
export const goalBreakfast = 'ಬೆಳಗಿನ ತಿಂಡಿ';
export const goalBreakfastText = 'ಓಟ್ಸ್ ಮತ್ತು ಜೊತೆಗೆ ಬೇಕಾದದ್ದು';
export const newest = 'ಹೊಸದಾಗಿ ಬಂದದ್ದು';
export const underPrice = '₹400ಕ್ಕಿಂತ ಕಡಿಮೆ';
export const seeAll = 'ಎಲ್ಲವನ್ನೂ ನೋಡಿ';
export const recentlySeen = 'ಇತ್ತೀಚೆಗೆ ನೋಡಿದವು';
export const previousIn = (title: string) => `${title}: ಹಿಂದಿನದು`;
export const nextIn = (title: string) => `${title}: ಮುಂದಿನದು`;
export const carousel = 'ಸ್ಲೈಡ್ ಶೋ';
export const slide = 'ಸ್ಲೈಡ್';
export const ourShelves = 'ನಮ್ಮ ಸ್ಟೋರ್‌ನ ವಿಭಾಗಗಳು';
export const slideOf = (number: number, count: number) => `${count}ರಲ್ಲಿ ${number}`;
export const pauseSlides = 'ಸ್ಲೈಡ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಿ';
export const playSlides = 'ಸ್ಲೈಡ್‌ಗಳನ್ನು ಓಡಿಸಿ';
export const previousSlide = 'ಹಿಂದಿನ ಸ್ಲೈಡ್';
export const nextSlide = 'ಮುಂದಿನ ಸ್ಲೈಡ್';
export const shop = (category: string) => `${category} ನೋಡಿ`;
export const wheyProteinLine = 'ಕಾನ್ಸಂಟ್ರೇಟ್, ಐಸೋಲೇಟ್ ಮತ್ತು ಗೇನರ್‌ಗಳು: ಡಬ್ಬಿಯಲ್ಲಿ, ಪೌಚ್‌ನಲ್ಲಿ, ಬಿಡಿ ಸ್ಯಾಶೆಯಲ್ಲೂ.';
export const prePostWorkoutLine = 'ಮೊದಲ ಸೆಟ್‌ಗೆ ಮುಂಚೆ, ಕೊನೆಯ ಸೆಟ್ ಆದ ಮೇಲೆ: ಕ್ರಿಯಾಟಿನ್, ಕೆಫೀನ್, ಅಮಿನೊ, ಎಲೆಕ್ಟ್ರೋಲೈಟ್.';
export const fitFoodLine = 'ಓಟ್ಸ್, ಬಾರ್, ನಟ್ ಬಟರ್ ಮತ್ತು ನಿಮ್ಮ ಟ್ರೈನಿಂಗ್ ಪ್ಲಾನ್‌ಗೆ ಹೊಂದುವ ಸ್ನ್ಯಾಕ್ಸ್.';

// The wishlist.
export const wishlistDescription = 'ನೀವು ಮತ್ತೊಮ್ಮೆ ನೋಡಲು ಬಯಸುವ ಉತ್ಪನ್ನಗಳು.';
export const wishlistNotOpen =
  'ಉತ್ಪನ್ನಗಳನ್ನು ಮುಂದೆ ನೋಡಲೆಂದು ಉಳಿಸಿಡುವ ಸೌಲಭ್ಯ ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ. ಅಲ್ಲಿಯವರೆಗೆ ಕಾರ್ಟ್‌ಗೆ ಹಾಕಿದ್ದು ನಿಮ್ಮ ಎಲ್ಲ ಡಿವೈಸ್‌ಗಳಲ್ಲೂ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.';
export const browseTheStore = 'ಸ್ಟೋರ್ ನೋಡಿ';
