import { membershipListStatuses } from '@namma/contract/memberships/rules';
import * as paths from '@namma/contract/paths';
import { useRevalidator } from 'react-router';
import { listLoader } from '../../admin/list/list-loader';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { ClosingButton } from '../../features/centers/admin/closing-button';
import { readBookingsOf } from '../../features/memberships/admin/days/bookings';
import { useDaysItems } from '../../features/memberships/admin/days/row-days';
import { useEndItems } from '../../features/memberships/admin/ends/row-ends';
import { MembershipsScreen, membershipChoices } from '../../features/memberships/admin/memberships-screen';
import { api } from '../../lib/api/api';
import type { Route } from './+types/memberships';

export const clientLoader = listLoader(
  membershipListStatuses,
  (query) => api('membership/getAllMemberships', { query }),
  membershipChoices,
);

export default function AdminMemberships({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const onChanged = () => void revalidate();
  const days = useDaysItems({ readBookingsOf, onChanged, signInAt: paths.adminLogin });
  const ends = useEndItems(onChanged);
  return (
    <>
      <MembershipsScreen
        {...loaderData}
        closing={
          <IfAllowed permission="closeCenters">
            <ClosingButton onChanged={onChanged} />
          </IfAllowed>
        }
        itemsOf={(row) => [...days.itemsOf(row), ...ends.itemsOf(row)]}
      />
      {days.dialog}
      {ends.dialog}
    </>
  );
}
