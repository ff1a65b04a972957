import type { Insertable } from 'kysely';
import type { ProductAttributesTable } from '../product-tables.ts';

/** The label data of a demo product, by column of product_attributes. */
type DemoAttributes = Omit<Partial<Insertable<ProductAttributesTable>>, 'product_id' | 'family_id'> & {
  origin: string;
  /** The title of its family. */
  family?: string;
};

interface Brand {
  maker: string;
  fssai_licence: string;
}

// Brands, makers and their licences are invented.
const nammaGold: Brand = {
  maker: 'Namma Gold Foods, Plot 41, Peenya Industrial Area, Bengaluru 560058',
  fssai_licence: '11224302000187',
};
const deccanIron: Brand = {
  maker: 'Deccan Iron Nutrition, KIADB Industrial Area, Harohalli 562112',
  fssai_licence: '11225302000342',
};
const kaveriClean: Brand = {
  maker: 'Kaveri Clean Labs, Hebbal Industrial Area, Mysuru 570016',
  fssai_licence: '11223302000415',
};
const nandiPeak: Brand = {
  maker: 'Nandi Peak Sports Foods, Apparel Park, Doddaballapur 561203',
  fssai_licence: '11222302000268',
};
const malnadMills: Brand = {
  maker: 'Malnad Mills, APMC Yard, Shivamogga 577204',
  fssai_licence: '11221302000093',
};
const cubbonKitchen: Brand = {
  maker: 'Cubbon Kitchen, Jigani Link Road, Bengaluru 560105',
  fssai_licence: '11224302000554',
};
const halliMillets: Brand = {
  maker: 'Halli Millets Producer Company, Gubbi Road, Tumakuru 572107',
  fssai_licence: '11223302000731',
};

/** The common label data of a brand; imported goods name the brand as their importer. */
const indian = (brand: Brand) => ({ ...brand, origin: 'IN', mark: 'green' }) as const;
const imported = ({ maker: importer, fssai_licence }: Brand, maker: string) =>
  ({ maker, importer, fssai_licence, mark: 'green' }) as const;

type Per = [
  serving_size: number,
  energy_kcal: number,
  protein_g: number | null,
  carbohydrate_g: number | null,
  sugar_g: number | null,
  added_sugar_g: number | null,
  fat_g: number | null,
  saturated_fat_g: number | null,
  sodium_mg: number,
];
/** The nutrition of a serving, in the order of a label. */
const perServing = (...values: Per) => {
  const [serving_size, energy_kcal, protein_g, carbohydrate_g, sugar_g, ...rest] = values;
  const [added_sugar_g, fat_g, saturated_fat_g, sodium_mg] = rest;
  return {
    serving_size,
    energy_kcal,
    protein_g,
    carbohydrate_g,
    sugar_g,
    added_sugar_g,
    fat_g,
    saturated_fat_g,
    trans_fat_g: fat_g === null ? null : 0,
    sodium_mg,
  };
};

/** The label data of the demo products, by slug. */
export const demoAttributes: Record<string, DemoAttributes> = {
  'namma-gold-whey-kesar-pista-1kg': {
    ...indian(nammaGold),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(33, 125, 24, 3.5, 2, 0, 1.9, 1.1, 75),
    allergens: 'Milk, soy and pistachio',
    ingredients:
      'Whey protein concentrate (92 %), pistachio (3 %), emulsifier (soy lecithin), natural flavours, saffron (0.1 %), sweetener (sucralose)',
    best_before_months: 18,
    family: 'Namma Gold Whey Protein',
    flavour: 'Kesar Pista',
    size_label: '1 kg',
  },
  'namma-gold-whey-chocolate-2kg': {
    ...indian(nammaGold),
    net_quantity: 2000,
    net_unit: 'g',
    ...perServing(33, 120, 24, 3, 1.6, 0, 1.5, 0.9, 85),
    allergens: 'Milk and soy',
    ingredients:
      'Whey protein concentrate (90 %), alkalised cocoa solids (7 %), emulsifier (soy lecithin), thickener (xanthan gum), natural flavours, sweetener (sucralose)',
    best_before_months: 18,
    family: 'Namma Gold Whey Protein',
    flavour: 'Double Chocolate',
    size_label: '2 kg',
  },
  'namma-gold-whey-filter-coffee-1kg': {
    ...indian(nammaGold),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(33, 121, 24, 3, 1.7, 0, 1.6, 1, 75),
    allergens: 'Milk and soy',
    ingredients:
      'Whey protein concentrate (92 %), instant coffee and chicory (5 %), emulsifier (soy lecithin), natural flavours, sweetener (sucralose)',
    best_before_months: 18,
    family: 'Namma Gold Whey Protein',
    flavour: 'Filter Coffee',
    size_label: '1 kg',
  },
  'deccan-iron-raw-whey-unflavoured-1kg': {
    ...indian(deccanIron),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(30, 122, 24, 2.2, 2, 0, 1.9, 1.2, 60),
    allergens: 'Milk',
    ingredients: 'Whey protein concentrate',
    best_before_months: 18,
  },
  'kaveri-clean-whey-isolate-belgian-chocolate-1kg': {
    ...indian(kaveriClean),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(30, 112, 25, 1.4, 0.6, 0, 0.7, 0.4, 70),
    allergens: 'Milk and soy',
    ingredients:
      'Whey protein isolate (91 %), cocoa solids (6 %), emulsifier (soy lecithin), natural flavours, sweetener (sucralose)',
    best_before_months: 18,
    family: 'Kaveri Clean Whey Protein Isolate',
    flavour: 'Belgian Chocolate',
    size_label: '1 kg',
  },
  'kaveri-clean-whey-isolate-alphonso-mango-500g': {
    ...indian(kaveriClean),
    net_quantity: 500,
    net_unit: 'g',
    ...perServing(31, 114, 24, 3, 2, 0, 0.6, 0.3, 65),
    allergens: 'Milk and soy',
    ingredients:
      'Whey protein isolate (88 %), dried Alphonso mango pulp (8 %), emulsifier (soy lecithin), natural flavours, sweetener (sucralose)',
    best_before_months: 18,
    family: 'Kaveri Clean Whey Protein Isolate',
    flavour: 'Alphonso Mango',
    size_label: '500 g',
  },
  'kaveri-clean-hydrolysed-whey-vanilla-900g': {
    ...imported(kaveriClean, 'Tasman Dairy Proteins, 12 Te Rapa Road, Hamilton 3200, New Zealand'),
    origin: 'NZ',
    net_quantity: 900,
    net_unit: 'g',
    ...perServing(30, 113, 25, 1.8, 0.8, 0, 0.6, 0.3, 95),
    allergens: 'Milk',
    ingredients:
      'Hydrolysed whey protein isolate (95 %), natural vanilla flavour, vanilla bean powder, sweetener (sucralose)',
    best_before_months: 24,
  },
  'namma-gold-micellar-casein-elaichi-900g': {
    ...imported(nammaGold, 'Noorderland Zuivel, Melkweg 8, 8441 Heerenveen, Netherlands'),
    origin: 'NL',
    net_quantity: 900,
    net_unit: 'g',
    ...perServing(30, 112, 24, 2.4, 1.5, 0, 0.6, 0.4, 55),
    allergens: 'Milk',
    ingredients:
      'Micellar casein (94 %), cardamom (1 %), thickener (guar gum), natural flavours, sweetener (sucralose)',
    best_before_months: 18,
  },
  'kaveri-clean-plant-protein-jaggery-cocoa-1kg': {
    ...indian(kaveriClean),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(35, 139, 24, 5.4, 3, 3, 2.2, 0.5, 210),
    allergens: 'May contain traces of nuts',
    ingredients:
      'Yellow pea protein isolate (60 %), sprouted brown rice protein (22 %), jaggery (8 %), cocoa solids (7 %), thickener (xanthan gum), salt',
    best_before_months: 12,
  },
  'deccan-iron-mass-gainer-banana-3kg': {
    ...indian(deccanIron),
    net_quantity: 3000,
    net_unit: 'g',
    ...perServing(100, 378, 20, 70, 22, 12, 2, 1.1, 140),
    allergens: 'Milk, soy and gluten',
    ingredients:
      'Maltodextrin (48 %), whey protein concentrate (22 %), oat flour (14 %), dried Nendran banana (10 %), sugar, emulsifier (soy lecithin)',
    best_before_months: 15,
  },
  'deccan-iron-mass-gainer-chocolate-1kg': {
    ...indian(deccanIron),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(100, 382, 15, 76, 28, 18, 2, 1.2, 150),
    allergens: 'Milk, soy and gluten',
    ingredients:
      'Maltodextrin (46 %), skimmed milk powder (18 %), whey protein concentrate (12 %), sugar (11 %), malt extract (7 %), cocoa solids (5 %), emulsifier (soy lecithin)',
    best_before_months: 15,
  },
  'kaveri-clean-clear-whey-nimbu-400g': {
    ...indian(kaveriClean),
    net_quantity: 400,
    net_unit: 'g',
    ...perServing(25, 84, 20, 0.7, 0, 0, 0.1, 0.1, 40),
    allergens: 'Milk',
    ingredients:
      'Whey protein isolate (90 %), acid (malic acid), natural lime and mint flavours, sweetener (sucralose)',
    best_before_months: 18,
  },
  'kaveri-clean-whey-drink-kokum-4x330ml': {
    ...indian(kaveriClean),
    net_quantity: 1320,
    net_unit: 'ml',
    ...perServing(330, 72, 15, 2.8, 2.4, 0, 0.1, 0, 180),
    allergens: 'Milk',
    ingredients:
      'Water, whey protein isolate (5 %), kokum juice concentrate (3 %), acid (citric acid), rock salt, sweetener (sucralose)',
    best_before_months: 6,
  },
  'namma-gold-whey-taster-5-sachets': {
    ...indian(nammaGold),
    net_quantity: 165,
    net_unit: 'g',
    ...perServing(33, 122, 24, 3.1, 1.8, 0, 1.6, 1, 78),
    allergens: 'Milk, soy and pistachio',
    ingredients:
      'Whey protein concentrate (91 %), cocoa solids, pistachio, instant coffee and chicory, dried strawberry, cardamom, emulsifier (soy lecithin), natural flavours, sweetener (sucralose)',
    best_before_months: 12,
    family: 'Namma Gold Whey Protein',
    flavour: 'Five flavours',
    size_label: '5 x 33 g',
  },
  'namma-gold-whey-sachets-malai-kulfi-10x33g': {
    ...indian(nammaGold),
    net_quantity: 330,
    net_unit: 'g',
    ...perServing(33, 125, 24, 3.7, 2.2, 0, 1.7, 1, 80),
    allergens: 'Milk, soy and almond',
    ingredients:
      'Whey protein concentrate (91 %), skimmed milk powder (4 %), almond (2 %), cardamom, emulsifier (soy lecithin), natural flavours, sweetener (sucralose)',
    best_before_months: 12,
    family: 'Namma Gold Whey Protein',
    flavour: 'Malai Kulfi',
    size_label: '10 x 33 g',
  },
  'namma-gold-whey-starter-combo-shaker': {
    ...indian(nammaGold),
    net_quantity: 500,
    net_unit: 'g',
    ...perServing(33, 120, 24, 3, 1.6, 0, 1.5, 0.9, 85),
    allergens: 'Milk and soy',
    ingredients:
      'Whey protein concentrate (90 %), alkalised cocoa solids (7 %), emulsifier (soy lecithin), thickener (xanthan gum), natural flavours, sweetener (sucralose)',
    best_before_months: 18,
    family: 'Namma Gold Whey Protein',
    flavour: 'Double Chocolate',
    size_label: '500 g with shaker',
  },
  'namma-gold-protein-shaker-600ml': {
    maker: nammaGold.maker,
    origin: 'IN',
    net_quantity: 1,
    net_unit: 'piece',
  },
  'deccan-iron-daily-whey-blend-strawberry-1kg': {
    ...indian(deccanIron),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(40, 151, 15, 19, 17, 8, 1.6, 1, 110),
    allergens: 'Milk and soy',
    ingredients:
      'Whey protein concentrate (42 %), skimmed milk powder (35 %), sugar (18 %), emulsifier (soy lecithin), natural flavour, colour (122)',
    best_before_months: 12,
  },
  'deccan-iron-creatine-monohydrate-250g': {
    ...indian(deccanIron),
    net_quantity: 250,
    net_unit: 'g',
    ...perServing(3, 0, null, null, null, null, null, null, 0),
    ingredients: 'Creatine monohydrate',
    best_before_months: 36,
    family: 'Deccan Iron Creatine Monohydrate',
    size_label: '250 g',
  },
  'deccan-iron-creatine-monohydrate-100g': {
    ...indian(deccanIron),
    net_quantity: 100,
    net_unit: 'g',
    ...perServing(3, 0, null, null, null, null, null, null, 0),
    ingredients: 'Creatine monohydrate',
    best_before_months: 36,
    family: 'Deccan Iron Creatine Monohydrate',
    size_label: '100 g',
  },
  'nandi-peak-creatine-nimbu-300g': {
    ...indian(nandiPeak),
    net_quantity: 300,
    net_unit: 'g',
    ...perServing(5, 4, null, 0.9, 0, 0, 0, 0, 120),
    ingredients:
      'Creatine monohydrate (60 %), dried lime juice, acid (citric acid), black salt, roasted cumin, sweetener (steviol glycosides)',
    best_before_months: 24,
  },
  'kaveri-clean-creatine-capsules-120': {
    ...imported(kaveriClean, 'Rheinland Kreatin, Industriestrasse 21, 50735 Köln, Germany'),
    origin: 'DE',
    net_quantity: 120,
    net_unit: 'piece',
    ...perServing(4, 0, null, null, null, null, null, null, 0),
    ingredients: 'Creatine monohydrate, capsule shell (hypromellose)',
    best_before_months: 36,
  },
  'nandi-peak-pre-workout-kala-khatta-300g': {
    ...indian(nandiPeak),
    net_quantity: 300,
    net_unit: 'g',
    ...perServing(10, 16, null, 3.8, 0.5, 0, 0, 0, 180),
    ingredients:
      'Citrulline malate (40 %), beta-alanine (16 %), jamun powder (12 %), acid (malic acid), black salt, caffeine (1.5 %), sweetener (sucralose)',
    best_before_months: 24,
    family: 'Nandi Peak Pre-Workout',
    flavour: 'Kala Khatta',
    size_label: '300 g',
  },
  'nandi-peak-pre-workout-stim-free-watermelon-300g': {
    ...indian(nandiPeak),
    net_quantity: 300,
    net_unit: 'g',
    ...perServing(10, 6, null, 1.4, 0.2, 0, 0, 0, 60),
    ingredients:
      'Citrulline malate (60 %), beta-alanine (16 %), taurine (10 %), acid (citric acid), natural watermelon flavour, sweetener (sucralose)',
    best_before_months: 24,
  },
  'deccan-iron-pre-workout-strong-green-apple-390g': {
    ...indian(deccanIron),
    net_quantity: 390,
    net_unit: 'g',
    ...perServing(13, 7, null, 1.6, 0.1, 0, 0, 0, 90),
    ingredients:
      'Citrulline malate (46 %), beta-alanine (25 %), tyrosine (8 %), acid (malic acid), caffeine (1.5 %), natural apple flavour, sweetener (sucralose)',
    best_before_months: 24,
  },
  'nandi-peak-pre-workout-sachets-guava-chilli-10x10g': {
    ...indian(nandiPeak),
    net_quantity: 100,
    net_unit: 'g',
    ...perServing(10, 16, null, 3.9, 0.6, 0, 0, 0, 190),
    ingredients:
      'Citrulline malate (40 %), beta-alanine (16 %), guava powder (12 %), acid (malic acid), salt, chilli (0.4 %), caffeine (1.5 %), sweetener (sucralose)',
    best_before_months: 24,
    family: 'Nandi Peak Pre-Workout',
    flavour: 'Guava Chilli',
    size_label: '10 x 10 g',
  },
  'nandi-peak-bcaa-green-mango-250g': {
    ...indian(nandiPeak),
    net_quantity: 250,
    net_unit: 'g',
    ...perServing(10, 27, null, 0.6, 0, 0, 0, 0, 200),
    ingredients:
      'L-leucine (30 %), L-isoleucine (15 %), L-valine (15 %), green mango powder, acid (citric acid), rock salt, sweetener (steviol glycosides)',
    best_before_months: 24,
  },
  'deccan-iron-bcaa-unflavoured-200g': {
    ...indian(deccanIron),
    net_quantity: 200,
    net_unit: 'g',
    ...perServing(5, 20, null, 0, 0, 0, 0, 0, 0),
    ingredients: 'L-leucine, L-isoleucine, L-valine',
    best_before_months: 24,
  },
  'kaveri-clean-eaa-nagpur-orange-400g': {
    ...indian(kaveriClean),
    net_quantity: 400,
    net_unit: 'g',
    ...perServing(10, 30, null, 0.5, 0.2, 0, 0, 0, 220),
    ingredients:
      'Essential amino acids (70 %), acid (citric acid), sodium citrate, potassium citrate, magnesium citrate, natural orange flavour, sweetener (steviol glycosides)',
    best_before_months: 24,
  },
  'deccan-iron-l-glutamine-250g': {
    ...indian(deccanIron),
    net_quantity: 250,
    net_unit: 'g',
    ...perServing(5, 20, null, 0, 0, 0, 0, 0, 0),
    ingredients: 'L-glutamine',
    best_before_months: 36,
  },
  'nandi-peak-citrulline-malate-200g': {
    ...imported(nandiPeak, 'Haitang Amino, 66 Binhai Road, Nantong 226017, China'),
    origin: 'CN',
    net_quantity: 200,
    net_unit: 'g',
    ...perServing(6, 17, null, 0, 0, 0, 0, 0, 0),
    ingredients: 'Citrulline malate 2:1',
    best_before_months: 36,
  },
  'nandi-peak-beta-alanine-200g': {
    ...imported(nandiPeak, 'Haitang Amino, 66 Binhai Road, Nantong 226017, China'),
    origin: 'CN',
    net_quantity: 200,
    net_unit: 'g',
    ...perServing(3.2, 12, null, 0, 0, 0, 0, 0, 0),
    ingredients: 'Beta-alanine',
    best_before_months: 36,
  },
  'nandi-peak-electrolyte-tablets-nimbu-pani-40': {
    ...indian(nandiPeak),
    net_quantity: 40,
    net_unit: 'piece',
    ...perServing(1, 8, null, 1.9, 0, 0, 0, 0, 300),
    ingredients:
      'Acid (citric acid), sodium bicarbonate, potassium carbonate, magnesium carbonate, dried lime juice, sweetener (steviol glycosides)',
    best_before_months: 24,
  },
  'nandi-peak-electrolyte-sachets-tender-coconut-20': {
    ...indian(nandiPeak),
    net_quantity: 120,
    net_unit: 'g',
    ...perServing(6, 17, 0.1, 4.1, 3, 0, 0, 0, 250),
    ingredients: 'Dried tender coconut water (92 %), sea salt',
    best_before_months: 18,
  },
  'kaveri-clean-post-workout-recovery-drink-badam-1kg': {
    ...indian(kaveriClean),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(50, 195, 15, 30, 14, 8, 1.6, 0.9, 120),
    allergens: 'Milk, soy and almond',
    ingredients:
      'Maltodextrin (45 %), whey protein concentrate (36 %), sugar (9 %), almond (6 %), saffron, emulsifier (soy lecithin)',
    best_before_months: 12,
  },
  'deccan-iron-caffeine-tablets-100mg-60': {
    ...indian(deccanIron),
    net_quantity: 60,
    net_unit: 'piece',
    ...perServing(1, 0, null, null, null, null, null, null, 0),
    ingredients:
      'Bulking agent (microcrystalline cellulose), caffeine, anti-caking agent (magnesium stearate)',
    best_before_months: 36,
  },
  'malnad-mills-rolled-oats-1kg': {
    ...indian(malnadMills),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(40, 155, 5, 26, 0.4, 0, 2.9, 0.5, 2),
    allergens: 'Gluten',
    ingredients: 'Rolled oats',
    best_before_months: 9,
  },
  'cubbon-kitchen-masala-oats-12x38g': {
    ...indian(cubbonKitchen),
    net_quantity: 456,
    net_unit: 'g',
    ...perServing(38, 145, 4, 25, 1.5, 0, 3, 0.6, 390),
    allergens: 'Gluten',
    ingredients:
      'Rolled oats (76 %), dried carrot, beans and peas (9 %), spices (6 %), salt, rice bran oil, turmeric',
    best_before_months: 9,
  },
  'cubbon-kitchen-overnight-oats-banana-elaichi-500g': {
    ...indian(cubbonKitchen),
    net_quantity: 500,
    net_unit: 'g',
    ...perServing(50, 192, 11, 26, 6, 0, 4.4, 0.9, 45),
    allergens: 'Gluten and milk',
    ingredients:
      'Rolled oats (58 %), milk protein (15 %), dried Nanjangud banana (15 %), chia seeds (10 %), cardamom',
    best_before_months: 9,
  },
  'malnad-mills-peanut-butter-crunchy-1kg': {
    ...indian(malnadMills),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(32, 195, 9, 4.5, 1.3, 0, 16, 2.6, 3),
    allergens: 'Peanut',
    ingredients: 'Roasted peanuts',
    best_before_months: 9,
    family: 'Malnad Mills Peanut Butter',
    flavour: 'Unsweetened Crunchy',
    size_label: '1 kg',
  },
  'malnad-mills-peanut-butter-jaggery-chocolate-750g': {
    ...indian(malnadMills),
    net_quantity: 750,
    net_unit: 'g',
    ...perServing(32, 185, 10, 6, 3, 2.2, 13.5, 2.5, 25),
    allergens: 'Peanut, milk and soy',
    ingredients:
      'Roasted peanuts (78 %), whey protein isolate (9 %), jaggery (7 %), cocoa solids (5 %), emulsifier (soy lecithin)',
    best_before_months: 9,
    family: 'Malnad Mills Peanut Butter',
    flavour: 'Jaggery Chocolate',
    size_label: '750 g',
  },
  'malnad-mills-almond-butter-smooth-500g': {
    ...indian(malnadMills),
    net_quantity: 500,
    net_unit: 'g',
    ...perServing(30, 185, 6.5, 4, 1.3, 0, 16, 1.2, 1),
    allergens: 'Almond',
    ingredients: 'Roasted almonds',
    best_before_months: 9,
  },
  'cubbon-kitchen-muesli-fruit-nut-1kg': {
    ...indian(cubbonKitchen),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(50, 195, 6, 32, 9, 3, 4.8, 0.7, 20),
    allergens: 'Gluten and almond',
    ingredients:
      'Rolled oats (42 %), wheat flakes (18 %), ragi flakes (11 %), raisins (10 %), almonds (8 %), dried papaya (5 %), honey (4 %), pumpkin seeds (2 %)',
    best_before_months: 9,
  },
  'halli-millets-high-protein-ragi-dosa-mix-1kg': {
    ...indian(halliMillets),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(60, 210, 9, 40, 0.6, 0, 1.2, 0.3, 12),
    allergens: 'May contain gluten',
    ingredients: 'Ragi (50 %), urad dal (25 %), moong dal (18 %), poha (7 %)',
    best_before_months: 6,
  },
  'cubbon-kitchen-protein-bar-mocha-6x60g': {
    ...indian(cubbonKitchen),
    net_quantity: 360,
    net_unit: 'g',
    ...perServing(60, 225, 20, 17, 11, 0, 9, 2.8, 85),
    allergens: 'Milk, soy and almond',
    ingredients:
      'Milk protein (34 %), dates (28 %), almonds (16 %), dark chocolate without added sugar (12 %), chicory fibre, coffee (1.5 %), emulsifier (soy lecithin)',
    best_before_months: 9,
    family: 'Cubbon Kitchen Protein Bar',
    flavour: 'Mocha Almond',
    size_label: '6 x 60 g',
  },
  'cubbon-kitchen-peanut-date-protein-bar-12x50g': {
    ...indian(cubbonKitchen),
    net_quantity: 600,
    net_unit: 'g',
    ...perServing(50, 215, 14, 18.5, 13, 0, 9.5, 1.6, 110),
    allergens: 'Peanut and milk',
    ingredients:
      'Peanuts (36 %), dates (34 %), whey protein concentrate (18 %), puffed amaranth (11 %), sea salt',
    best_before_months: 9,
    family: 'Cubbon Kitchen Protein Bar',
    flavour: 'Peanut and Date',
    size_label: '12 x 50 g',
  },
  'cubbon-kitchen-roasted-makhana-pudina-4x75g': {
    ...indian(cubbonKitchen),
    net_quantity: 300,
    net_unit: 'g',
    ...perServing(25, 98, 2.4, 17.5, 0.3, 0, 2, 0.5, 150),
    allergens: 'May contain milk',
    ingredients: 'Fox nuts (86 %), rice bran oil, dried mint (3 %), amchur, black salt',
    best_before_months: 6,
  },
  'halli-millets-ragi-cookies-jaggery-2x200g': {
    ...indian(halliMillets),
    net_quantity: 400,
    net_unit: 'g',
    ...perServing(25, 118, 2, 16, 6, 5.8, 5.1, 3.2, 45),
    allergens: 'Gluten and milk',
    ingredients:
      'Ragi flour (32 %), whole-wheat flour (22 %), jaggery (23 %), cow ghee (19 %), raising agent (500), cardamom',
    best_before_months: 6,
  },
  'malnad-mills-high-protein-atta-5kg': {
    ...indian(malnadMills),
    net_quantity: 5000,
    net_unit: 'g',
    ...perServing(60, 213, 11, 37, 1.6, 0, 2.2, 0.4, 5),
    allergens: 'Gluten and soy',
    ingredients: 'Whole wheat (78 %), roasted chana (14 %), soya (8 %)',
    best_before_months: 4,
  },
  'malnad-mills-white-quinoa-1kg': {
    ...indian(malnadMills),
    net_quantity: 1000,
    net_unit: 'g',
    ...perServing(100, 368, 14, 57, 2, 0, 6, 0.7, 5),
    ingredients: 'White quinoa',
    best_before_months: 12,
  },
  'malnad-mills-chia-seeds-500g': {
    ...indian(malnadMills),
    net_quantity: 500,
    net_unit: 'g',
    ...perServing(12, 58, 2, 4.8, 0, 0, 3.7, 0.4, 2),
    ingredients: 'Black chia seeds',
    best_before_months: 12,
  },
  'malnad-mills-trail-mix-coorg-500g': {
    ...indian(malnadMills),
    net_quantity: 500,
    net_unit: 'g',
    ...perServing(30, 160, 5, 9.5, 5, 0, 11.5, 1.5, 70),
    allergens: 'Almond and cashew',
    ingredients:
      'Almonds (28 %), cashews (22 %), pumpkin seeds (16 %), sunflower seeds (14 %), cranberries, black raisins, rock salt, pepper (0.8 %)',
    best_before_months: 6,
  },
  'cubbon-kitchen-egg-white-protein-chips-6x30g': {
    ...indian(cubbonKitchen),
    net_quantity: 180,
    net_unit: 'g',
    mark: 'brown',
    ...perServing(30, 120, 10, 13, 1, 0.3, 3, 0.5, 240),
    allergens: 'Egg',
    ingredients:
      'Egg white (38 %), chana flour (27 %), tapioca starch (22 %), rice bran oil, tomato (3 %), chilli, salt',
    best_before_months: 6,
  },
  'cubbon-kitchen-fit-pantry-box': {
    ...indian(cubbonKitchen),
    net_quantity: 3660,
    net_unit: 'g',
    allergens: 'Gluten, peanut, almond, milk and soy',
    ingredients:
      'Rolled oats, peanut butter (roasted peanuts), muesli (oats, wheat flakes, ragi flakes, raisins, almonds, papaya, honey, pumpkin seeds), makhana (fox nuts, rice bran oil, mint, amchur, black salt), protein bars (milk protein, dates, almonds, dark chocolate, chicory fibre, coffee, soy lecithin)',
    best_before_months: 6,
  },
};
