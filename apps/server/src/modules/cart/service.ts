import type { Body, Reply } from '@namma/contract/calls';
import { messages } from '@namma/contract/messages';
import type { Db } from '../../db/types.ts';
import type { Deps } from '../../deps.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { presentProduct } from '../catalogue/present.ts';
import { getProduct } from '../catalogue/service.ts';
import {
  addPieces,
  deleteHeldLines,
  deleteLine,
  findLine,
  listCartLines,
  selectHeldLines,
  updateQuantity,
} from './queries.ts';

/** The member's lines in the order they were added, sold-out and deleted products included, so that they can be removed (D10). */
export async function getCart({ db }: Deps, { userId }: Session): Promise<Reply<'cart/cartDetails'>> {
  const rows = await listCartLines(db, { userId });
  return rows.map((row) => ({ cartId: row.cart_id, quantity: row.quantity, product: presentProduct(row) }));
}

/**
 * Puts pieces in the cart, on top of those that are there already (D10); a line holds a million at most.
 * Refuses: 403 another member's userId (D4), 404 no such product, 409 sold out.
 */
export async function addToCart(
  deps: Deps,
  session: Session,
  form: Body<'cart/add'>,
): Promise<Reply<'cart/add'>> {
  if (form.userId !== undefined && form.userId !== session.userId) throw refuse('notYours');
  const { productId, quantity } = form;
  const [line] = await addPieces(deps.db, { userId: session.userId, productId, quantity });
  if (!line) {
    const product = await getProduct(deps, productId);
    throw refuse('soldOut', product.name);
  }
  return { status: messages.addedToCart };
}

/** Sets the quantity of a line. Refuses: 403 another member's line, 404 nobody's. */
export async function changeQuantity(
  { db }: Deps,
  { userId }: Session,
  form: Body<'cart/update'>,
): Promise<Reply<'cart/update'>> {
  if (!(await updateQuantity(db, userId, form.cartId, form.quantity)))
    throw await whyNotFound(db, form.cartId);
  return { status: messages.cartUpdated };
}

/** Refuses: 403 another member's line, 404 nobody's. */
export async function removeFromCart(
  { db }: Deps,
  { userId }: Session,
  cartId: number,
): Promise<Reply<'cart/remove'>> {
  if (!(await deleteLine(db, userId, cartId))) throw await whyNotFound(db, cartId);
  return { status: messages.removedFromCart };
}

const whyNotFound = async (db: Db, cartId: number): Promise<Refusal> =>
  refuse((await findLine(db, cartId)) ? 'notYours' : 'noSuchCartLine');

/** For the statement of a checkout: see the queries. */
export const heldCartLines = selectHeldLines;
export const removeHeldLines = deleteHeldLines;
