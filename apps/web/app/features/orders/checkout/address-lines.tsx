import type { Address } from '@namma/contract/cart/schemas';
import type { Order } from '@namma/contract/orders/schemas';

/** A saved address, or the copy of it on an order, written as on a parcel. */
export function AddressLines({
  address,
  id,
}: {
  address: Address | NonNullable<Order['address']>;
  id?: string;
}) {
  return (
    <address id={id} className="min-w-0 text-sm not-italic wrap-anywhere">
      <span className="text-base font-semibold">{address.name}</span>
      <br />
      <span>{address.address}</span>
      <br />
      <span>{`${address.town}, ${address.district}`}</span>
      <br />
      <span>{`${address.state} `}</span>
      <span className="figures">{address.pincode}</span>
      <br />
      <span className="figures text-(--soft)">{address.phone}</span>
    </address>
  );
}
