const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ಮತ್ತು ${names.at(-1)}`;

export const buyTitle = 'ಮೆಂಬರ್‌ಶಿಪ್ ಪಡೆಯಿರಿ';
export const buyDescription = 'ಪ್ಲಾನ್, ಸೆಂಟರ್ ಮತ್ತು ಶುರುವಾಗುವ ದಿನಾಂಕ ಆಯ್ಕೆ ಮಾಡಿ. ಹಣವನ್ನು ಸೆಂಟರ್‌ನಲ್ಲೇ ಕೊಡಬಹುದು.';
export const tierTitle = (tier: string) => `${tier} ಮೆಂಬರ್‌ಶಿಪ್`;
export const tierDescription = (tier: string, gym: string, access: string, price: string) =>
  `${gym} ${tier} ಮೆಂಬರ್‌ಶಿಪ್: ${access}. 12, 6 ಅಥವಾ 3 ತಿಂಗಳಿಗೆ. ${price}.`;
export const priceAndFee = (price: string, months: number, fee: string) =>
  `${months} ತಿಂಗಳಿಗೆ ${price}, ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ ${fee} ಹೆಚ್ಚುವರಿ`;

export const tiers = 'ಮೆಂಬರ್‌ಶಿಪ್ ಬಗೆಗಳು';
/** Around the price of a month. */
export const startingBefore = 'ತಿಂಗಳಿಗೆ ₹ ';
export const startingAfter = 'ರಿಂದ* + ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ';
export const effectivePricing = '*ಉಚಿತ ವಿಸ್ತರಣೆ ಇದ್ದರೆ ಅದನ್ನೂ ಸೇರಿಸಿ ಲೆಕ್ಕ ಹಾಕಿದ ತಿಂಗಳ ಬೆಲೆ';
export const buy = 'ಪಡೆಯಿರಿ';
/** Read aloud after 'Buy'. */
export const buyWhat = (tier: string, months: number) => `: ${tier}, ${months} ತಿಂಗಳು`;

export const monthlyPrice = 'ತಿಂಗಳಿಗೆ ಎಷ್ಟಾಗುತ್ತದೆ';
export const priceFor = (price: string, months: number, extensionDays: number) =>
  `${months} ತಿಂಗಳು ಮತ್ತು ${extensionDays} ದಿನಗಳ ಉಚಿತ ವಿಸ್ತರಣೆಗೆ ${price}`;
export const aMonth = (price: string) => `ತಿಂಗಳಿಗೆ ${price}`;
export const monthCalculated = (daysOfMonth: number, fee: string) =>
  `ಬೆಲೆಯನ್ನು ವಿಸ್ತರಣೆಯೂ ಸೇರಿದ ಒಟ್ಟು ತಿಂಗಳುಗಳಿಂದ ಭಾಗಿಸಲಾಗಿದೆ; ${daysOfMonth} ದಿನಗಳನ್ನು ಒಂದು ತಿಂಗಳು ಎಂದು ಲೆಕ್ಕ ಹಾಕಲಾಗಿದೆ. ಇದರ ಮೇಲೆ ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ, ಇಡೀ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಒಟ್ಟು ${fee}.`;

export const seeTimetable = 'ವೇಳಾಪಟ್ಟಿ ನೋಡಿ';
export const classesTitle = 'ಸೆಂಟರ್‌ನಲ್ಲಿ ಟ್ರೈನರ್ ನಡೆಸುವ ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು';
export const classes = 'ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು';
export const previousClasses = 'ಹಿಂದಿನ ಕ್ಲಾಸ್‌ಗಳು';
export const nextClasses = 'ಮುಂದಿನ ಕ್ಲಾಸ್‌ಗಳು';
export const yogaText = '60 ನಿಮಿಷ, ಎಲ್ಲರಿಗೂ';
export const strengthText = '50 ನಿಮಿಷ, ಬಾರ್‌ಬೆಲ್ ಮತ್ತು ಕೆಟಲ್‌ಬೆಲ್';
export const runText = '45 ನಿಮಿಷ, ಟ್ರೆಡ್‌ಮಿಲ್ ಮೇಲೆ ಇಂಟರ್ವಲ್ಸ್';
export const coreText = '30 ನಿಮಿಷ, ಮ್ಯಾಟ್ ಮೇಲೆ';
export const dancingText = '45 ನಿಮಿಷ, ಬಾಲಿವುಡ್ ಮತ್ತು ಹಿಪ್-ಹಾಪ್';
export const boxingText = '50 ನಿಮಿಷ, ಬ್ಯಾಗ್ ಮತ್ತು ಪ್ಯಾಡ್';

export const everyPlan = (benefits: readonly string[]) =>
  benefits.length > 0 ? `ಎಲ್ಲ ಅವಧಿಗಳಿಗೂ: ${listed(benefits)}.` : '';
export const bestValue = 'ಹೆಚ್ಚು ಉಳಿತಾಯ';
export const joinNow = 'ಈಗಲೇ ಸೇರಿ';
export const planName = (tier: string, months: number) => `${tier}, ${months} ತಿಂಗಳು`;
/** Below or after the number of months. */
export const monthsUnit = 'ತಿಂಗಳು';
export const monthCount = (months: number) => `${months} ತಿಂಗಳು`;
/** After a price. */
export const perMonthAfter = ' / ತಿಂಗಳು';

export const allPlans = 'ಎಲ್ಲ ಒಂಬತ್ತು ಪ್ಲಾನ್‌ಗಳು';
export const allPlansText = 'ಮೂರು ಬಗೆಗಳನ್ನು ಹೋಲಿಸಲು ಅವಧಿ ಆಯ್ಕೆಮಾಡಿ. ಸೌಲಭ್ಯಗಳು ಇಡೀ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ಅನ್ವಯಿಸುತ್ತವೆ.';
export const membershipLength = 'ಅವಧಿ';
export const thisPage = ' (ಈ ಪುಟ)';
export const benefit = 'ಸೌಲಭ್ಯ';
export const price = 'ಬೆಲೆ';
export const listPrice = 'ಮೂಲ ಬೆಲೆ';
export const perMonth = 'ತಿಂಗಳಿಗೆ';
export const extensionDays = 'ವಿಸ್ತರಣೆ ದಿನಗಳು';
export const extraDiscount = 'ಹೆಚ್ಚುವರಿ ರಿಯಾಯಿತಿ';
export const pauseDays = 'ವಿರಾಮ ದಿನಗಳು';
export const transferDays = 'ವರ್ಗಾವಣೆ ದಿನಗಳು';
export const swimmingSessions = 'ಈಜು ಸೆಷನ್‌ಗಳು';

export const ourCenters = 'ನಮ್ಮ ಸೆಂಟರ್‌ಗಳು';
export const ourCentersText = 'ಮೆಂಬರ್‌ಶಿಪ್ ಪಡೆಯುವಾಗ ಒಂದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ, ಹಣವನ್ನೂ ಅಲ್ಲೇ ಕೊಡಿ. ಎಲ್ಲ ಸೆಂಟರ್‌ಗಳ ಸಮಯ ಒಂದೇ.';
/** Before a phone number. */
export const wayThereBefore = 'ದಾರಿ ತಿಳಿಯಲು ಕರೆ ಮಾಡಿ: ';

export const questions = 'ಪ್ರಶ್ನೆಗಳು ಮತ್ತು ಉತ್ತರಗಳು';
export const whereToPay = 'ಹಣ ಯಾವಾಗ, ಎಲ್ಲಿ ಕೊಡಬೇಕು?';
export const whereToPayAnswer =
  'ಇಲ್ಲಿ ಅಲ್ಲ, ನೀವು ಆಯ್ಕೆ ಮಾಡಿದ ಸೆಂಟರ್‌ನಲ್ಲಿ. ಅಲ್ಲಿಯವರೆಗೆ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಮೆಂಬರ್‌ಶಿಪ್ ‘ಬಾಕಿ ಇದೆ’ ಎಂದು ಕಾಣುತ್ತದೆ.';
export const whatOnTop = 'ಬೆಲೆಯ ಮೇಲೆ ಇನ್ನೇನು ಕೊಡಬೇಕು?';
export const whatOnTopAnswer = (fee: string) =>
  `ಅವಧಿ ಎಷ್ಟೇ ಇರಲಿ, ಇಡೀ ಮೆಂಬರ್‌ಶಿಪ್‌ಗೆ ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ ${fee}. ಕಳುಹಿಸುವ ಮೊದಲೇ ಒಟ್ಟು ಮೊತ್ತ ನಿಮಗೆ ಕಾಣುತ್ತದೆ.`;
export const whenBegins = 'ಯಾವಾಗ ಶುರುವಾಗುತ್ತದೆ, ಯಾವಾಗ ಮುಗಿಯುತ್ತದೆ?';
export const whenBeginsAnswer =
  'ನೀವು ಆಯ್ಕೆ ಮಾಡಿದ ದಿನ, ಅಂದರೆ ಇಂದು ಅಥವಾ ಮುಂದೆ, ಶುರುವಾಗಿ 3, 6 ಅಥವಾ 12 ತಿಂಗಳ ನಂತರ ಮುಗಿಯುತ್ತದೆ. ದಿನ ಆಯ್ಕೆ ಮಾಡಿದ ಕೂಡಲೇ ಮುಗಿಯುವ ದಿನಾಂಕ ಕಾಣುತ್ತದೆ.';
export const whereToTrain = 'ಎಲ್ಲಿ ಟ್ರೈನಿಂಗ್ ಮಾಡಬಹುದು?';
export const whereToTrainAnswer = (
  centers: readonly string[],
  others: readonly { tier: string; gyms: string }[],
) =>
  `ನಮ್ಮ ಸೆಂಟರ್‌ಗಳು: ${listed(centers)}. ${listed(others.map(({ tier, gyms }) => `${tier} ಇದ್ದರೆ ${gyms} ಜಿಮ್‌ಗಳು`))} ನಿಮಗೆ ತೆರೆದಿರುತ್ತವೆ.`;
export const whenAway = 'ಊರಿಗೆ ಹೋದರೆ ಅಥವಾ ಸ್ವಲ್ಪ ದಿನ ಬರಲಾಗದಿದ್ದರೆ?';
export const whenAwayAnswer = (pause: Range, transfer: Range) =>
  `ಪ್ರತಿ ಪ್ಲಾನ್‌ನಲ್ಲೂ ವಿರಾಮ ದಿನಗಳು (${pause.from}ರಿಂದ ${pause.to}) ಮತ್ತು ವರ್ಗಾವಣೆ ದಿನಗಳು (${transfer.from}ರಿಂದ ${transfer.to}) ಇವೆ. ಎಷ್ಟು ಎಂಬುದು ಪ್ಲಾನ್ ಮತ್ತು ಅವಧಿಯ ಮೇಲೆ; ಮೇಲಿನ ಪಟ್ಟಿಯಲ್ಲಿ ಎಲ್ಲವೂ ಇದೆ.`;
export const whichClasses = 'ಯಾವ ಯಾವ ಕ್ಲಾಸ್‌ಗಳಿವೆ?';
export const whichClassesAnswer = (names: readonly string[]) =>
  `${listed(names)}. ಪ್ರತಿಯೊಂದನ್ನೂ ಸೆಂಟರ್‌ನಲ್ಲಿ ಟ್ರೈನರ್ ನಡೆಸುತ್ತಾರೆ.`;
export const needAccount = 'ಖಾತೆ ಬೇಕೇ?';
export const needAccountAnswer = (years: number) =>
  `ಮೆಂಬರ್‌ಶಿಪ್ ಪಡೆಯಲು ಬೇಕು. ${years} ವರ್ಷ ತುಂಬಿದ ಯಾರಾದರೂ ಸೈನ್ ಅಪ್ ಮಾಡಬಹುದು.`;

export const choosePlan = 'ಪ್ಲಾನ್ ಆಯ್ಕೆ ಮಾಡಿ';
/** Read aloud before the months of a plan. */
export const tierBefore = (tier: string) => `${tier}, `;
export const purchaseOptions = 'ಅವಧಿಯ ಆಯ್ಕೆಗಳು';
export const discountPrice = 'ರಿಯಾಯಿತಿ ಬೆಲೆ';
export const taxAndFee = 'ತೆರಿಗೆ ಮತ್ತು ಶುಲ್ಕ';
export const total = 'ಒಟ್ಟು';
export const monthly = (amount: string) => `${amount} / ತಿಂಗಳು`;

export const getMembershipForm = 'ಮೆಂಬರ್‌ಶಿಪ್ ಪಡೆಯಿರಿ';
export const buyNeedsScript = 'ಮೆಂಬರ್‌ಶಿಪ್ ಪಡೆಯಲು JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ, ಅಥವಾ ಸೆಂಟರ್‌ನಲ್ಲಿ ಕೇಳಿ.';
export const preferredCenter = 'ನಿಮಗೆ ಬೇಕಾದ ಸೆಂಟರ್';
export const chooseCenter = 'ಆಯ್ಕೆ ಮಾಡಿ';
export const startDate = 'ಶುರುವಾಗುವ ದಿನಾಂಕ';
export const endsOn = 'ಮುಗಿಯುವ ದಿನ';
export const monthsAfterStart = (months: number) => `ಶುರುವಾಗಿ ${months} ತಿಂಗಳ ನಂತರ`;
export const freeDaysToAdd = (days: number) => `+ ${days} ಉಚಿತ ದಿನಗಳು: ಮುಗಿಯುವ ಮೊದಲು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಸೇರಿಸಿಕೊಳ್ಳಿ`;
export const toBePaidAtCenter = 'ಹಣವನ್ನು ಆ ಸೆಂಟರ್‌ನಲ್ಲೇ ಕೊಡಬೇಕು!';
export const getMembership = 'ಮೆಂಬರ್‌ಶಿಪ್ ಪಡೆಯಿರಿ';

export const overlapTitle = 'ಈ ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳು ಒಂದೇ ಸಮಯದಲ್ಲಿ ನಡೆಯುತ್ತವೆ';
export const overlapDays = (days: number) => `ಹೊಸ ಮೆಂಬರ್‌ಶಿಪ್ ಈ ಮೆಂಬರ್‌ಶಿಪ್ ಜೊತೆ ${days} ದಿನ ಒಟ್ಟಿಗೆ ನಡೆಯುತ್ತದೆ.`;
export const takeBoth = 'ಎರಡೂ ಇರಲಿ';
export const takeNone = 'ಇದನ್ನು ಖರೀದಿಸಬೇಡಿ';
export const upgradeInstead = 'ಇದನ್ನೇ ಅಪ್‌ಗ್ರೇಡ್ ಮಾಡಿ';
export const fromTo = (from: string, to: string) => `${from}ರಿಂದ ${to}ರವರೆಗೆ`;

export const noSuchMembership = 'ಅಂಥ ಮೆಂಬರ್‌ಶಿಪ್ ಇಲ್ಲ.';
export const seeMemberships = 'ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳನ್ನು ನೋಡಿ';
export const backToMemberships = 'ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳಿಗೆ ಹಿಂದಿರುಗಿ';
export const payFirst = 'ಮೊದಲು ಈ ಮೆಂಬರ್‌ಶಿಪ್‌ನ ಹಣ ಕೊಡಿ. ನಂತರ ಅದನ್ನು ರಿನ್ಯೂ ಮಾಡಬಹುದು.';
export const whatItCosts = 'ಎಷ್ಟಾಗುತ್ತದೆ';
export const from = 'ಶುರು';
export const to = 'ಮುಕ್ತಾಯ';
export const beginsNextDay = 'ನಿಮ್ಮ ಈಗಿನ ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿದ ಮರುದಿನ ಶುರುವಾಗುತ್ತದೆ. ಆ ದಿನ ಬದಲಾದರೆ ಇದೂ ಬದಲಾಗುತ್ತದೆ.';
export const beginsToday = (endedOn: string) => `ನಿಮ್ಮ ಮೆಂಬರ್‌ಶಿಪ್ ${endedOn}ರಂದು ಮುಗಿದಿದೆ, ಹಾಗಾಗಿ ಇದು ಇಂದೇ ಶುರುವಾಗುತ್ತದೆ.`;
export const renewalDiscount = 'ರಿನ್ಯೂವಲ್ ರಿಯಾಯಿತಿ';
export const discountUntil = (tier: string, months: number, day: string) =>
  `ನಿಮ್ಮ ${months} ತಿಂಗಳ ${tier} ಪ್ಲಾನ್ ಜೊತೆ ಈ ರಿಯಾಯಿತಿ ${day}ರವರೆಗೆ ಇದೆ.`;
export const renewForm = 'ಮೆಂಬರ್‌ಶಿಪ್ ರಿನ್ಯೂ ಮಾಡಿ';
export const plan = 'ಪ್ಲಾನ್';
export const inTotal = (amount: string) => `ಒಟ್ಟು ${amount}`;
export const renewalPlan = (tier: string, months: number, amount: string) =>
  `${tier}, ${months} ತಿಂಗಳು: ${amount}`;
export const renew = 'ರಿನ್ಯೂ ಮಾಡಿ';

interface Range {
  from: number;
  to: number;
}

export const howYouUseIt = 'ಪ್ಲಾನ್‌ನಲ್ಲಿರುವುದನ್ನು ಬಳಸುವುದು ಹೇಗೆ';
/** A phone number follows. */
export const notBookableHere = 'ಕ್ಲಾಸ್‌ಗಳನ್ನು ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಬುಕ್ ಮಾಡಿ. ಉಳಿದವುಗಳಿಗೆ ನಿಮ್ಮ ಸೆಂಟರ್‌ನ ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಕೇಳಿ, ಅಥವಾ ಕರೆ ಮಾಡಿ: ';
export const groupClassesTitle = 'ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು';
export const howClasses = (names: readonly string[]) =>
  `${listed(names)}. ‘ಕ್ಲಾಸ್‌ಗಳು’ ಪುಟದಲ್ಲಿ 7 ದಿನ ಮುಂಚಿತವಾಗಿ ಬುಕ್ ಮಾಡಿ, ನಿಮ್ಮ ಮೆಂಬರ್ ಕಾರ್ಡ್ ತನ್ನಿ.`;
export const howSwimming = (least: number, most: number) =>
  `ಪ್ಲಾನ್ ಅವಧಿಗೆ ತಕ್ಕಂತೆ ${least}ರಿಂದ ${most}. ಪೂಲ್ ಎಲ್ಲಿದೆ, ಸಮಯ ಯಾವುದು ಎಂದು ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಕೇಳಿ.`;
export const gymsTitle = (gyms: string) => `${gyms} ಜಿಮ್‌ಗಳು`;
export const howGyms = (tier: string, gyms: string) =>
  `${tier}ನ ${gyms} ಜಿಮ್‌ಗಳು ಯಾವುವು ಎಂಬ ಪಟ್ಟಿ ಈ ಸೈಟ್‌ನಲ್ಲಿ ಇನ್ನೂ ಇಲ್ಲ. ಒಂದು ಜಿಮ್‌ಗೆ ಹೋಗುವ ಮೊದಲು ಕೇಳಿ; ನಮ್ಮ ಸೆಂಟರ್‌ಗಳಿಗೆ ನಿಮ್ಮ ಕಾರ್ಡ್ ಸಾಕು.`;
export const ownTrainer = 'ನಿಮ್ಮದೇ ಟ್ರೈನರ್';
export const howTrainer = 'ಹಣ ಕೊಡುವಾಗ ಕೇಳಿ. ಮೊದಲ ಸಮಯವನ್ನು ನಿಮ್ಮ ಸೆಂಟರ್‌ನ ಡೆಸ್ಕ್ ಗೊತ್ತುಮಾಡುತ್ತದೆ.';
