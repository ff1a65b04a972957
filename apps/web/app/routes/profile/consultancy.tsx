import { useRevalidator } from 'react-router';
import * as words from '#words/profile';
import { BookingActions } from '../features/consultancy/bookings/booking-actions';
import { BookingList } from '../features/profile/booking-list';
import { ScreenTitle } from '../features/profile/profile-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { privatePage } from '../lib/page-meta';
import { readCached } from '../lib/read-cache';
import { withSession } from '../lib/sign-in-first';
import type { Route } from './+types/profile-consultancy';

export const meta = () => privatePage(words.consultancy);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () => readCached('consultancy/get'));
clientLoader.hydrate = true as const;

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
