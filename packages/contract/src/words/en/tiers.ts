/** Texts of the tiers. The names of the tiers stay as they are in all languages. */

export const eliteAccess = 'Unlimited access to your center';
export const eliteHighlights = [
  'Unlimited workouts at your center',
  'Trainer led group classes',
  'Full strength and cardio floor',
  'Pause days when you travel',
] as const;
export const eliteFeaturesTitle = 'What Elite gives you';
export const eliteFeatures = [
  { title: 'Your own center', text: 'Train as often as you like during opening hours.' },
  { title: 'Group classes', text: 'Yoga, strength, run, core, dancing and boxing with a trainer.' },
  { title: 'Strength and cardio', text: 'Racks, free weights and treadmills on one floor.' },
  { title: 'A starter plan', text: 'A trainer plans your first four weeks with you.' },
] as const;

export const eliteProAccess = 'Unlimited access to 110 gyms';
export const eliteProHighlights = [
  'Access to 110 gyms',
  'Trainer led group classes',
  'Priority booking for classes',
  'More pause days, used when you like',
] as const;
export const eliteProFeaturesTitle = 'What Elite Pro gives you';
export const eliteProFeatures = [
  { title: '110 gyms', text: 'Train near home, near work or on the way.' },
  { title: 'Classes first', text: 'Book group classes a day before everyone else.' },
  { title: 'Progress checks', text: 'A trainer measures and adjusts your plan every month.' },
  { title: 'The pool', text: 'Swimming sessions come with every plan.' },
] as const;

export const elitePlusAccess = 'Unlimited access to 300+ gyms';
export const elitePlusHighlights = [
  'Access to 300+ gyms',
  'Trainer led group classes',
  'Your own trainer',
  'The most pause and extension days',
] as const;
export const elitePlusFeaturesTitle = 'What Elite Plus gives you';
export const elitePlusFeatures = [
  { title: '300+ gyms', text: 'All partner gyms, here and in other cities.' },
  { title: 'Your own trainer', text: 'One trainer who knows your plan and adjusts it.' },
  { title: 'Recovery', text: 'Steam, stretch and a physiotherapy check each quarter.' },
  { title: 'The pool, often', text: 'Twice the swimming sessions of Elite Pro.' },
] as const;
