// Store bar and search
export const wishlist = 'Wishlist';
export const orders = 'Orders';
export const cart = 'Cart';
export const itemsIn = (count: number) => (count === 1 ? '1 item' : `${count} items`);
export const allCategories = 'All Categories';
export const search = 'Search';
export const suggestions = 'Suggestions';
export const nearestList = 'Did you mean';
export const suggestionCount = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
export const nearestFor = (nothing: string) => `${nothing}. Did you mean:`;

// Product list
export const allProducts = 'All products';
export const resultsFor = (text: string) => `Results for “${text}”`;
/** `count` is the number as it is shown. */
export const productCount = (total: number, count: string) =>
  `${count} ${total === 1 ? 'product' : 'products'}`;
/** Price filter taken from the search text. At least one bound is given. */
export const priceLimits = (from: string | undefined, upto: string | undefined) =>
  from && upto ? `${from} – ${upto}` : from ? `From ${from}` : `Up to ${upto}`;
/** At least one of the filters is given. */
export const onlyFiltered = (band: string | undefined, stars: string | undefined) =>
  `Only products ${[band && `priced ${band}`, stars && `rated ${stars}`].filter(Boolean).join(' and ')}`;
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
export const inOurStore = (title: string) => `${title} in our store.`;
export const filters = 'Filters';
/** Before the number of filters. */
export const chosenFilters = ', chosen: ';
export const clearAll = 'Clear All';
export const closeFilters = 'Close filters';
export const category = 'Category';
export const price = 'Price';
export const rating = 'Rating';
export const countryOfOrigin = 'Country of origin';
/** After the number of products. */
export const productsAfter = (count: number) => (count === 1 ? ' product' : ' products');
export const sortBy = 'Sort by';
export const sort = 'Sort';
export const bestMatch = 'Best match';
export const nextPage = 'Next page';
export const endsBefore = 'This page is empty';
export const toFirstPage = 'Go to the first page';
export const noResults = 'No products found';
export const tryFewerFilters = 'Try fewer filters or another word.';
export const nearestProducts = 'Did you mean';

// Product page
export const percentOff = (percent: number) => `${percent}% off`;
export const mrp = 'MRP';
export const includesTaxes = 'Inclusive of all taxes';
export const pricePerUnit = (price: string, unit: string) => `${price} per ${unit}`;
export const quantity = 'Quantity';
export const onlyLeft = (left: number) => `Only ${left} left`;
export const buy = 'Buy';
export const addToCart = 'Add to cart';
/** On a card. */
export const addNamed = (name: string) => `Add ${name} to cart`;
export const viewCart = 'View cart';
export const orderingNeedsScript = 'Ordering needs JavaScript.';
export const aboutThisProduct = 'About this product';
export const flavour = 'Flavour';
export const size = 'Size';
/** Shown beside a flavour that is not made in the selected size. */
export const onlyInSize = (size: string) => `only ${size}`;
/** Shown below sizes of which some are crossed out. */
export const notMadeIn = (flavour: string) => `Crossed-out sizes are not available in ${flavour}.`;
export const notMade = 'Crossed-out sizes are not available.';
export const soldOut = 'sold out';
export const picturesOf = (name: string) => `Pictures of ${name}`;
export const pictureOf = (name: string, number: number, count: number) =>
  `${name}, picture ${number} of ${count}`;
export const showFirstPicture = 'Show the first picture';
export const show = (what: string) => `Show ${what}`;
export const similarProducts = 'Similar products';
export const similarNotLoaded = (reason: string) => `Similar products couldn't be loaded. ${reason}`;

// Product label
export const onTheLabel = 'On the label';
export const ingredients = 'Ingredients';
export const allergens = 'Allergens';
export const bestBefore = 'Best before';
export const monthsFromManufacture = (months: number) => `${months} months from manufacture`;
export const madeBy = 'Made by';
export const importedBy = 'Imported by';
export const fssaiLicence = 'FSSAI licence';
export const seller = 'Seller';
export const soldByTheGym = 'Sold by the gym';
export const soldByTheGymSentence = 'Sold by the gym.';
export const vegetarian = 'Vegetarian';
export const nonVegetarian = 'Non-vegetarian';
export const netQuantity = 'Net quantity';
export const servings = (count: number) => `${count} servings`;
export const priceOfUnit = (unit: string) => `Price per ${unit}`;
export const proteinPerServing = 'Protein per serving';
export const ofServing = (size: string) => `of ${size}`;
export const priceOfProtein = 'Price per 25 g of protein';
export const nutrition = 'Nutrition';
export const energy = 'Energy';
export const protein = 'Protein';
export const carbohydrate = 'Carbohydrate';
export const sugar = 'of which sugar';
export const addedSugar = 'of which added sugar';
export const fat = 'Fat';
export const saturatedFat = 'of which saturated';
export const transFat = 'of which trans fat';
export const sodium = 'Sodium';
export const gram = 'g';
export const milligram = 'mg';
export const kilocalorie = 'kcal';
/** The name of a country by its ISO 3166 code; `name` is its English name. */
export const countryName = (_code: string | null, name: string | null) => name;

// Store home page
export const storeDescription =
  'Whey protein, pre and post workout, and fit food, chosen by the people who train here.';
export const pricesIncludeTax = 'Prices include tax.';
export const topSeller = 'Top Seller';
export const byCategory = 'By category';
export const byGoal = 'By goal';
export const goalProtein = 'More protein';
export const goalProteinText = 'Powders, bars and snacks';
export const goalStrength = 'Strength';
export const goalStrengthText = 'Creatine, alone and in blends';
export const goalEndurance = 'Long sessions';
export const goalEnduranceText = 'Electrolytes and hydration';
export const goalBreakfast = 'Breakfast';
export const goalBreakfastText = 'Oats, spreads and mixes';
export const newest = 'New in the store';
export const underPrice = 'Under ₹400';
export const seeAll = 'See all';
export const recentlySeen = 'Recently seen';
export const previousIn = (title: string) => `Previous in ${title}`;
export const nextIn = (title: string) => `Next in ${title}`;
export const carousel = 'carousel';
export const slide = 'slide';
export const ourShelves = 'Categories';
export const slideOf = (number: number, count: number) => `${number} of ${count}`;
export const pauseSlides = 'Pause slides';
export const playSlides = 'Play slides';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const shop = (category: string) => `Shop ${category}`;
export const wheyProteinLine =
  'Concentrate, isolate and gainers, by the tub, the pouch and the single sachet.';
export const prePostWorkoutLine =
  'Before the first set and after the last: creatine, caffeine, aminos, electrolytes.';
export const fitFoodLine = 'Oats, bars, nut butter and snacks that fit the plan you train on.';

// Wishlist
export const wishlistDescription = 'Products you saved for later.';
export const wishlistNotOpen = 'The wishlist is coming soon. Until then, your cart is saved on every device.';
export const browseTheStore = 'Browse store';
