import type { ChangedFields } from '@namma/contract/admin/schemas';
import type { Reply } from '@namma/contract/calls';
import type { AttributeChanges } from '@namma/contract/catalogue/attribute-schemas';
import type { NewProduct, ProductUpdate, WordChanges } from '@namma/contract/catalogue/schemas';
import type { ActivityAction } from '@namma/contract/domains';
import { percentToBasisPoints, rupeesToPaise } from '@namma/contract/money';
import { otherLocales } from '@namma/contract/other-locales';
import type { Deps } from '../../../deps.ts';
import type { LoggedChange } from '../../../module.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { BulkOutcome } from '../../../platform/shared/bulk.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { refuse, refuseField, refuseWith } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { type ActivityEntry, type Actor, logActivity, undoRows } from '../../core/audit/api.ts';
import { markImagesUsed } from '../../core/images/api.ts';
import { claimBarcode } from './counter.ts';
import {
  attributeValuesOf,
  type DetailChanges,
  type DetailedProduct,
  detailsIn,
  loggedDetails,
  presentDetails,
} from './present/details.ts';
import { changeWordsRow, hasWordsOf, noWords } from './present/words.ts';
import { columnsOf, loggedFields, presentProduct } from './present.ts';
import {
  findDetails,
  findOrAddFamily,
  listFamilyTitles,
  writeAttributes,
  writePictures,
} from './queries/details.ts';
import {
  hideProduct,
  insertProduct,
  lockProducts,
  restoreProduct,
  showProductAgain,
  updateProduct,
} from './queries/products.ts';
import { updateSearchTexts } from './queries/search.ts';
import { listAllWords, writeWords } from './queries/words.ts';

/**
 * Adds an available product to the shop.
 * @throws 400 a net quantity without its unit; 409 another product's barcode
 */
export async function addProduct(
  { db, clock }: Deps,
  { userId }: Session,
  form: NewProduct,
): Promise<Reply<'product/add'>> {
  const added = await inTransaction(db, (tx) => addProductIn(tx, { userId, now: clock() }, form));
  return { status: messages().messages.productAdded, product: presentProduct(added) };
}

/** The same in the caller's transaction. */
export async function addProductIn(
  tx: Tx,
  actor: Actor,
  { isOffered = true, ...form }: NewProduct & { isOffered?: boolean },
): Promise<DetailedProduct> {
  const { id } = await insertProduct(tx, {
    name: form.name,
    category: form.category,
    description: form.description,
    price_paise: rupeesToPaise(form.price),
    discount_bp: percentToBasisPoints(form.discount),
    image: form.image,
    origin: form.attributes?.origin ?? null,
    cost_paise: costPaiseOf(form) ?? null,
    is_available: isOffered,
  });
  await writeDetails(tx, id, form);
  await markImagesUsed(tx, linksIn(form));
  const row = await getDetails(tx, id);
  await logActivity(tx, actor, [entryFor(row, 'product added', null, filledIn(recorded(row)))]);
  return row;
}

/**
 * Changes the given fields of a product, its attributes and its further pictures. With `version`, only if the product
 * is unchanged since.
 * @throws 404 not in the shop; 409 another version, with the current product, or another product's barcode; 400 a net
 * quantity without its unit
 */
export async function changeProduct(
  { db, clock }: Deps,
  { userId }: Session,
  form: ProductUpdate,
): Promise<Reply<'product/update'>> {
  const { activityId } = await inTransaction(db, (tx) => changeProductIn(tx, { userId, now: clock() }, form));
  return { status: messages().messages.productSaved, activityId };
}

/**
 * The same in the caller's transaction.
 * @returns the logged fields before and after
 */
export async function changeProductIn(tx: Tx, actor: Actor, form: ProductUpdate) {
  const { productId, version, name, description, price, discount, image, available, attributes } = form;
  await lockProducts(tx, [productId]);
  const before = await getDetails(tx, productId);
  const changes = {
    name,
    description,
    price_paise: price === undefined ? undefined : rupeesToPaise(price),
    discount_bp: discount === undefined ? undefined : percentToBasisPoints(discount),
    image,
    is_available: available === undefined ? undefined : available === 1,
    origin: attributes?.origin,
    cost_paise: costPaiseOf(form),
  };
  const hasDetailChanges = [attributes, form.pictures, form.words, form.cost].some(
    (part) => part !== undefined,
  );
  if (!(await updateProduct(tx, productId, changes, { version, hasDetailChanges })))
    throw refuseWith({ product: presentDetails(before) }, 'productChanged');
  await writeDetails(tx, productId, form);
  await markImagesUsed(tx, linksIn(form));
  const after = await getDetails(tx, productId);
  const [was, is] = [recorded(before), recorded(after)];
  const activityId = await logActivity(tx, actor, [entryFor(after, 'product changed', was, is)]);
  return { activityId, was, is, version: after.version };
}

/**
 * Hides a product; orders still show it (D22).
 * @throws 404 unknown or already deleted
 */
export async function deleteProduct(
  { db, clock }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'product/delete'>> {
  const now = clock();
  const activityId = await inTransaction(db, async (tx) => {
    const [before] = await lockProducts(tx, [id]);
    if (!before || !(await hideProduct(tx, id, now))) throw refuse('noSuchProduct');
    const entry = entryFor(before, 'product deleted', loggedFields(before), null);
    return logActivity(tx, { userId, now }, [entry]);
  });
  return { status: messages().messages.productDeleted, activityId };
}

/**
 * Returns the cost of a product, in paise; null while it is not known.
 * @throws 404 not in the shop
 */
export async function getCost({ db }: Deps, id: number): Promise<Reply<'product/getCost'>> {
  const row = await findDetails(db, id);
  if (!row) throw refuse('noSuchProduct');
  return { costPaise: row.cost_paise };
}

/** Lists the titles of product families, for the product form. */
export const getFamilies = ({ db }: Deps): Promise<Reply<'product/getFamilies'>> => listFamilyTitles(db);

/** Undoes changes of products that are unchanged since. */
export const undoProductChanges = (tx: Tx, changes: readonly LoggedChange[]): Promise<BulkOutcome> =>
  undoEach(tx, changes, (change) => revertProduct(tx, change));

/** Reverts a change of a product; undefined when the product has changed since. */
export async function revertProduct(
  tx: Tx,
  { subject_id: id, before, after }: Pick<LoggedChange, 'subject_id' | 'before' | 'after'>,
): Promise<{ id: number } | undefined> {
  const row = await findDetailsAndWords(tx, id);
  if (!row || !before || !after) return undefined;
  const now = recorded(row);
  if (Object.entries(after).some(([field, value]) => now[field] !== value)) return undefined;
  // The log entry contains only the changed fields.
  const former = { ...now, ...before };
  const details = detailsIn(former);
  const restored = await restoreProduct(tx, id, {
    ...columnsOf(former),
    origin: details.attributes?.origin ?? null,
    cost_paise: typeof former.cost === 'number' ? rupeesToPaise(former.cost) : null,
  });
  await writeDetails(tx, id, details);
  return restored;
}

/** Undoes deletions of products. */
export const undoProductDeletions = (tx: Tx, changes: readonly LoggedChange[]): Promise<BulkOutcome> =>
  undoEach(tx, changes, ({ subject_id }) => showProductAgain(tx, subject_id));

const undoEach = (
  tx: Tx,
  changes: readonly LoggedChange[],
  revertOne: (change: LoggedChange) => Promise<{ id: number } | undefined>,
): Promise<BulkOutcome> =>
  undoRows(tx, changes, {
    lockRows: lockProducts,
    noSuchRow: () => refuse('noSuchProduct'),
    revert: async (open) => {
      const done: number[] = [];
      for (const change of open) if (await revertOne(change)) done.push(change.subject_id);
      return done;
    },
  });

/** Writes the data stored outside `products`. Call it while the product is locked. */
async function writeDetails(
  tx: Tx,
  id: number,
  { attributes, pictures, words }: DetailChanges,
): Promise<void> {
  if (pictures) await writePictures(tx, id, pictures);
  if (words) await changeWords(tx, id, words);
  if (attributes) await changeAttributes(tx, id, attributes);
  if (words || attributes) await updateSearchTexts(tx, [id]);
}

async function changeAttributes(tx: Tx, id: number, attributes: AttributeChanges): Promise<void> {
  await checkQuantity(tx, id, attributes);
  if (attributes.barcode) await claimBarcode(tx, id, attributes.barcode);
  const { family } = attributes;
  await writeAttributes(tx, id, {
    ...attributeValuesOf(attributes),
    ...(family !== undefined && { family_id: family === null ? null : await findOrAddFamily(tx, family) }),
  });
}

/** A net quantity requires a unit and the other way round, even if only one of them is changed. */
async function checkQuantity(tx: Tx, id: number, { netQuantity, netUnit }: AttributeChanges): Promise<void> {
  if (netQuantity === undefined && netUnit === undefined) return;
  const row = await getDetails(tx, id);
  const hasQuantity = (netQuantity === undefined ? row.net_quantity : netQuantity) !== null;
  const hasUnit = (netUnit === undefined ? row.net_unit : netUnit) !== null;
  if (hasQuantity && !hasUnit) throw refuseField('attributes.netUnit', 'netUnit');
  if (hasUnit && !hasQuantity) throw refuseField('attributes.netQuantity', 'netQuantityMissing');
}

async function changeWords(tx: Tx, id: number, changes: WordChanges): Promise<void> {
  const rows = await listAllWords(tx, id);
  for (const locale of otherLocales) {
    if (!hasWordsOf(locale, changes)) continue;
    const row = rows.find((each) => each.locale === locale) ?? { ...noWords, product_id: id, locale };
    await writeWords(tx, changeWordsRow(row, changes));
  }
}

async function findDetailsAndWords(tx: Tx, id: number): Promise<DetailedProduct | undefined> {
  const row = await findDetails(tx, id);
  return row && { ...row, words: await listAllWords(tx, id) };
}

/** Returns the details of a product that this transaction has locked or added. */
async function getDetails(tx: Tx, id: number): Promise<DetailedProduct> {
  const row = await findDetailsAndWords(tx, id);
  if (!row) throw refuse('noSuchProduct');
  return row;
}

/** Undefined without a change, null to remove it. */
const costPaiseOf = ({ cost }: Pick<ProductUpdate, 'cost'>): number | null | undefined =>
  typeof cost === 'number' ? rupeesToPaise(cost) : cost;

const linksIn = ({ image, pictures = [] }: Pick<ProductUpdate, 'image' | 'pictures'>): string[] => [
  ...(image === undefined ? [] : [image]),
  ...pictures.map((each) => each.image),
];

const recorded = (row: DetailedProduct): ChangedFields => ({
  ...loggedFields(row),
  ...loggedDetails(row),
});

/** Removes empty fields. */
const filledIn = (fields: ChangedFields): ChangedFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** The log entry of a product change. */
const entryFor = (
  { id, name }: { id: number; name: string },
  action: ActivityAction,
  before: ChangedFields | null,
  after: ChangedFields | null,
): ActivityEntry => ({
  action,
  subjectType: 'product',
  subjectId: id,
  subjectUserId: null,
  subject: name,
  before,
  after,
});
