export const title = (city: string) => `${city} ನಗರದ ಜಿಮ್`;
export const description = (gym: string, city: string) =>
  `${gym}: ${city} ನಗರದಲ್ಲಿ ಸ್ಟ್ರೆಂತ್, ಕಾರ್ಡಿಯೋ ಮತ್ತು ಟ್ರೈನರ್ ನಡೆಸುವ ಕ್ಲಾಸ್‌ಗಳು. 12, 6 ಅಥವಾ 3 ತಿಂಗಳ ಮೂರು ಬಗೆಯ ಮೆಂಬರ್‌ಶಿಪ್, ತೆರೆದಿರುವ ಸಮಯ, ವಿಳಾಸ ಮತ್ತು ಸಂಪರ್ಕ.`;

export const heroText = (centers: number, city: string, opensAt: string, days?: string) =>
  `${city} ನಗರದ ${centers} ಸೆಂಟರ್‌ಗಳಲ್ಲಿ ಬಾರ್‌ಬೆಲ್‌ಗಳು, ಟ್ರೈನರ್‌ಗಳು ಮತ್ತು ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು. ${days ?? 'ವಾರದ ದಿನಗಳಲ್ಲಿ'} ${opensAt}ಕ್ಕೆ ಬಾಗಿಲು ತೆರೆಯುತ್ತದೆ.`;
export const bookClass = 'ಕ್ಲಾಸ್ ಬುಕ್ ಮಾಡಿ';
export const showCard = 'ಕಾರ್ಡ್ ತೋರಿಸಿ';
export const firstDayFree = 'ಮೊದಲ ದಿನ ಉಚಿತ';
export const firstDayCosts = (price: string) => `ಮೊದಲ ದಿನಕ್ಕೆ ${price}`;
export const fromPrice = (price: string, months: number) => `${months} ತಿಂಗಳಿಗೆ ${price}ರಿಂದ`;
export const join = 'ಸೇರಿ';
export const seeMemberships = 'ಮೆಂಬರ್‌ಶಿಪ್ ನೋಡಿ';

export const aboutUs = 'ನಮ್ಮ ಬಗ್ಗೆ';
export const aboutLead =
  'ಹೆಸರಲ್ಲೇ ಇದೆ: ಇದು ನಮ್ಮ ಜಿಮ್. ಇಲ್ಲಿ ಟ್ರೈನಿಂಗ್ ಮಾಡುವ ಎಲ್ಲರದ್ದೂ ಈ ಜಾಗ: ಮೊದಲ ಬಾರಿ ಖಾಲಿ ಬಾರ್ ಎತ್ತುವವರು, ಇನ್ನೊಂದು ಪ್ಲೇಟ್ ಹೆಚ್ಚಿಸುವವರು, ಮಳೆ ನಿಲ್ಲುವ ತನಕ ರೋಯಿಂಗ್ ಮಾಡುವವರು.';
export const aboutText =
  'ನಿಮ್ಮ ಮೊದಲ ನಾಲ್ಕು ವಾರಗಳ ಪ್ಲಾನ್ ಅನ್ನು ಟ್ರೈನರ್ ನಿಮ್ಮ ಜೊತೆ ಕೂತು ಬರೆದುಕೊಡುತ್ತಾರೆ, ಅದು ಮುಗಿದ ಮೇಲೆ ಮತ್ತೊಮ್ಮೆ ನೋಡುತ್ತಾರೆ. ಆಮೇಲೆ ನಿಮ್ಮ ಪಾಡಿಗೆ ನೀವು ಟ್ರೈನಿಂಗ್ ಮಾಡಬಹುದು. ಪ್ರತಿ ರ‍್ಯಾಕ್‌ಗೂ ಅದರದ್ದೇ ಪ್ಲೇಟ್‌ಗಳಿವೆ, ಹಾಗಾಗಿ ಯಾರೂ ಪ್ಲೇಟ್‌ಗಾಗಿ ಕಾಯಬೇಕಿಲ್ಲ.';
/** Labels below the figures. */
export const ownCenters = (city: string) => `ನಮ್ಮದೇ ಸೆಂಟರ್‌ಗಳು, ${city}`;
export const gymsOpenTo = (tier: string) => `${tier} ಮೆಂಬರ್‌ಗಳಿಗೆ ತೆರೆದಿರುವ ಜಿಮ್‌ಗಳು`;
export const groupClasses = 'ಟ್ರೈನರ್ ನಡೆಸುವ ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು';

export const memberships = 'ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳು';
export const membershipsText = 'ಮೂರು ಬಗೆ, ಪ್ರತಿಯೊಂದೂ 12, 6 ಅಥವಾ 3 ತಿಂಗಳಿಗೆ. ಇಲ್ಲಿ ಆಯ್ಕೆ ಮಾಡಿ, ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ಹಣ ಕೊಡಿ.';
export const effectiveMonths = 'ಉಚಿತ ವಿಸ್ತರಣೆ ಸೇರಿ ತಿಂಗಳಿಗೆ ಆಗುವ ಬೆಲೆ:';
export const effectivePrice = (
  tier: string,
  price: string,
  months: number,
  extensionDays: number,
  monthly: string,
) => `${tier}: ${months} ತಿಂಗಳು ಮತ್ತು ${extensionDays} ದಿನಗಳ ಉಚಿತ ವಿಸ್ತರಣೆಗೆ ${price}, ಅಂದರೆ ತಿಂಗಳಿಗೆ ${monthly}`;
export const feeOnTop = (fee: string) => `ಇದರ ಮೇಲೆ ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ, ಇಡೀ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಒಟ್ಟು ${fee}.`;
export const priceForMonths = (price: string, months: number) => `${months} ತಿಂಗಳಿಗೆ ${price}`;
/** Below that price. */
export const feeMore = (fee: string) => `ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ ${fee} ಹೆಚ್ಚುವರಿ`;

export const onTheFloor = 'ಜಿಮ್ ಒಳಗೆ';
export const everyMuscle = 'ಪ್ರತಿ ಸ್ನಾಯುವಿಗೂ ವರ್ಕೌಟ್';
export const everyMuscleText = 'ದೇಹದ ಪ್ರತಿ ಕೀಲಿಗೂ ಮೆಷಿನ್, ಅದೂ ಎರಡೆರಡು. ಫುಲ್ ಬಾಡಿ ದಿನದಂದೂ ಕಾಯುವ ಮಾತಿಲ್ಲ.';
export const cardio = 'ಕಾರ್ಡಿಯೋ';
export const cardioText = 'ಕಿಟಕಿ ಬದಿಯಲ್ಲಿ ಟ್ರೆಡ್‌ಮಿಲ್, ರೋವರ್ ಮತ್ತು ಏರ್ ಬೈಕ್‌ಗಳು. ಚೆನ್ನಾಗಿ ತಿರುಗುವ ಫ್ಯಾನ್‌ಗಳು.';
export const weights = 'ವೇಟ್ ಟ್ರೈನಿಂಗ್';
export const weightsText = '50 ಕೆಜಿವರೆಗಿನ ಡಂಬೆಲ್‌ಗಳು, ತೂಕ ಬರೆದ ಪ್ಲೇಟ್‌ಗಳು, ಭಾರ ಬಿಟ್ಟರೂ ತಡೆದುಕೊಳ್ಳುವ ಪ್ಲಾಟ್‌ಫಾರ್ಮ್‌ಗಳು.';
export const manyMore = 'ಇನ್ನೂ ಬಹಳಷ್ಟು';
export const manyMoreText = 'ಬಾಕ್ಸಿಂಗ್ ಬ್ಯಾಗ್‌ಗಳು, ಸ್ಟ್ರೆಚಿಂಗ್ ಮಾಡಲು ಒಂದು ಮೂಲೆ, ಟ್ರೈನರ್ ನಡೆಸುವ ಆರು ಕ್ಲಾಸ್‌ಗಳು.';

export const reviewsTitle = 'ರಿವ್ಯೂಗಳು';
export const reviews = [
  {
    text: 'ಹೆಚ್ಚಿನ ದಿನ ರಾತ್ರಿ ಒಂಬತ್ತರವರೆಗೂ ಕೆಲಸ. ಬೆಳಗ್ಗೆ ಆರಕ್ಕೆ ಬಂದರೆ ನನಗೆ ಬೇಕಾದ ರ‍್ಯಾಕ್ ಖಾಲಿ ಇರುತ್ತದೆ. ಕಳೆದ ವಾರ ನಾನು ಎಷ್ಟು ಎತ್ತಿದ್ದೆ ಅಂತ ನನ್ನ ಕೋಚ್‌ಗೆ ನೆನಪಿರುತ್ತದೆ.',
    name: 'ಮೇಘನಾ ರಾವ್',
    place: 'HSR ಲೇಔಟ್',
  },
  {
    text: 'ಮಂಡಿ ಆಪರೇಷನ್ ಆದ ಮೇಲೆ ಬಂದೆ, ಲೆಗ್ ಪ್ರೆಸ್ ಕಂಡರೆ ಭಯ. ಎಂಟು ತಿಂಗಳಲ್ಲಿ ಮನೆಯ ನಾಲ್ಕೂ ಮಹಡಿ ಮೆಟ್ಟಿಲಲ್ಲೇ ಹತ್ತುತ್ತಿದ್ದೇನೆ.',
    name: 'ಜೋಸೆಫ್ ಡಿಸೋಜ',
    place: 'ಇಂದಿರಾನಗರ',
  },
  {
    text: 'ಮಗಳು ಬಾಕ್ಸಿಂಗ್ ಮಾಡುತ್ತಾಳೆ, ನಾನು ರೋಯಿಂಗ್. ಒಂದೇ ಆಟೋದಲ್ಲಿ ಜಯನಗರಕ್ಕೆ ಮರಳುತ್ತೇವೆ. ಏನಾದರೂ ತಗೊಳ್ಳಿ ಅಂತ ಇಲ್ಲಿ ಯಾರೂ ಬೆನ್ನು ಬೀಳುವುದಿಲ್ಲ.',
    name: 'ಫರೀದಾ ಖಾನ್',
    place: 'ಜಯನಗರ',
  },
] as const;

export const beginWhenYouLike = 'ನಿಮಗೆ ಬೇಕಾದ ದಿನ ಶುರು ಮಾಡಿ';
export const beginText = (lowestPrice: string, fee: string) =>
  `ಒಂದು ಪ್ಲಾನ್, ಒಂದು ಸೆಂಟರ್, ಒಂದು ದಿನಾಂಕ: ಅಷ್ಟೇ ಸಾಕು. ಮೂರು ತಿಂಗಳ ಪ್ಲಾನ್ ${lowestPrice}, ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ ${fee} ಹೆಚ್ಚುವರಿ; ಜಿಮ್‌ಗೆ ಬಂದಾಗ ಹಣ ಕೊಡಿ.`;
export const choosePlan = 'ಪ್ಲಾನ್ ಆಯ್ಕೆ ಮಾಡಿ';
export const askTrainerFirst = 'ಮೊದಲು ಟ್ರೈನರ್ ಜೊತೆ ಮಾತಾಡಿ';

export const openingHours = 'ತೆರೆದಿರುವ ಸಮಯ';

export const contactUs = 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ';
export const contactText = 'ಮೆಂಬರ್‌ಶಿಪ್, ಕ್ಲಾಸ್ ಅಥವಾ ಮೊದಲ ಭೇಟಿಯ ಬಗ್ಗೆ ಕೇಳಿ. ಸಾಮಾನ್ಯವಾಗಿ ಅದೇ ದಿನ ಫೋನ್ ಅಥವಾ ಇಮೇಲ್‌ನಲ್ಲಿ ಉತ್ತರಿಸುತ್ತೇವೆ.';
export const directions = 'ದಾರಿ ನೋಡಿ';
export const directionsNewTab = '(ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ OpenStreetMap ತೆರೆಯುತ್ತದೆ)';
export const mapOf = (gym: string, street: string) => `${gym}, ${street}: ನಕ್ಷೆ`;
export const name = 'ಹೆಸರು';
export const email = 'ಇಮೇಲ್';
export const phone = 'ಫೋನ್';
export const message = 'ಸಂದೇಶ';
export const digits = (count: number) => `${count} ಅಂಕಿಗಳು`;
export const characters = (min: number, max: number) => `${min}ರಿಂದ ${max} ಅಕ್ಷರಗಳು`;
export const lengthOf = (length: number, max: number) => `${length} / ${max}`;
export const sending = 'ಕಳುಹಿಸಲಾಗುತ್ತಿದೆ';
export const send = 'ಸಂದೇಶ ಕಳುಹಿಸಿ';
export const formNeedsScript = (mail: string, phoneNumber: string) =>
  `ಈ ಫಾರ್ಮ್‌ಗೆ JavaScript ಬೇಕು. ಇಲ್ಲದಿದ್ದರೆ ${mail} ಗೆ ಬರೆಯಿರಿ ಅಥವಾ ${phoneNumber} ಗೆ ಕರೆ ಮಾಡಿ.`;

export const tryDay = 'ಒಂದು ದಿನ ಬಂದು ನೋಡಿ';
export const tryDayText =
  'ಸೇರುವ ಮೊದಲು ಒಂದು ದಿನ ನಮ್ಮ ಜೊತೆ ವರ್ಕೌಟ್ ಮಾಡಿ. ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು ಫೋನ್ ನಂಬರ್ ಕೊಡಿ: ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ, ಪಾಸ್ ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಸಿದ್ಧವಿರುತ್ತದೆ.';
export const free = 'ಉಚಿತ';
export const tryDayFree = 'ಮೊದಲ ದಿನ ಉಚಿತ.';
export const tryDayCosts = (price: string) => `ಮೊದಲ ದಿನಕ್ಕೆ ${price}.`;
export const askForDay = 'ಒಂದು ದಿನ ಕೇಳಿ';
