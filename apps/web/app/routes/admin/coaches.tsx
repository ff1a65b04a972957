import { useRevalidator } from 'react-router';
import { adminLoader } from '../../admin/list/list-loader';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { CoachesScreen } from '../../features/appointments/admin/coaches-screen';
import { ClosingButton } from '../../features/centers/admin/closing-button';
import { api } from '../../lib/api/api';
import type { Route } from './+types/coaches';

export const clientLoader = adminLoader(() => api('consultancy/getCoaches'));

export default function AdminCoaches({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <CoachesScreen
      {...loaderData}
      closing={
        <IfAllowed permission="closeCenters">
          <ClosingButton onChanged={() => void revalidate()} />
        </IfAllowed>
      }
    />
  );
}
