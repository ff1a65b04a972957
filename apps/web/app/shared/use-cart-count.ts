import { useEffect, useState } from 'react';
import { readCached } from '../lib/loading/read-cache';
import { useToken } from '../lib/session/session';
import { whenCartChanges } from './cart-changes';

/** Several changes in a row cause one read. */
const READ_AFTER_MILLISECONDS = 200;

/** The number of pieces in the member's cart, kept up to date; undefined for guests and until it is known. */
export function useCartCount(): number | undefined {
  const token = useToken();
  const [counted, setCounted] = useState<{ token: string; pieces: number }>();
  useEffect(() => {
    if (!token) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const read = () =>
      readCached('cart/cartDetails').then(
        (lines) => {
          const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          if (!isOver) setCounted({ token, pieces });
        },
        // Keep the old number: nothing depends on it.
        () => {},
      );
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, READ_AFTER_MILLISECONDS);
    };
    void read();
    const end = whenCartChanges(readSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end();
    };
  }, [token]);
  return counted?.token === token ? counted?.pieces : undefined;
}
