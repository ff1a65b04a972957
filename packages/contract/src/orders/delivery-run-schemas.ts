import { z } from 'zod';
import { address } from '../cart/schemas.ts';
import { day, id } from '../fields.ts';
import { orderStatuses } from './rules.ts';

/** Today's delivery run, or the deliveries of a past day. */
export const deliveryRunQuery = z.object({ day: day('past').optional() });
export type DeliveryRunQuery = z.infer<typeof deliveryRunQuery>;

/** A checkout on the delivery run: one address, one amount to collect. */
export const stop = z.object({
  checkoutId: z.uuid(),
  orderNumber: z.string(),
  address: address.omit({ addressId: true }),
  /** Its orders that are neither cancelled nor returned. */
  lines: z.array(
    z.object({
      orderId: id,
      product: z.string(),
      quantity: z.int().min(1),
      /** Per piece, as sold. */
      pricePaise: z.int().min(0),
      status: z.enum(orderStatuses),
    }),
  ),
  /** The amount to collect. */
  duePaise: z.int().min(0),
  documentNumber: z.string().nullable(),
});
export type Stop = z.infer<typeof stop>;

/** By pincode, town and address. `isMore`: there are more than these. */
export const round = z.object({ day: z.iso.date(), stops: z.array(stop), isMore: z.boolean() });
export type Round = z.infer<typeof round>;
