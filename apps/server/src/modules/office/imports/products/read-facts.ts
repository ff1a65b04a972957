import { countryNames } from '@namma/contract/addresses/countries';
import { type FactChanges, productFacts } from '@namma/contract/catalogue/fact-schemas';
import { headerKey } from '@namma/contract/imports/fields';
import { BadCell, fold, readAs, readNumber } from '../reading/cells.ts';
import type { FileRow } from '../reading/file.ts';

/** What programs write for a product without variants. */
export const isNoOption = (text: string) => text === '' || fold(text) === 'default title';

const textFacts = ['importer', 'ingredients', 'allergens'] as const;
const numberFacts = [
  'bestBeforeMonths',
  'servingSize',
  'energyKcal',
  'proteinGrams',
  'carbohydrateGrams',
  'sugarGrams',
  'addedSugarGrams',
  'fatGrams',
  'saturatedFatGrams',
  'transFatGrams',
  'sodiumMilligrams',
] as const;

const countryByName = new Map(
  Object.entries(countryNames).flatMap(([code, name]) => [
    [fold(code), code] as const,
    [fold(name), code] as const,
  ]),
);

/** The facts that the row has. @throws BadCell */
export function readFacts(
  row: FileRow,
  inherited: { family: string | null; maker: string | null },
): FactChanges {
  const facts: Record<string, unknown> = {};
  const set = (field: keyof FactChanges, column: string, value: unknown) => {
    facts[field] = readAs<unknown>(column, productFacts.shape[field], value);
  };
  for (const field of textFacts) if (row.text(field) !== '') set(field, field, row.text(field));
  for (const field of numberFacts)
    if (row.text(field) !== '') set(field, field, readNumber(field, row.text(field)));
  for (const field of ['flavour', 'size'] as const)
    if (!isNoOption(row.text(field))) set(field, field, row.text(field));
  const family = row.text('family') || inherited.family;
  if (family) set('family', 'family', family);
  const maker = row.text('maker') || inherited.maker;
  if (maker) set('maker', 'maker', maker);
  if (row.text('origin') !== '')
    set('origin', 'origin', countryByName.get(fold(row.text('origin'))) ?? row.text('origin'));
  if (row.text('fssaiLicence') !== '') set('fssaiLicence', 'fssaiLicence', row.text('fssaiLicence'));
  if (row.text('barcode') !== '') set('barcode', 'barcode', row.text('barcode').replace(/\.0+$/, ''));
  if (row.text('mark') !== '') facts.mark = readMark(row.text('mark'));
  for (const [column, unit] of [
    ['grams', 'g'],
    ['millilitres', 'ml'],
    ['pieces', 'piece'],
  ] as const) {
    const text = row.text(column);
    // Exports write 0 for what nobody has weighed.
    if (text === '' || Number(text) === 0) continue;
    set('netQuantity', column, readNumber(column, text));
    facts.netUnit = unit;
  }
  return facts as FactChanges;
}

function readMark(text: string): 'green' | 'brown' {
  const word = headerKey(text);
  if (['veg', 'vegetarian', 'green', 'vegan', 'yes'].includes(word)) return 'green';
  if (['nonveg', 'nonvegetarian', 'brown', 'egg', 'no'].includes(word)) return 'brown';
  throw new BadCell('mark', 'Write veg or non-veg.');
}
