import type { ComponentProps } from 'react';
import { Dialog } from '../../ui/dialog';
import { NewAddressForm } from './new-address-form';

interface NewAddressDialogProps extends ComponentProps<typeof NewAddressForm> {
  isOpen: boolean;
  onClose: () => void;
}

export function NewAddressDialog({ isOpen, onClose, ...form }: NewAddressDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Add New Address">
      <NewAddressForm {...form} />
    </Dialog>
  );
}
