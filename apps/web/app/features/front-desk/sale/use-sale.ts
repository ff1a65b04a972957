import { formatPaise, paiseToRupees } from '@namma/contract/money';
import * as paths from '@namma/contract/paths';
import type { ReceiptMode } from '@namma/contract/payments/rules';
import type { OfferState } from '@namma/contract/privacy/rules';
import { discountedPaise } from '@namma/contract/sales/rules';
import type { SaleReply, SoldProduct } from '@namma/contract/sales/schemas';
import type { Center } from '@namma/contract/values/centers';
import { useRef, useState } from 'react';
import { useUndo } from '../../../admin/writes/use-undo';
import { api } from '../../../lib/api/api';
import { ApiError, sentenceOf } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useFailure } from '../../../lib/api/use-failure';
import { invalidate } from '../../../lib/loading/read-cache';
import { toast } from '../../../ui/toast';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';
import { playRefusal } from '../refusal-sound';
import type { Refusal } from '../use-counter';

export interface SaleLine {
  product: SoldProduct;
  quantity: number;
}

export interface Buyer {
  userId: number;
  name: string;
  phone: string;
  email: string;
  offers: OfferState;
}

/** A percentage off each price, with its reason (D143). */
export interface Discount {
  percent: number;
  reason: string;
}

/** Search results while a choice is pending. */
export interface SaleChoice {
  products: readonly SoldProduct[];
  /** A barcode of no product: the chosen one gets it. */
  untied: string | undefined;
}

export const QUANTITY_MOST = 999;
/** A number changes the quantity of the last line. */
const quantityForm = /^[1-9]\d{0,2}$/;

/** A sale over the counter, from the first scan to the receipt (D80). */
export function useSale(center: Center | undefined, known: Buyer | undefined) {
  const fail = useFailure(paths.adminLogin);
  const { offerUndo } = useUndo();
  const [lines, setLines] = useState<readonly SaleLine[]>([]);
  const [choice, setChoice] = useState<SaleChoice>();
  const [buyer, setBuyer] = useState(known);
  const [discount, setDiscount] = useState<Discount>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [sold, setSold] = useState<SaleReply>();
  const [isLooking, setLooking] = useState(0);
  /** The barcode that waits for its product, also while its name is looked for. */
  const untied = useRef<string>(undefined);

  const priceOf = ({ pricePaise }: SoldProduct) => discountedPaise(pricePaise, discount?.percent ?? 0);
  const totalPaise = lines.reduce((sum, { product, quantity }) => sum + priceOf(product) * quantity, 0);

  function refuse(reason: unknown, note?: string): void {
    if (reason instanceof ApiError && reason.status === 401) {
      fail(reason);
      return;
    }
    playRefusal();
    setRefusal({ sentence: typeof reason === 'string' ? reason : sentenceOf(reason), note });
  }

  /** One more of a product; the last one added is the one whose number is typed. */
  function add(product: SoldProduct): void {
    untied.current = undefined;
    setChoice(undefined);
    setRefusal(undefined);
    if (!product.isOffered || product.left === 0) {
      refuse(`${product.name} is out of stock.`);
      return;
    }
    setLines((before) => {
      const held = before.find((line) => line.product.productId === product.productId);
      const others = before.filter((line) => line !== held);
      return [...others, { product, quantity: Math.min((held?.quantity ?? 0) + 1, QUANTITY_MOST) }];
    });
  }

  function setQuantity(productId: number, quantity: number): void {
    setLines((before) =>
      before.map((line) => (line.product.productId === productId ? { ...line, quantity } : line)),
    );
  }

  /** Adds the product of a barcode or name, or asks which one. @returns true if the text was used */
  async function enter(text: string): Promise<boolean> {
    const last = lines.at(-1);
    if (quantityForm.test(text) && last && !choice) {
      setQuantity(last.product.productId, Number(text));
      return true;
    }
    setRefusal(undefined);
    setLooking((count) => count + 1);
    try {
      const { products, barcode } = await api('sales/find', { query: { q: text } });
      const [first, ...others] = products;
      if (first && others.length === 0 && !untied.current) {
        add(first);
        return true;
      }
      if (first) {
        setChoice({ products, untied: untied.current });
        return true;
      }
      if (barcode === null) {
        refuse(`No product found for “${text}”.`);
        return false;
      }
      untied.current = barcode;
      setChoice({ products: [], untied: barcode });
      playRefusal();
      return true;
    } catch (error) {
      refuse(error);
      return false;
    } finally {
      setLooking((count) => count - 1);
    }
  }

  /** Takes a product of those that were found; it gets the barcode that waits for one. */
  const [choose, isTying] = useOneAtATime(async (product: SoldProduct) => {
    const barcode = untied.current;
    if (barcode === undefined) return add(product);
    try {
      const { status, activityId } = await api('sales/tieBarcode', {
        body: { productId: product.productId, barcode },
      });
      invalidate('product/');
      add({ ...product, barcode });
      if (activityId !== undefined) offerUndo(status, activityId, { onUndone: () => {} });
    } catch (error) {
      refuse(error);
    }
  });

  function dropChoice(): void {
    untied.current = undefined;
    setChoice(undefined);
  }

  const [pay, isPaying] = useOneAtATime(async (mode: ReceiptMode, utr?: string) => {
    if (lines.length === 0) return refuse('Scan a product first.');
    if (!center) return refuse('Choose the center of this counter first.');
    setRefusal(undefined);
    const body = {
      lines: lines.map(({ product, quantity }) => ({ productId: product.productId, quantity })),
      mode,
      center,
      expectedTotal: paiseToRupees(totalPaise),
      ...(discount && { discount }),
      ...(utr && { utr }),
      ...(buyer && { userId: buyer.userId }),
    };
    try {
      const reply = await sendWithKey(`sell ${JSON.stringify(body)}`, (headers) =>
        api('sales/sell', { body, headers }),
      );
      invalidate('orders/', 'payments/', 'product/', 'stock/', 'documents/', 'admin/');
      setSold(reply);
      if (reply.activityId !== undefined)
        offerUndo(reply.status, reply.activityId, { onUndone: () => setSold(undefined) });
      else toast.success(reply.status);
    } catch (error) {
      const hasAnswer = error instanceof ApiError && error.status !== 0;
      refuse(
        error,
        hasAnswer ? undefined : 'The sale may have gone through. Press again: it is recorded only once.',
      );
      if (hasAnswer && error.status === 409) await readPrices();
    }
  });

  /** Reads current prices and stock. Keeps the lines. */
  async function readPrices(): Promise<void> {
    const now = await Promise.all(
      lines.map(({ product }) =>
        api('sales/find', { query: { q: product.barcode ?? product.name } }).then(
          ({ products }) => products.find(({ productId }) => productId === product.productId) ?? product,
          () => product,
        ),
      ),
    );
    setLines((before) => before.map((line, i) => ({ ...line, product: now[i] ?? line.product })));
  }

  return {
    lines,
    choice,
    buyer,
    refusal,
    sold,
    discount,
    setDiscount,
    priceOf,
    totalPaise,
    total: formatPaise(totalPaise),
    isBusy: isPaying || isTying,
    isLooking: isLooking > 0,
    enter,
    choose,
    dropChoice,
    pay,
    readPrices,
    refuse,
    setBuyer,
    setQuantity,
    remove: (productId: number) =>
      setLines((before) => before.filter(({ product }) => product.productId !== productId)),
  };
}

export type SaleState = ReturnType<typeof useSale>;
