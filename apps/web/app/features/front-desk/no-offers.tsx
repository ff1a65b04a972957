import type { OfferState } from '@namma/contract/privacy/rules';
import { MegaphoneOff } from 'lucide-react';

/** What somebody has said about offers, where the desk might make one (D132). Nothing for who has not refused them. */
export const NoOffers = ({ offers }: { offers: OfferState }) =>
  offers === 'refused' ? (
    <p className="flex items-center gap-2 font-semibold">
      <MegaphoneOff aria-hidden="true" size={20} className="shrink-0" />
      <span>No offers.</span>
    </p>
  ) : null;
