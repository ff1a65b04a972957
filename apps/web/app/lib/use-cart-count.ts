import { useEffect, useState } from 'react';
import { whenCartChanges } from './cart-changes';
import { readCached } from './read-cache';
import { useToken } from './session';

/** Several changes in a row are read once. */
const READ_AFTER_MILLISECONDS = 200;

/** How many pieces are in the member's cart; undefined for guests and while it is not known. Follows every change. */
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
        // The number that is shown stays; nothing depends on it.
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
