import { membershipListStatuses } from '@namma/contract/memberships/rules';
import * as paths from '@namma/contract/paths';
import { useRevalidator } from 'react-router';
import { listLoader } from '../../admin/list/list-loader';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { ClosingButton } from '../../features/centers/admin/closing-button';
import { readBookingsOf } from '../../features/memberships/admin/days/bookings';
import { RowDays } from '../../features/memberships/admin/days/row-days';
import { RowEnds } from '../../features/memberships/admin/ends/row-ends';
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
  return (
    <MembershipsScreen
      {...loaderData}
      closing={
        <IfAllowed permission="closeCenters">
          <ClosingButton onChanged={() => void revalidate()} />
        </IfAllowed>
      }
      endsOf={(row) => <RowEnds held={row} onChanged={() => void revalidate()} />}
      daysOf={(row) => (
        <IfAllowed permission="changeMemberships">
          <RowDays
            held={row}
            readBookings={readBookingsOf(row.userId)}
            onChanged={() => void revalidate()}
            signInAt={paths.adminLogin}
          />
        </IfAllowed>
      )}
    />
  );
}
