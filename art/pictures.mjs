/** Every picture of the website except the products: which scene makes it, how large, and what it shows. */

const hero = { size: [1600, 1000], widths: [640, 1024, 1600], samples: 32, on: 'ink' };
const tier = { size: [960, 720], widths: [480, 960], samples: 36, on: 'ink' };
const upright = { size: [800, 1000], widths: [400, 800], samples: 36, on: 'ink' };
const card = { size: [800, 600], widths: [400, 800], samples: 36, on: 'ink' };

export const pictures = [
  {
    ...hero,
    name: 'hero-landing',
    scene: 'hero_landing',
    alt: 'Two hex dumbbells and a loaded barbell on a wet dark gym floor, edged with lime light',
  },
  {
    ...tier,
    name: 'tier-elite',
    scene: 'tier_elite',
    alt: 'A rack of hex dumbbells in a dark gym, lit from behind in lime',
  },
  {
    ...tier,
    name: 'tier-elite-pro',
    scene: 'tier_elite_pro',
    alt: 'A loaded barbell on the hooks of a rack, edged with mint light',
  },
  {
    ...tier,
    name: 'tier-elite-plus',
    scene: 'tier_elite_plus',
    alt: 'A bench under a loaded barbell in a hall of yellow light frames',
  },
  {
    ...hero,
    name: 'hero-elite-pro',
    scene: 'tier_elite_pro',
    options: { wide: true },
    alt: 'A loaded barbell on the hooks of a rack in a dark gym, edged with mint light',
  },
  {
    ...hero,
    name: 'hero-elite-plus',
    scene: 'tier_elite_plus',
    options: { wide: true },
    alt: 'A bench and a loaded barbell before a row of yellow light frames',
  },
  {
    ...upright,
    name: 'class-yoga',
    scene: 'class_yoga',
    alt: 'A lime yoga mat half rolled and two cork blocks on a wooden floor',
  },
  {
    ...upright,
    name: 'class-strength',
    scene: 'class_strength',
    alt: 'Bumper plates on a barbell, seen close from the floor',
  },
  {
    ...upright,
    name: 'class-run',
    scene: 'class_run',
    alt: 'A stopwatch at the start of a numbered running lane',
  },
  { ...upright, name: 'class-core', scene: 'class_core', alt: 'Two medicine balls and an ab wheel' },
  {
    ...upright,
    name: 'class-dancing',
    scene: 'class_dancing',
    alt: 'Loudspeakers between lime and coral lights on a polished floor',
  },
  {
    ...upright,
    name: 'class-boxing',
    scene: 'class_boxing',
    alt: 'A pair of lime boxing gloves hung before a heavy bag',
  },
  {
    ...card,
    name: 'feature-muscle',
    scene: 'feature_muscle',
    alt: "A cable machine's weight stack with a lime pin",
  },
  {
    ...card,
    name: 'feature-cardio',
    scene: 'feature_cardio',
    alt: 'The belt and lit console of a treadmill',
  },
  {
    ...card,
    name: 'feature-weight',
    scene: 'feature_weight',
    alt: 'A row of kettlebells with coloured bands',
  },
  {
    ...card,
    name: 'feature-more',
    scene: 'feature_more',
    alt: 'Battle ropes lying in waves over the gym floor',
  },
  {
    ...card,
    name: 'consult-fitness',
    scene: 'consult_fitness',
    alt: 'A measuring log on a clipboard, a tape measure and a pencil',
  },
  {
    ...card,
    name: 'consult-nutrition',
    scene: 'consult_nutrition',
    alt: 'A bowl of berries and almonds on a kitchen scale',
  },
  {
    ...card,
    name: 'consult-physiotherapy',
    scene: 'consult_physiotherapy',
    alt: 'A foam roller and three resistance bands',
  },
  {
    ...tier,
    name: 'about-lockers',
    scene: 'about_lockers',
    alt: 'A row of numbered lockers, a wooden bench and a rolled mat',
  },
];
