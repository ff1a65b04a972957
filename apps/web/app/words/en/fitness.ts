const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const buyTitle = 'Buy a membership';
export const buyDescription = 'Choose a plan, a center and a start date. Pay at the center.';
export const tierTitle = (tier: string) => `${tier} membership`;
export const tierDescription = (tier: string, gym: string, access: string, price: string) =>
  `${tier} membership of ${gym}: ${access.toLowerCase()}, for 12, 6 or 3 months. ${price}.`;
export const priceAndFee = (price: string, months: number, fee: string) =>
  `${price} for ${months} months, plus ${fee} tax and fee`;

export const tiers = 'Membership tiers';
/** Around the price of a month. */
export const startingBefore = 'Starting at ₹ ';
export const startingAfter = ' / Month* + Taxes & Fees';
export const effectivePricing = '*Effective Monthly Pricing including Extension, if any';
export const buy = 'Buy';
/** Read aloud after 'Buy'. */
export const buyWhat = (tier: string, months: number) => ` ${tier} for ${months} months`;

export const monthlyPrice = 'Price per month';
export const priceFor = (price: string, months: number, extensionDays: number) =>
  `${price} for ${months} months and ${extensionDays} free extension days`;
export const aMonth = (price: string) => `${price} a month`;
export const monthCalculated = (daysOfMonth: number, fee: string) =>
  `Price divided by the months including free extension days (${daysOfMonth} days = 1 month). Plus ${fee} tax and fee once per membership.`;

export const seeTimetable = 'See timetable';
export const classesTitle = 'At-Center Trainer led group classes';
export const classes = 'Group classes';
export const previousClasses = 'Previous classes';
export const nextClasses = 'Next classes';
export const yogaText = '60 minutes, all levels';
export const strengthText = '50 minutes, barbell and kettlebell';
export const runText = '45 minutes, intervals on the treadmill';
export const coreText = '30 minutes, on the mat';
export const dancingText = '45 minutes, Bollywood and hip-hop';
export const boxingText = '50 minutes, bags and pads';

export const everyPlan = (benefits: readonly string[]) =>
  benefits.length > 0 ? `Every length: ${listed(benefits)}.` : '';
export const bestValue = 'Best value';
export const joinNow = 'Join Us Now';
export const planName = (tier: string, months: number) => `${tier}, ${months} months`;
/** Below or after the number of months. */
export const monthsUnit = 'months';
export const monthCount = (months: number) => `${months} months`;
/** After a price. */
export const perMonthAfter = ' / month';

export const allPlans = 'All nine plans';
export const allPlansText =
  'Choose a length to compare the three tiers. Benefits apply to the whole membership.';
export const membershipLength = 'Length';
export const thisPage = ' (this page)';
export const benefit = 'Benefit';
export const price = 'Price';
export const listPrice = 'List price';
export const perMonth = 'Per month';
export const extensionDays = 'Extension days';
export const extraDiscount = 'Extra discount';
export const pauseDays = 'Pause days';
export const transferDays = 'Transfer days';
export const swimmingSessions = 'Swimming sessions';

export const ourCenters = 'Our centers';
export const ourCentersText = 'Choose one when you buy, and pay there. All have the same opening hours.';
/** Before a phone number. */
export const wayThereBefore = 'Directions: ';

export const questions = 'Questions and answers';
export const whereToPay = 'When and where do I pay?';
export const whereToPayAnswer =
  'At the center you choose, not online. Until then it shows as pending in your profile.';
export const whatOnTop = 'Is anything added to the price?';
export const whatOnTopAnswer = (fee: string) =>
  `${fee} tax and fee, once per membership. You see the total before you confirm.`;
export const whenBegins = 'When does it start and end?';
export const whenBeginsAnswer =
  'It starts on the day you choose, today or later, and ends 3, 6 or 12 months later. You see the end date before you confirm.';
export const whereToTrain = 'Which gyms can I use?';
export const whereToTrainAnswer = (
  centers: readonly string[],
  others: readonly { tier: string; gyms: string }[],
) =>
  `Our centers are ${listed(centers)}. ${listed(others.map(({ tier, gyms }) => `${tier} gives you ${gyms} gyms`))}.`;
export const whenAway = "What if I travel or can't come for a while?";
export const whenAwayAnswer = (pause: Range, transfer: Range) =>
  `Every plan includes pause days (${pause.from} to ${pause.to}) and transfer days (${transfer.from} to ${transfer.to}). See the table above.`;
export const whichClasses = 'Which classes can I take?';
export const whichClassesAnswer = (names: readonly string[]) =>
  `${listed(names)}, each led by a trainer at the center.`;
export const needAccount = 'Do I need an account?';
export const needAccountAnswer = (years: number) =>
  `Yes, to buy a membership. You can sign up if you are at least ${years} years old.`;

export const choosePlan = 'Choose a plan';
/** Read aloud before the months of a plan. */
export const tierBefore = (tier: string) => `${tier}, `;
export const purchaseOptions = 'Purchase options';
export const discountPrice = 'Discount price';
export const taxAndFee = 'Tax and fee';
export const total = 'Total';
export const monthly = (amount: string) => `${amount} / month`;

export const getMembershipForm = 'Get membership';
export const buyNeedsScript = 'Buying a membership needs JavaScript. Turn it on, or ask at the front desk.';
export const preferredCenter = 'Preferred center';
export const chooseCenter = 'Choose a center';
export const startDate = 'Start date';
export const endsOn = 'Ends on';
export const monthsAfterStart = (months: number) => `${months} months after it starts`;
export const freeDaysToAdd = (days: number) => `+ ${days} free days: add them in your profile before it ends`;
export const toBePaidAtCenter = 'Amount to be paid at particular center!';
export const getMembership = 'Get Membership';

export const overlapTitle = 'These memberships overlap';
export const overlapDays = (days: number) =>
  `The new membership overlaps with this one for ${days === 1 ? '1 day' : `${days} days`}.`;
export const takeBoth = 'Keep both';
export const takeNone = "Don't buy this one";
export const upgradeInstead = 'Upgrade this one instead';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

export const noSuchMembership = 'Membership not found.';
export const seeMemberships = 'See memberships';
export const backToMemberships = 'Back to memberships';
export const payFirst = 'Pay for this membership before you renew it.';
export const whatItCosts = 'Price';
export const from = 'From';
export const to = 'To';
export const beginsNextDay =
  'It starts the day after your membership ends. If that date changes, so does the start.';
export const beginsToday = (endedOn: string) =>
  `Your membership ended on ${endedOn}, so the new one starts today.`;
export const renewalDiscount = 'Renewal discount';
export const discountUntil = (tier: string, months: number, day: string) =>
  `Discount for your ${tier} plan of ${months} months, until ${day}.`;
export const renewForm = 'Renew membership';
export const plan = 'Plan';
export const inTotal = (amount: string) => `${amount} in total`;
export const renewalPlan = (tier: string, months: number, amount: string) =>
  `${tier}, ${months} months: ${amount}`;
export const renew = 'Renew';

interface Range {
  from: number;
  to: number;
}

export const howYouUseIt = 'How to use your benefits';
/** A phone number follows. */
export const notBookableHere = "Book classes online. Ask your center's front desk about the rest, or call ";
export const groupClassesTitle = 'Group classes';
export const howClasses = (names: readonly string[]) =>
  `${listed(names)}. Book up to 7 days ahead under Classes, and bring your member card.`;
export const howSwimming = (least: number, most: number) =>
  `${least} to ${most}, depending on your plan. Ask the front desk to book a time at the pool.`;
export const gymsTitle = (gyms: string) => `${gyms} gyms`;
export const howGyms = (tier: string, gyms: string) =>
  `Your card works at our own centers. Ask the front desk before you visit another of the ${gyms} gyms of ${tier}.`;
export const ownTrainer = 'Your own trainer';
export const howTrainer = 'Ask for your trainer when you pay. The front desk books your first hour.';
