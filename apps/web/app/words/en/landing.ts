export const title = (city: string) => `Gym in ${city}`;
export const description = (gym: string, city: string) =>
  `${gym}: strength, cardio and trainer led classes in ${city}. Memberships in three tiers for 12, 6 or 3 months, opening hours, address and contact.`;

/** @param days when the doors open then, where that is not from Monday to Friday */
export const heroText = (centers: number, city: string, opensAt: string, days?: string) =>
  `Barbells, trainers and group classes at ${centers} centers in ${city}. Doors open at ${opensAt}${days ? `: ${days}` : ' on weekdays'}.`;
export const bookClass = 'Book a class';
export const showCard = 'Show card';
export const firstDayFree = 'Free first day';
export const firstDayCosts = (price: string) => `First day for ${price}`;
export const fromPrice = (price: string, months: number) => `From ${price} for ${months} months`;
export const join = 'Join';
export const seeMemberships = 'See memberships';

export const aboutUs = 'About Us';
export const aboutLead =
  'Namma is Kannada for “our”. This gym belongs to the people who train in it, from a first empty bar to the next heavy plate.';
export const aboutText =
  'A trainer plans your first four weeks with you and reviews them afterwards. After that, train on your own or with a coach. Every rack has its own plates, so you never wait for a pair of twenties.';
/** Labels below the figures. */
export const ownCenters = (city: string) => `centers of our own in ${city}`;
export const gymsOpenTo = (tier: string) => `gyms open to ${tier} members`;
export const groupClasses = 'trainer led group classes';

export const memberships = 'Memberships';
export const membershipsText = 'Three tiers, each for 12, 6 or 3 months. Choose online, pay at your center.';
export const effectiveMonths = 'Per month, with your free extra days:';
export const effectivePrice = (
  tier: string,
  price: string,
  months: number,
  extensionDays: number,
  monthly: string,
) => `${tier}: ${price} for ${months} months and ${extensionDays} free extension days, ${monthly} a month`;
export const feeOnTop = (fee: string) => `Plus ${fee} tax and fee once per membership.`;
export const priceForMonths = (price: string, months: number) => `${price} for ${months} months`;
/** Below that price. */
export const feeMore = (fee: string) => `plus ${fee} tax and fee`;

export const onTheFloor = 'On the floor';
export const everyMuscle = 'Train Every Muscle';
export const everyMuscleText = 'Two machines for every muscle group, so you never wait on a full-body day.';
export const cardio = 'Cardio Exercise';
export const cardioText = 'Treadmills, rowers and air bikes by the windows, with strong fans.';
export const weights = 'Weight Traing';
export const weightsText = 'Dumbbells up to 50 kg, marked plates, and platforms made for dropping.';
export const manyMore = 'Many More';
export const manyMoreText = 'Boxing bags, a stretching area and six trainer led classes.';

export const reviewsTitle = 'Reviews';
export const reviews = [
  {
    text: 'I work till nine most days. The rack I want is free at six in the morning, and my coach remembers what I lifted last week.',
    name: 'Meghana Rao',
    place: 'HSR Layout',
  },
  {
    text: 'I came after a knee operation, scared of the leg press. Eight months on I take the stairs at home, all four floors.',
    name: 'Joseph D’Souza',
    place: 'Indiranagar',
  },
  {
    text: 'My daughter boxes, I row, we share one auto back to Jayanagar. Nobody at the desk has tried to sell us anything.',
    name: 'Farida Khan',
    place: 'Jayanagar',
  },
] as const;

export const beginWhenYouLike = 'Start on a day you choose';
export const beginText = (lowestPrice: string, fee: string) =>
  `Pick a plan, a center and a date. 3 months cost ${lowestPrice} plus ${fee} tax and fee. Pay when you come in.`;
export const choosePlan = 'Choose a plan';
export const askTrainerFirst = 'Ask a trainer first';

export const openingHours = 'Opening hours';

export const contactUs = 'Contact Us';
export const contactText =
  'Ask about a tier, a class or a first visit. We answer by phone or email, usually the same day.';
export const directions = 'Get directions';
export const directionsNewTab = '(opens OpenStreetMap in a new tab)';
export const mapOf = (gym: string, street: string) => `Map of ${gym}, ${street}`;
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const message = 'Message';
export const digits = (count: number) => `${count} digits`;
export const characters = (min: number, max: number) => `${min} to ${max} characters`;
export const lengthOf = (length: number, max: number) => `${length} of ${max}`;
export const sending = 'Sending';
export const send = 'Send message';
export const formNeedsScript = (mail: string, phoneNumber: string) =>
  `This form needs JavaScript. Email ${mail} or call ${phoneNumber} instead.`;

export const tryDay = 'Try a day';
export const tryDayText =
  "Train with us for a day before you join. Leave your name and number. We'll call you and keep your pass at the front desk.";
export const free = 'Free';
export const tryDayFree = 'Your first day is free.';
export const tryDayCosts = (price: string) => `Your first day costs ${price}.`;
export const askForDay = 'Request a day';
