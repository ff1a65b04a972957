/** The tax of a demo product: HSN code, GST rate in basis points, and whether to ask an accountant about it. */
export interface DemoTax {
  hsn: string;
  rateBasisPoints: number;
  needsReview: boolean;
}

const sure = (hsn: string, rateBasisPoints = 500): DemoTax => ({ hsn, rateBasisPoints, needsReview: false });
/** Marks that several codes or rates are possible; uses the higher rate where a mistake would cost more. */
const unsure = (hsn: string, rateBasisPoints = 500): DemoTax => ({ hsn, rateBasisPoints, needsReview: true });

/** The first day of the rates: that of the GST reform. */
export const DEMO_TAX_FROM = '2025-09-22';

/**
 * The taxes of the demo catalogue, by slug. To be confirmed: whey of more than 80 % protein (2106 or 3502), casein
 * (2106 or 3501), drinks (2202), single amino acids and creatine (2106 or a chemical), caffeine, and sets of goods with
 * several rates.
 */
export const demoTaxes: Record<string, DemoTax> = {
  'namma-gold-whey-kesar-pista-1kg': sure('21061000'),
  'namma-gold-whey-chocolate-2kg': sure('21061000'),
  'namma-gold-whey-filter-coffee-1kg': sure('21061000'),
  'deccan-iron-raw-whey-unflavoured-1kg': unsure('21061000'),
  'kaveri-clean-whey-isolate-belgian-chocolate-1kg': unsure('21061000'),
  'kaveri-clean-whey-isolate-alphonso-mango-500g': unsure('21061000'),
  'kaveri-clean-hydrolysed-whey-vanilla-900g': unsure('21061000'),
  'namma-gold-micellar-casein-elaichi-900g': unsure('21061000'),
  'kaveri-clean-plant-protein-jaggery-cocoa-1kg': sure('21061000'),
  'deccan-iron-mass-gainer-banana-3kg': sure('21069099'),
  'deccan-iron-mass-gainer-chocolate-1kg': sure('21069099'),
  'kaveri-clean-clear-whey-nimbu-400g': unsure('21061000'),
  'kaveri-clean-whey-drink-kokum-4x330ml': unsure('22029990', 4_000),
  'namma-gold-whey-taster-5-sachets': sure('21061000'),
  'namma-gold-whey-sachets-malai-kulfi-10x33g': sure('21061000'),
  'namma-gold-whey-starter-combo-shaker': unsure('21061000', 1_800),
  'namma-gold-protein-shaker-600ml': sure('39241090', 1_800),
  'deccan-iron-daily-whey-blend-strawberry-1kg': sure('21061000'),
  'deccan-iron-creatine-monohydrate-250g': unsure('21069099'),
  'deccan-iron-creatine-monohydrate-100g': unsure('21069099'),
  'nandi-peak-creatine-nimbu-300g': unsure('21069099'),
  'kaveri-clean-creatine-capsules-120': unsure('21069099'),
  'nandi-peak-pre-workout-kala-khatta-300g': unsure('21069099'),
  'nandi-peak-pre-workout-stim-free-watermelon-300g': unsure('21069099'),
  'deccan-iron-pre-workout-strong-green-apple-390g': unsure('21069099'),
  'nandi-peak-pre-workout-sachets-guava-chilli-10x10g': unsure('21069099'),
  'nandi-peak-bcaa-green-mango-250g': sure('21069099'),
  'deccan-iron-bcaa-unflavoured-200g': sure('21069099'),
  'kaveri-clean-eaa-nagpur-orange-400g': sure('21069099'),
  'deccan-iron-l-glutamine-250g': unsure('21069099'),
  'nandi-peak-citrulline-malate-200g': unsure('21069099'),
  'nandi-peak-beta-alanine-200g': unsure('21069099'),
  'nandi-peak-electrolyte-tablets-nimbu-pani-40': sure('21069099'),
  'nandi-peak-electrolyte-sachets-tender-coconut-20': sure('21069099'),
  'kaveri-clean-post-workout-recovery-drink-badam-1kg': sure('21069099'),
  'deccan-iron-caffeine-tablets-100mg-60': unsure('21069099'),
  'malnad-mills-rolled-oats-1kg': sure('1104'),
  'cubbon-kitchen-masala-oats-12x38g': sure('1904'),
  'cubbon-kitchen-overnight-oats-banana-elaichi-500g': sure('1904'),
  'malnad-mills-peanut-butter-crunchy-1kg': sure('2008'),
  'malnad-mills-peanut-butter-jaggery-chocolate-750g': sure('2008'),
  'malnad-mills-almond-butter-smooth-500g': sure('2008'),
  'cubbon-kitchen-muesli-fruit-nut-1kg': sure('1904'),
  'halli-millets-high-protein-ragi-dosa-mix-1kg': sure('2106'),
  'cubbon-kitchen-protein-bar-mocha-6x60g': sure('2106'),
  'cubbon-kitchen-peanut-date-protein-bar-12x50g': sure('2106'),
  'cubbon-kitchen-roasted-makhana-pudina-4x75g': sure('2008'),
  'halli-millets-ragi-cookies-jaggery-2x200g': sure('1905'),
  'malnad-mills-high-protein-atta-5kg': sure('1101'),
  'malnad-mills-white-quinoa-1kg': sure('1008'),
  'malnad-mills-chia-seeds-500g': sure('1207'),
  'malnad-mills-trail-mix-coorg-500g': sure('0813'),
  'cubbon-kitchen-egg-white-protein-chips-6x30g': sure('1905'),
  'cubbon-kitchen-fit-pantry-box': unsure('2106', 1_800),
};
