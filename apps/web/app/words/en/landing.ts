export const title = (city: string) => `Gym in ${city}`;
export const description = (gym: string, city: string) =>
  `${gym}: strength, cardio and trainer led classes in ${city}. Memberships in three tiers for 12, 6 or 3 months, opening hours, address and contact.`;

/** @param days when the doors open then, where that is not from Monday to Friday */
export const heroText = (centers: number, city: string, opensAt: string, days?: string) =>
  `Barbells, trainers and group classes at ${centers} centers in ${city}. Doors open at ${opensAt}${days ? `: ${days}` : ' on weekdays'}.`;
export const join = 'Join';
export const seeMemberships = 'See memberships';

export const aboutUs = 'About Us';
export const aboutLead =
  'Namma is Kannada for our. This floor belongs to the people who train on it: those on their first empty bar, those after the next plate, and those waiting out the rain on a rower.';
export const aboutText =
  'A trainer writes your first four weeks with you, on paper, and goes over them again when they are done. After that you are left alone as much as you like. Every rack has its own plates, so nobody queues for a pair of twenties.';
/** What a figure counts, shown below it. */
export const ownCenters = (city: string) => `centers of our own in ${city}`;
export const gymsOpenTo = (tier: string) => `gyms open to ${tier} members`;
export const groupClasses = 'trainer led group classes';

export const memberships = 'Memberships';
export const membershipsText =
  'Three tiers, each for 12, 6 or 3 months. You choose here and pay at your center.';
export const effectiveMonths = 'What a month comes to, the free extension included:';
export const effectivePrice = (
  tier: string,
  price: string,
  months: number,
  extensionDays: number,
  monthly: string,
) => `${tier}: ${price} for ${months} months and ${extensionDays} days of free extension, ${monthly} a month`;
export const feeOnTop = (fee: string) => `Tax and fee, ${fee} for the whole membership, come on top.`;
export const priceForMonths = (price: string, months: number) => `${price} for ${months} months`;
/** Below that price. */
export const feeMore = (fee: string) => `tax and fee, ${fee}, come on top`;

export const onTheFloor = 'On the floor';
export const everyMuscle = 'Train Every Muscle';
export const everyMuscleText =
  'Machines for every joint, in pairs, so that a full-body day needs no waiting.';
export const cardio = 'Cardio Exercise';
export const cardioText = 'Treadmills, rowers and air bikes along the window side, fans that work.';
export const weights = 'Weight Traing';
export const weightsText = 'Dumbbells to 50 kg, marked plates, and platforms that take a drop.';
export const manyMore = 'Many More';
export const manyMoreText = 'Boxing bags, a stretching corner, and six classes led by trainers.';

export const reviewsTitle = 'Reviews';
export const reviews = [
  {
    text: 'I work till nine most days. The rack I want is free at six in the morning, and Suresh remembers what I lifted last week.',
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

export const beginWhenYouLike = 'Begin on a day you choose';
export const beginText = (lowestPrice: string, fee: string) =>
  `A plan, a center, a date: no more is asked. Three months are ${lowestPrice}, tax and fee ${fee} more; you pay when you come in.`;
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
  `This form needs JavaScript. Write to ${mail} or call ${phoneNumber} instead.`;

export const tryDay = 'Try a day';
export const tryDayText =
  'Train with us for a day before you join. Leave your name and number: we call you, and a pass waits at the desk.';
export const tryDayFree = 'The first day costs nothing.';
export const tryDayCosts = (price: string) => `The first day costs ${price}.`;
export const askForDay = 'Ask for a day';
