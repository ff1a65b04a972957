import type { CartLine } from '@namma/contract/cart/schemas';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as words from '#words/checkout';
import { ApiError } from '../../../lib/api/api-error';
import { useFailure } from '../../../lib/api/use-failure';
import { toast } from '../../../ui/toast';
import { addAgain, quantityWrites, removeFromCart } from './api';
import { describeChanges } from './line-changes';

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The cart on the screen. A quantity is shown at once, and reverted when refused. */
export function useCart(loaded: CartLine[]) {
  const [lines, setLines] = useState(loaded);
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());
  const [base, setBase] = useState(loaded);
  const fail = useFailure();
  const { revalidate } = useRevalidator();
  const [changes, setChanges] = useState<string[]>([]);
  // The cart was read again: the server's values replace the lines, except quantities that are being written.
  if (base !== loaded) {
    const quantities = new Map(lines.map(({ cartId, quantity }) => [cartId, quantity]));
    const current = loaded.map((line) =>
      quantityWrites.isPending(line.cartId)
        ? { ...line, quantity: quantities.get(line.cartId) ?? line.quantity }
        : line,
    );
    const found = describeChanges(
      lines.filter(({ cartId }) => !leaving.has(cartId)),
      current.filter(({ cartId }) => !leaving.has(cartId)),
    );
    setBase(loaded);
    setLines(current);
    if (found.length > 0) setChanges(found);
  }

  const show = (cartId: number, quantity: number) =>
    setLines((shown) => shown.map((line) => (line.cartId === cartId ? { ...line, quantity } : line)));
  const drop = (cartId: number) => setLines((shown) => shown.filter((line) => line.cartId !== cartId));

  async function changeQuantity({ cartId, quantity: before }: CartLine, quantity: number): Promise<void> {
    show(cartId, quantity);
    const outcome = await quantityWrites.write(cartId, quantity);
    if (!outcome?.error) return;
    if (isGone(outcome.error)) drop(cartId);
    else show(cartId, outcome.saved ?? before);
    fail(outcome.error);
  }

  /**
   * Removes a line. For some seconds, the toast offers to put it back.
   * @param whenGone called just before the line is removed from the screen
   */
  async function remove(line: CartLine, whenGone: () => void): Promise<void> {
    const { cartId } = line;
    setLeaving((others) => new Set(others).add(cartId));
    try {
      const status = await removeFromCart(cartId);
      toast.success(status, { label: words.undo, onPress: () => void restore(line) });
      whenGone();
      drop(cartId);
    } catch (error) {
      if (isGone(error)) {
        whenGone();
        drop(cartId);
      }
      fail(error);
    } finally {
      setLeaving((others) => new Set([...others].filter((id) => id !== cartId)));
    }
  }

  async function restore({ product, quantity }: CartLine): Promise<void> {
    try {
      toast.success(await addAgain(product.productId, quantity));
      await revalidate();
    } catch (error) {
      fail(error);
    }
  }

  return {
    lines,
    leaving,
    changes,
    dismissChanges: () => setChanges([]),
    changeQuantity,
    remove,
  };
}
