import type { ComponentProps } from 'react';
import * as words from '#words/checkout';
import { Dialog } from '../../../ui/dialog';
import { AddressForm } from './address-form';

interface AddressDialogProps extends ComponentProps<typeof AddressForm> {
  isOpen: boolean;
  onClose: () => void;
}

export function AddressDialog({ isOpen, onClose, ...form }: AddressDialogProps) {
  const title = form.start.addressId === undefined ? words.addNewAddress : words.editAddress;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <AddressForm {...form} />
    </Dialog>
  );
}
