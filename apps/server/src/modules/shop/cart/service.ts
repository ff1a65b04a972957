import type { Body, Reply } from '@namma/contract/calls';
import type { CartQuery } from '@namma/contract/cart/schemas';
import type { OrderLine } from '@namma/contract/orders/schemas';
import { fewLeft } from '@namma/contract/stock/rules';
import type { Deps } from '../../../deps.ts';
import { lastIdOf } from '../../../platform/db/lists/own-list.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { messages } from '../../../platform/shared/messages.ts';
import { type Refusal, refuse } from '../../../platform/shared/refusal.ts';
import type { Session } from '../../../platform/shared/session.ts';
import { isWriteLimitSpent, tooManyWrites, writeCountOf } from '../../../platform/shared/write-limits.ts';
import { getProduct, inLanguage, presentProduct } from '../catalogue/api.ts';
import {
  addPieces,
  deleteLine,
  deleteOrderedLines,
  findLine,
  listCartLines,
  updateQuantity,
} from './queries.ts';

/**
 * Lists the member's newest lines, or those older than `before`, in the order they were added. Includes sold-out and
 * deleted products, so that they can be removed (D10). `left` is set where fewer are left than the line has.
 */
export async function getCart(
  { db }: Deps,
  { userId }: Session,
  { lang, ...query }: CartQuery,
): Promise<Reply<'cart/cartDetails'>> {
  const lines = await listCartLines(db, { userId, lastId: lastIdOf(query) });
  const rows = await inLanguage(db, lang, lines);
  return rows
    .map((row) => {
      const product = presentProduct(row);
      const left = product.available === 1 ? fewLeft(row.sellable, row.quantity) : null;
      return { cartId: row.cart_id, quantity: row.quantity, product, left };
    })
    .toReversed();
}

/**
 * Adds pieces to the cart, on top of those already there (D10), up to a million per line.
 * @throws 403 another member's userId (D4); 404 unknown product; 409 sold out or full cart; 429 too many changes in an
 * hour
 */
export async function addToCart(
  deps: Deps,
  session: Session,
  form: Body<'cart/add'>,
): Promise<Reply<'cart/add'>> {
  const { userId } = session;
  if (form.userId !== undefined && form.userId !== userId) throw refuse('notYours');
  const { productId, quantity } = form;
  const [line] = await addPieces(deps.db, { userId, productId, quantity, ...countOf(deps, userId) });
  if (!line) {
    const product = await getProduct(deps, { id: productId });
    if (product.available !== 1) throw refuse('soldOut', product.name);
    // The limit stays exhausted until the hour ends, even if lines have left the cart since.
    if (await isWriteLimitSpent(deps, 'cart changes', userId)) throw await tooManyChanges(deps, userId);
    throw refuse('cartFull');
  }
  return { status: messages().messages.addedToCart };
}

/**
 * Sets the quantity of a line.
 * @throws 403 another member's line; 404 unknown; 429 too many changes in an hour
 */
export async function changeQuantity(
  deps: Deps,
  { userId }: Session,
  { cartId: id, quantity }: Body<'cart/update'>,
): Promise<Reply<'cart/update'>> {
  const [line] = await updateQuantity(deps.db, { userId, id, quantity, ...countOf(deps, userId) });
  if (!line) throw await whyNotChanged(deps, userId, id);
  return { status: messages().messages.cartUpdated };
}

/**
 * Removes a line.
 * @throws 403 another member's line; 404 unknown; 429 too many changes in an hour
 */
export async function removeFromCart(
  deps: Deps,
  { userId }: Session,
  id: number,
): Promise<Reply<'cart/remove'>> {
  const [line] = await deleteLine(deps.db, { userId, id, ...countOf(deps, userId) });
  if (!line) throw await whyNotChanged(deps, userId, id);
  return { status: messages().messages.removedFromCart };
}

const countOf = (deps: Deps, userId: number) => writeCountOf(deps, 'cart changes', userId);
const tooManyChanges = (deps: Deps, userId: number) => tooManyWrites(deps.db, deps, 'cart changes', userId);

async function whyNotChanged(deps: Deps, userId: number, id: number): Promise<Refusal> {
  const line = await findLine(deps.db, id);
  if (!line) return refuse('noSuchCartLine');
  return line.user_id === userId ? tooManyChanges(deps, userId) : refuse('notYours');
}

/**
 * For a checkout: removes the ordered products from the member's cart, whatever their quantity there; keeps the others.
 * @throws 409 a cart without one of them
 */
export async function removeOrderedLines(tx: Tx, userId: number, lines: readonly OrderLine[]): Promise<void> {
  if ((await deleteOrderedLines(tx, userId, lines)) < lines.length) throw refuse('cartChanged');
}
