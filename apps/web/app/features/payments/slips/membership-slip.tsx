import { formatDay } from '@namma/contract/days/dates';
import type { Membership } from '@namma/contract/memberships/schemas';
import * as words from '#words/payment-slips';
import { api } from '../../../lib/api/api';
import { OwnSlip } from './own-slip';

interface MembershipSlipProps {
  membership: Membership;
  /** True if it is shown without a press. */
  isOpenAtFirst: boolean;
}

/** Payment slip of a pending membership. */
export const MembershipSlip = ({
  membership: { id, type, startDate, endDate, name },
  isOpenAtFirst,
}: MembershipSlipProps) => (
  <OwnSlip
    title={words.ofMembership(type, formatDay(startDate), formatDay(endDate))}
    name={name}
    isOpenAtFirst={isOpenAtFirst}
    className="mt-6"
    read={(signal) => api('membership/slip', { query: { id }, signal })}
  />
);
