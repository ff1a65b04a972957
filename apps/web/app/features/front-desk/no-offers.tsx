import type { OfferState } from '@namma/contract/privacy/rules';
import { MegaphoneOff } from 'lucide-react';

/** Note that a member refused offers (D132). */
export const NoOffers = ({ offers }: { offers: OfferState }) =>
  offers === 'refused' ? (
    <p className="flex items-center gap-2 font-semibold">
      <MegaphoneOff aria-hidden="true" size={20} className="shrink-0" />
      <span>No offers.</span>
    </p>
  ) : null;
