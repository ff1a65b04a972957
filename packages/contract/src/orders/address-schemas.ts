import type { z } from 'zod';
import { newAddress } from '../cart/schemas.ts';
import { id } from '../fields.ts';

/**
 * Mends where a checkout is delivered, by any of its orders. Fields that are left out stay, so that two people who mend
 * different ones lose nothing.
 */
export const orderAddressChange = newAddress.omit({ state: true }).partial().extend({ orderId: id });
export type OrderAddressChange = z.infer<typeof orderAddressChange>;
