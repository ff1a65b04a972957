import type { Address } from '@namma/contract/cart/schemas';
import { BriefcaseBusiness, House, Pencil, Trash2 } from 'lucide-react';
import * as words from '#words/checkout';
import { CheckBox } from '../../../ui/check-box';
import { AddressLines } from './address-lines';

interface AddressCardProps {
  address: Address;
  isChosen: boolean;
  isLeaving: boolean;
  onChoose: (isChosen: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

const kinds = {
  home: { label: words.home, Icon: House },
  work: { label: words.work, Icon: BriefcaseBusiness },
} as const;

const actionClass =
  'inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold underline-offset-4 hover:underline';

export function AddressCard({ address, isChosen, isLeaving, onChoose, onEdit, onDelete }: AddressCardProps) {
  const { label, Icon } = kinds[address.addressType];
  const linesId = `address-${address.addressId}`;
  return (
    <li
      aria-busy={isLeaving || undefined}
      className={`grid gap-3 border-b border-(--line) border-l-4 py-5 pr-4 pl-4 transition-colors ${isChosen ? 'border-l-ink bg-(--raised)' : 'border-l-transparent'} ${isLeaving ? 'opacity-50' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <AddressLines id={linesId} address={address} />
        <span className="eyebrow inline-flex items-center gap-1.5 text-(--soft)">
          <Icon aria-hidden="true" size={14} />
          <span>{label}</span>
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckBox
          id={deliverHereId(address.addressId)}
          aria-describedby={linesId}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        >
          {words.deliverHere}
        </CheckBox>
        <div className="flex flex-wrap gap-x-1">
          <button
            type="button"
            aria-label={words.editAddressOf(address.name, address.town)}
            onClick={onEdit}
            className={actionClass}
          >
            <Pencil aria-hidden="true" size={18} />
            <span>{words.edit}</span>
          </button>
          <button
            type="button"
            aria-label={words.deleteAddressOf(address.name, address.town)}
            aria-disabled={isLeaving || undefined}
            onClick={() => !isLeaving && onDelete()}
            className={actionClass}
          >
            <Trash2 aria-hidden="true" size={18} />
            <span>{words.deleteIt}</span>
          </button>
        </div>
      </div>
    </li>
  );
}

export const deliverHereId = (addressId: number): string => `deliver-to-${addressId}`;
