import type { Reply } from '@namma/contract/calls';
import { parseCategory, SIMILAR_COUNT, SUGGESTION_COUNT } from '@namma/contract/catalogue';
import type { ActivityAction } from '@namma/contract/desk';
import { messages } from '@namma/contract/messages';
import { percentToBasisPoints, rupeesToPaise } from '@namma/contract/money';
import type { NewProduct, ProductListQuery, ProductUpdate } from '@namma/contract/schemas/catalogue';
import type { ChangedFields } from '@namma/contract/schemas/desk';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { type Deed, logActivity } from '../activity/service.ts';
import { presentProduct, recordedFields } from './present.ts';
import {
  countShelf,
  isNear,
  keyOf,
  listFarPage,
  listNearPage,
  type ShelfKey,
  type Window,
} from './queries/shelf.ts';
import {
  addRating,
  findProduct,
  hideProduct,
  insertProduct,
  listBestSold,
  listBestSoldAvailable,
  lockProducts,
  selectHeldProducts,
  updateBuyCounts,
  updateProduct,
} from './queries.ts';
import { search } from './search.ts';

/** A page of the shop: filters by AND; a category that is no shelf is a search text, as `q` always is (D5–D7). */
export async function getAllProducts(
  { db }: Deps,
  query: ProductListQuery,
): Promise<Reply<'product/getAll'>> {
  const { page, limit, price, rating } = query;
  const category = query.category ? parseCategory(query.category) : undefined;
  const text = [category ? '' : query.category, query.q].filter(Boolean).join(' ');
  const key = keyOf({ category, price, rating });
  const window = { limit, offset: (page - 1) * limit };
  const { rows, count } = text ? await search(db, text, key, window) : await listShelf(db, key, window);
  return { content: rows.map(presentProduct), totalPages: Math.ceil(count / limit) };
}

/** A window of a shelf, by index from whichever end of it is nearer. */
async function listShelf(db: Db, key: ShelfKey, window: Window) {
  if (isNear(window)) {
    const { rows, total } = await listNearPage(db, key, window);
    return { rows, count: total };
  }
  const count = await countShelf(db, key);
  const { limit, offset } = window;
  if (offset >= count) return { rows: [], count };
  if (offset < count / 2) return { rows: await listFarPage(db, key, window, 'best'), count };
  const fromEnd = { limit: Math.min(limit, count - offset), offset: Math.max(0, count - offset - limit) };
  return { rows: (await listFarPage(db, key, fromEnd, 'worst')).toReversed(), count };
}

/** Refuses: 404 an id that was never in the shop or is no longer (D8). */
export async function getProduct({ db }: Deps, id: number): Promise<Reply<'product/get'>> {
  const row = await findProduct(db, id);
  if (!row) throw refuse('noSuchProduct');
  return presentProduct(row);
}

/** At most 8 product names for a half-typed text, best first (D8). */
export async function suggest({ db }: Deps, text: string): Promise<Reply<'product/suggestions'>> {
  const { rows } = await search(db, text, keyOf({}), { limit: SUGGESTION_COUNT, offset: 0 });
  return rows.map((row) => row.name);
}

/** The ten available products that sold best (D8). */
export async function getTopSellers({ db }: Deps): Promise<Reply<'product/topSeller'>> {
  return (await listBestSoldAvailable(db, {})).map(presentProduct);
}

/** At most 12 products of a category, best sold first; none of an unknown one (D8). */
export async function getSimilar({ db }: Deps, categoryText: string): Promise<Reply<'product/similar'>> {
  const category = parseCategory(categoryText);
  if (!category) return [];
  const { rows } = await listNearPage(db, keyOf({ category }), { limit: SIMILAR_COUNT, offset: 0 });
  return rows.map(presentProduct);
}

/** Puts a product in the shop, available at once. */
export async function addProduct(
  { db, clock }: Deps,
  { userId }: Session,
  form: NewProduct,
): Promise<Reply<'product/add'>> {
  const added = await inTransaction(db, async (tx) => {
    const row = await insertProduct(tx, {
      name: form.name,
      category: form.category,
      description: form.description,
      price_paise: rupeesToPaise(form.price),
      discount_bp: percentToBasisPoints(form.discount),
      image: form.image,
    });
    const deed = deedOn(row, 'product added', null, recordedFields(row));
    await logActivity(tx, { userId, now: clock() }, [deed]);
    return row;
  });
  return { status: messages.productAdded, product: presentProduct(added) };
}

/** Refuses: 404 a product that is not in the shop. */
export async function changeProduct(
  { db, clock }: Deps,
  { userId }: Session,
  form: ProductUpdate,
): Promise<Reply<'product/update'>> {
  await inTransaction(db, async (tx) => {
    const [before] = await lockProducts(tx, [form.productId]);
    const after = await updateProduct(tx, form.productId, {
      name: form.name,
      description: form.description,
      price_paise: rupeesToPaise(form.price),
      discount_bp: percentToBasisPoints(form.discount),
      is_available: form.available === 1,
    });
    if (!before || !after) throw refuse('noSuchProduct');
    const deed = deedOn(after, 'product changed', recordedFields(before), recordedFields(after));
    await logActivity(tx, { userId, now: clock() }, [deed]);
  });
  return { status: messages.productSaved };
}

/** Hides a product; orders keep showing it (D22). Refuses: 404, also for one already deleted. */
export async function deleteProduct(
  { db, clock }: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'product/delete'>> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const [before] = await lockProducts(tx, [id]);
    if (!before || !(await hideProduct(tx, id, now))) throw refuse('noSuchProduct');
    const deed = deedOn(before, 'product deleted', recordedFields(before), null);
    await logActivity(tx, { userId, now }, [deed]);
  });
  return { status: messages.productDeleted };
}

const deedOn = (
  { id, name }: { id: number; name: string },
  action: ActivityAction,
  before: ChangedFields | null,
  after: ChangedFields | null,
): Deed => ({ action, subjectType: 'product', subjectId: id, subject: name, before, after });

/** The ten that sold best, available or not, for the dashboard (D17). */
export const getBestSold = async (db: Db) => (await listBestSold(db, {})).map(presentProduct);

/** For other services, inside their transaction: see the queries. */
export const heldProducts = selectHeldProducts;
export const countSold = updateBuyCounts;
export const countRating = addRating;
