import { type AttributeChanges, productAttributes } from '@namma/contract/catalogue/attribute-schemas';
import { fold, readAs, readNumber } from '../reading/cells.ts';
import type { FileRow } from '../reading/file.ts';
import type { ValueReader } from '../values.ts';

/** The option that shop systems write for a product without variants. */
export const isNoOption = (text: string) => text === '' || fold(text) === 'default title';

const textAttributes = ['importer', 'ingredients', 'allergens'] as const;
const numberAttributes = [
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

/**
 * Returns the attributes in the row.
 * @throws BadCell
 */
export function readSettings(
  row: FileRow,
  values: ValueReader,
  inherited: {
    family: string | null;
    maker: string | null;
    flavour: string | undefined;
    size: string | undefined;
  },
): AttributeChanges {
  const attributes: Record<string, unknown> = {};
  const set = (field: keyof AttributeChanges, column: string, value: unknown) => {
    attributes[field] = readAs<unknown>(column, productAttributes.shape[field], value);
  };
  for (const field of textAttributes) if (row.text(field) !== '') set(field, field, row.text(field));
  for (const field of numberAttributes)
    if (row.text(field) !== '') set(field, field, readNumber(field, row.text(field)));
  for (const field of ['flavour', 'size'] as const) {
    const text = isNoOption(row.text(field)) ? inherited[field] : row.text(field);
    if (text !== undefined) set(field, field, text);
  }
  const family = row.text('family') || inherited.family;
  if (family) set('family', 'family', family);
  const maker = row.text('maker') || inherited.maker;
  if (maker) set('maker', 'maker', maker);
  const origin = values.read(row, 'origin', 'origin');
  if (origin !== null) set('origin', 'origin', origin);
  if (row.text('fssaiLicence') !== '') set('fssaiLicence', 'fssaiLicence', row.text('fssaiLicence'));
  if (row.text('barcode') !== '') set('barcode', 'barcode', row.text('barcode').replace(/\.0+$/, ''));
  const mark = values.read(row, 'mark', 'mark');
  if (mark !== null) set('mark', 'mark', mark);
  for (const [column, unit] of [
    ['grams', 'g'],
    ['millilitres', 'ml'],
    ['pieces', 'piece'],
  ] as const) {
    const text = row.text(column);
    // Exports write 0 for an unknown weight.
    if (text === '' || Number(text) === 0) continue;
    set('netQuantity', column, readNumber(column, text));
    attributes.netUnit = unit;
  }
  return attributes as AttributeChanges;
}
