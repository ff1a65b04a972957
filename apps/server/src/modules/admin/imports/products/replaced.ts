import type { AttributeChanges } from '@namma/contract/catalogue/attribute-schemas';
import type { ProductUpdate } from '@namma/contract/catalogue/schemas';
import type { AnyImportField } from '@namma/contract/imports/fields';
import { basisPointsToPercent, formatRupees, paiseToRupees } from '@namma/contract/money';
import { attributeColumns, type findDetails } from '../../../shop/catalogue/api.ts';
import type { Replaced } from '../context.ts';

/** A product in the shop. */
export type Details = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

/** An attribute of a product; null if it is not set. */
export function attributeOf(known: Details, field: keyof AttributeChanges): Details[keyof Details] {
  // Attributes without a column mapping have the same name on both sides.
  const column: keyof Details =
    field in attributeColumns
      ? attributeColumns[field as keyof typeof attributeColumns]
      : (field as keyof Details);
  return known[column];
}

const columnOfUnit = new Map<string | number, AnyImportField>([
  ['g', 'grams'],
  ['ml', 'millilitres'],
  ['piece', 'pieces'],
]);

/** Returns the values that a change overwrites. Filled-in fields and additions, such as a picture, do not count. */
export function replacedBy(known: Details, form: Omit<ProductUpdate, 'productId'>): Replaced | undefined {
  const changes: { field: AnyImportField; before: string; after: string }[] = [];
  const { name, description, price, discount = 0, cost, available, attributes = {} } = form;
  if (name !== undefined) changes.push({ field: 'name', before: known.name, after: name });
  if (price !== undefined) {
    const before = priceText(paiseToRupees(known.price_paise), basisPointsToPercent(known.discount_bp));
    changes.push({ field: 'price', before, after: priceText(price, discount) });
  }
  if (typeof cost === 'number' && known.cost_paise !== null)
    changes.push({
      field: 'cost',
      before: formatRupees(paiseToRupees(known.cost_paise)),
      after: formatRupees(cost),
    });
  if (description !== undefined)
    changes.push({ field: 'description', before: known.description, after: description });
  if (available !== undefined)
    changes.push({
      field: 'available',
      before: yesOrNo(known.is_available),
      after: yesOrNo(available === 1),
    });
  for (const [key, value] of Object.entries(attributes)) {
    const before = attributeOf(known, key as keyof AttributeChanges);
    if (before === null || key === 'netUnit') continue;
    // An attribute is named like its column, except the quantity, which has a column for each unit.
    const unit = attributes.netUnit ?? known.net_unit ?? 'g';
    const field = key === 'netQuantity' ? (columnOfUnit.get(unit) ?? 'grams') : (key as AnyImportField);
    changes.push({ field, before: String(before), after: String(value) });
  }
  return changes.length > 0 ? { name: known.name, changes } : undefined;
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** `₹2,999 less 10%` */
export const priceText = (rupees: number, percent: number): string =>
  percent === 0 ? formatRupees(rupees) : `${formatRupees(rupees)} less ${percent}%`;
