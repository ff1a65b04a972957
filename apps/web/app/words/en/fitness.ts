const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const buyTitle = 'Buy a membership';
export const buyDescription = 'Choose a plan, a center and a start date. The amount is paid at the center.';
export const tierTitle = (tier: string) => `${tier} membership`;
export const tierDescription = (tier: string, gym: string, access: string, price: string) =>
  `${tier} membership of ${gym}: ${access.toLowerCase()}, for 12, 6 or 3 months. ${price}.`;
export const priceAndFee = (price: string, months: number, fee: string) =>
  `${price} for ${months} months, tax and fee ${fee} more`;

export const tiers = 'Membership tiers';
/** Around the price of a month. */
export const startingBefore = 'Starting at ₹ ';
export const startingAfter = ' / Month* + Taxes & Fees';
export const effectivePricing = '*Effective Monthly Pricing including Extension, if any';
export const buy = 'Buy';
/** Read aloud after 'Buy'. */
export const buyWhat = (tier: string, months: number) => ` ${tier} for ${months} months`;

export const monthComesTo = 'What a month comes to';
export const priceFor = (price: string, months: number, extensionDays: number) =>
  `${price} for ${months} months and ${extensionDays} days of free extension`;
export const aMonth = (price: string) => `${price} a month`;
export const monthCalculated = (daysOfMonth: number, fee: string) =>
  `The price, divided by the months with the extension in them; ${daysOfMonth} days count as a month. Tax and fee, ${fee} for the whole membership, come on top.`;

export const seeTimetable = 'See the timetable';
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

export const joinNow = 'Join Us Now';
export const planName = (tier: string, months: number) => `${tier}, ${months} months`;
/** Below or after the number of months. */
export const monthsUnit = 'months';
export const monthCount = (months: number) => `${months} months`;
/** After a price. */
export const perMonthAfter = ' / month';

export const allPlans = 'All nine plans';
export const allPlansText = 'Each column is a length in months; benefits count for the whole membership.';
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

export const ourCenters = 'Our four centers';
export const ourCentersText = 'You choose one when you buy, and pay there. All of them keep the same hours.';
/** Before a phone number. */
export const wayThereBefore = 'For the way there, call ';

export const questions = 'Questions and answers';
export const whereToPay = 'When and where do I pay?';
export const whereToPayAnswer =
  'At the center you choose, not here. Until then your membership stands in your profile as pending.';
export const whatOnTop = 'What comes on top of the price?';
export const whatOnTopAnswer = (fee: string) =>
  `${fee} tax and fee for the whole membership, whatever its length. You see the total before you send anything.`;
export const whenBegins = 'When does it begin, and when does it end?';
export const whenBeginsAnswer =
  'It begins on the day you choose, today or later, and ends 3, 6 or 12 months after. The end date is shown as soon as you have chosen.';
export const whereToTrain = 'Where may I train?';
export const whereToTrainAnswer = (
  centers: readonly string[],
  others: readonly { tier: string; gyms: string }[],
) =>
  `Our centers are ${listed(centers)}. ${listed(others.map(({ tier, gyms }) => `${tier} opens ${gyms} gyms`))}.`;
export const whenAway = 'What if I travel, or cannot come for a while?';
export const whenAwayAnswer = (pause: Range, transfer: Range) =>
  `Every plan has pause days (${pause.from} to ${pause.to}) and transfer days (${transfer.from} to ${transfer.to}), by tier and length. The table above lists them all.`;
export const whichClasses = 'Which classes are there?';
export const whichClassesAnswer = (names: readonly string[]) =>
  `${listed(names)}, each led by a trainer at the center.`;
export const needAccount = 'Do I need an account?';
export const needAccountAnswer = (years: number) =>
  `Yes, to buy. Anybody who is at least ${years} years old can sign up.`;

export const choosePlan = 'Choose a plan';
/** Read aloud before the months of a plan. */
export const tierBefore = (tier: string) => `${tier}, `;
export const purchaseOptions = 'Purchase options';
export const discountPrice = 'Discount price';
export const taxAndFee = 'Tax and fee';
export const total = 'Total';
export const monthly = (amount: string) => `${amount} / month`;

export const getMembershipForm = 'Get membership';
export const buyNeedsScript =
  'Buying a membership needs JavaScript. Please switch it on, or ask at the front desk.';
export const preferredCenter = 'Preferred center';
export const chooseCenter = 'Choose a center';
export const startDate = 'Start date';
export const endsOn = 'Ends on';
export const monthsAfterStart = (months: number) => `${months} months after it starts`;
export const toBePaidAtCenter = 'Amount to be paid at particular center!';
export const getMembership = 'Get Membership';

export const overlapTitle = 'Both at the same time?';
export const overlapDays = (days: number) =>
  `The new membership would run on the same days as this one for ${days === 1 ? '1 day' : `${days} days`}.`;
export const takeBoth = 'Yes, take both';
export const takeNone = 'No, take none';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;

export const noSuchMembership = 'There is no such membership.';
export const seeMemberships = 'See the memberships';
export const backToMemberships = 'Back to your memberships';
export const payFirst = 'Please pay for this membership first. Then it can be renewed.';
export const whatItCosts = 'What it costs';
export const from = 'From';
export const to = 'To';
export const beginsNextDay =
  'It begins on the day after your membership ends, and moves along when that end moves.';
export const beginsToday = (endedOn: string) => `Your membership ended on ${endedOn}, so it begins today.`;
export const renewalDiscount = 'Renewal discount';
export const discountUntil = (tier: string, months: number, day: string) =>
  `The discount comes with your ${tier} plan of ${months} months, until ${day}.`;
export const renewForm = 'Renew the membership';
export const plan = 'Plan';
export const inTotal = (amount: string) => `${amount} in total`;
export const renewalPlan = (tier: string, months: number, amount: string) =>
  `${tier}, ${months} months: ${amount}`;
export const renew = 'Renew';

interface Range {
  from: number;
  to: number;
}

export const howYouUseIt = 'How you use what is included';
/** A phone number follows. */
export const notBookableHere =
  'None of this is booked on this site yet. The desk of your center arranges it, or call ';
export const groupClassesTitle = 'Group classes';
export const howClasses = (names: readonly string[]) =>
  `${listed(names)}: ask the desk which are held this week, and when. Your membership card is all you bring.`;
export const howSwimming = (least: number, most: number) =>
  `${least} to ${most} by the length of your plan. Ask the desk where the pool is, and for a time.`;
export const gymsTitle = (gyms: string) => `${gyms} gyms`;
export const howGyms = (tier: string, gyms: string) =>
  `Which ${gyms} gyms ${tier} opens is not listed on this site yet. Ask about one before you go there; your card opens our own centers.`;
export const ownTrainer = 'Your own trainer';
export const howTrainer = 'Ask for one when you pay. The desk of your center arranges the first hour.';
