import type { z } from 'zod';
import { newAddress } from '../cart/schemas.ts';
import { id } from '../fields.ts';

/**
 * Changes the delivery address of a checkout, by any of its orders. Absent fields are unchanged, so that two people who
 * edit different ones lose nothing.
 */
export const orderAddressChange = newAddress.omit({ state: true }).partial().extend({ orderId: id });
export type OrderAddressChange = z.infer<typeof orderAddressChange>;
