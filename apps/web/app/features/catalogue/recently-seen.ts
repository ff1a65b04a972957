import type { Product } from '@namma/contract/catalogue/schemas';
import { RECENTLY_SEEN_KEY } from '../../lib/session/session-changes';
import { storage } from '../../lib/session/storage';

/** A product that was looked at. Without its price, which may have changed since. */
export type SeenProduct = Pick<Product, 'productId' | 'name' | 'image'>;

const KEPT_MOST = 12;

const isSeenProduct = (value: unknown): value is SeenProduct => {
  const { productId, name, image } = (value ?? {}) as Partial<SeenProduct>;
  return Number.isSafeInteger(productId) && typeof name === 'string' && typeof image === 'string';
};

/** The products that were looked at in this browser, latest first. */
export function listRecentlySeen(): SeenProduct[] {
  try {
    const kept: unknown = JSON.parse(storage.read(RECENTLY_SEEN_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeenProduct) : [];
  } catch {
    return [];
  }
}

/** Puts a product first. Only the latest twelve are kept. */
export function rememberSeen({ productId, name, image }: SeenProduct): void {
  const others = listRecentlySeen().filter((each) => each.productId !== productId);
  const kept = [{ productId, name, image }, ...others].slice(0, KEPT_MOST);
  storage.write(RECENTLY_SEEN_KEY, JSON.stringify(kept));
}
