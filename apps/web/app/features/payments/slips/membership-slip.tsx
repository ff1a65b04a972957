import { formatDay } from '@namma/contract/dates';
import type { Membership } from '@namma/contract/schemas/memberships';
import * as words from '#words/slips';
import { api } from '../../lib/api';
import { OwnSlip } from './own-slip';

interface MembershipSlipProps {
  membership: Membership;
  /** Whether it is shown without a press. */
  isOpenAtFirst: boolean;
}

/** What a pending membership is paid with. */
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
