import type { Reply } from '@namma/contract/calls';
import { useState } from 'react';
import { usePermission } from '../../../admin/shell/permissions';
import { useMailWords } from '../../../admin/writes/mail-state';
import { api } from '../../../lib/api/api';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { AddressFields } from '../../../shared/address-fields';
import { Button } from '../../../ui/button';
import { FormButtons } from '../../../ui/form-buttons';
import { toast } from '../../../ui/toast';

const loadSchema = async () => (await import('@namma/contract/orders/address-schemas')).orderAddressChange;

type Details = Reply<'admin/getOrder'>;
type Delivery = NonNullable<Details['address']>;

interface DeliveryAddressProps {
  order: Details;
  address: Delivery;
  onChanged: () => void;
}

/** Delivery address. Editable while the whole checkout is Pending (D98). */
export function DeliveryAddress({ order, address, onChanged }: DeliveryAddressProps) {
  const can = usePermission();
  const [isEditing, setEditing] = useState(false);
  const { lines, orderId } = order;
  const isWaiting =
    lines.every(({ orderStatus }) => orderStatus === 'Pending') &&
    lines.some(({ cancelledAt }) => cancelledAt === null);
  if (isEditing)
    return (
      <AddressChange
        order={order}
        address={address}
        onChanged={onChanged}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <>
      <address className="not-italic">
        <span className="font-semibold">{address.name}</span>
        <br />
        <span>{address.address}</span>
        <br />
        <span>{`${address.town}, ${address.district}`}</span>
        <br />
        <span>{`${address.state} ${address.pincode}`}</span>
        <br />
        <span className="figures">{address.phone}</span>
      </address>
      {isWaiting && can('changeOrders') && (
        <Button
          look="outline"
          className="mt-3"
          aria-label={`Change address of order ${orderId}`}
          onClick={() => setEditing(true)}
        >
          Change address
        </Button>
      )}
    </>
  );
}

function AddressChange({
  order: { orderId, member },
  address,
  onChanged,
  onCancel,
}: DeliveryAddressProps & { onCancel: () => void }) {
  const mailWords = useMailWords();
  const before: Record<string, unknown> = { ...address, addresstype: address.addressType };
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    // Sends only changed fields, so that concurrent changes of others are kept.
    prepare: (values) => ({
      orderId,
      ...Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name])),
    }),
    submit: async (body) => {
      const { status } = await api('orders/updateAddress', { body });
      invalidate('orders/', 'admin/');
      toast.success(status);
      onChanged();
      onCancel();
    },
  });
  return (
    <form {...formProps} method="post" className="flex flex-col gap-y-5">
      <AddressFields start={address} errors={errors} />
      <p className="text-(--soft)">
        {mailWords(`Emailed to ${member.name}`, `Email isn't set up: call ${member.name}`)}
      </p>
      <FormButtons submitLabel="Save address" isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
