import { paymentStatuses } from '@namma/contract/memberships';
import * as paths from '@namma/contract/paths';
import { useRevalidator } from 'react-router';
import { ClosingButton } from '../features/closures/closing-button';
import { readBookingsOf } from '../features/membership-days/bookings';
import { RowDays } from '../features/membership-days/row-days';
import { MembershipsScreen, membershipChoices } from '../features/memberships/admin/memberships-screen';
import { LoadFailed } from '../features/shell/load-failed';
import { listLoader } from '../lib/admin/list-loader';
import { api } from '../lib/api';
import { privatePage } from '../lib/page-meta';
import type { Route } from './+types/admin-memberships';

export const meta = () => privatePage('Memberships');

export const clientLoader = listLoader(
  paymentStatuses,
  (query) => api('membership/getAllMemberships', { query }),
  membershipChoices,
);

export default function AdminMemberships({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <MembershipsScreen
      {...loaderData}
      closing={<ClosingButton onChanged={() => void revalidate()} />}
      daysOf={(row) => (
        <RowDays
          held={row}
          readBookings={readBookingsOf(row.userId)}
          onChanged={() => void revalidate()}
          signInAt={paths.adminLogin}
        />
      )}
    />
  );
}

export { LoadFailed as ErrorBoundary };
