import { useRevalidator } from 'react-router';
import * as words from '#words/users';
import { BookingActions } from '../../features/appointments/bookings/booking-actions';
import { LoadFailed } from '../../features/shell/load-failed';
import { BookingList } from '../../features/users/booking-list';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import type { Route } from './+types/consultancy';

export const meta = () => privatePage(words.consultancy);

export const clientLoader = memberLoader(() => readCached('consultancy/get'));

export default function ProfileConsultancy({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <ScreenTitle lead={words.consultancyLead}>{words.consultancy}</ScreenTitle>
      <BookingList
        bookings={loaderData}
        actionsOf={(booking, title) => (
          <BookingActions booking={booking} onChanged={() => void revalidate()} focusAfter={title} />
        )}
      />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
