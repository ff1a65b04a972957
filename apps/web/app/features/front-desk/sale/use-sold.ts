import type { Reply } from '@namma/contract/calls';
import { parseOrderNumber } from '@namma/contract/codes/order-number';
import type { Center } from '@namma/contract/values/centers';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api/api';
import { sentenceOf, statusOf } from '../../../lib/api/api-error';

export type Sold = Reply<'sales/getSold'>;

/** True for the number of a receipt or document, such as `NSG/2627/R00123`. */
export const isDocumentNumber = (text: string): boolean => /^[a-z\d-]+(\/[a-z\d-]+)+$/i.test(text);

export const namesSale = (text: string): boolean =>
  parseOrderNumber(text) !== undefined || isDocumentNumber(text);

/** The sale over the counter with this number; none for orders of the site. */
const findSale = (text: string): Promise<Sold> => api('sales/getSold', { query: { q: text } });

/** True if the order number belongs to a counter sale; false without a response. */
export const isSale = (text: string): Promise<boolean> =>
  findSale(text).then(
    ({ sales }) => sales.length > 0,
    () => false,
  );

/** Sales of this counter today, or the sale with a given number. */
export function useSold(center: Center | undefined) {
  const [read, setRead] = useState<{ of: Center | undefined; sold?: Sold; refusal?: string }>();
  const [found, setFound] = useState<{ text: string; sold: Sold }>();
  useEffect(() => {
    const asking = new AbortController();
    api('sales/getSold', { query: center ? { center } : {}, signal: asking.signal }).then(
      (sold) => {
        if (!asking.signal.aborted) setRead({ of: center, sold });
      },
      (error: unknown) => {
        // The list is a help: without an answer, selling goes on without it.
        const isRefused = statusOf(error) === 403;
        if (isRefused && !asking.signal.aborted) setRead({ of: center, refusal: sentenceOf(error) });
      },
    );
    return () => asking.abort();
  }, [center]);

  /** @returns whether a sale over the counter has this number */
  async function find(text: string): Promise<boolean> {
    const sold = await findSale(text);
    if (sold.sales.length === 0) return false;
    setFound({ text, sold });
    return true;
  }
  const today = read?.of === center ? read : undefined;
  return {
    shown: found?.sold ?? today?.sold,
    refusal: today?.refusal,
    sought: found?.text,
    find,
    showToday: () => setFound(undefined),
  };
}
