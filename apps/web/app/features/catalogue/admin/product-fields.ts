import type { Product, ProductForm } from '@namma/contract/schemas/catalogue';

/** Turns the text of a number field into a number. Empty text is undefined, not 0. */
export const numberIn = (text: FormDataEntryValue | undefined): number | undefined =>
  typeof text === 'string' && text.trim() !== '' ? Number(text) : undefined;

/** An admin's changes of a product. */
export type ProductChanges = Partial<ProductForm>;

type Field = keyof ProductForm;
const fields: readonly Field[] = ['name', 'available', 'price', 'discount', 'image', 'description'];

/** Only the fields that differ from the product that the form was opened with. The description cannot be edited. */
export const changedFields = (opened: Product, values: ProductForm): ProductChanges =>
  Object.fromEntries(
    fields
      .filter((field) => field !== 'description' && values[field] !== opened[field])
      .map((field) => [field, values[field]]),
  );

export interface ComparedField {
  field: Field;
  theirs: ProductForm[Field];
  mine: ProductForm[Field];
}

/**
 * Compares the changes of two admins who both had the product open.
 * @returns `disputed`: fields that both changed, to different values; `theirsAlone` and `mineAlone`: fields that only
 * one of them changed, so that both changes can be kept
 */
export function compareChanges(opened: Product, mine: ProductChanges, theirs: Product) {
  const isTheirs = (field: Field) => theirs[field] !== opened[field];
  const changedByMe = fields.filter((field) => field in mine && mine[field] !== theirs[field]);
  const compared = (field: Field): ComparedField => ({
    field,
    theirs: theirs[field],
    mine: mine[field] ?? opened[field],
  });
  return {
    disputed: changedByMe.filter(isTheirs).map(compared),
    mineAlone: changedByMe.filter((field) => !isTheirs(field)).map(compared),
    theirsAlone: fields.filter((field) => isTheirs(field) && !(field in mine)).map(compared),
  };
}
