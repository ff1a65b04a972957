import * as paths from '@namma/contract/paths';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { RenewalScreen } from '../features/fitness/renewal-screen';
import { readOwnBookings } from '../features/membership-days/bookings';
import { Planner } from '../features/membership-days/planner';
import { MembershipList } from '../features/profile/membership-list';
import { ScreenTitle } from '../features/profile/profile-frame';
import { LoadFailed } from '../features/shell/load-failed';
import { MembershipSlip } from '../features/slips/membership-slip';
import { privatePage } from '../lib/page-meta';
import { readCached } from '../lib/read-cache';
import { withSession } from '../lib/sign-in-first';
import type { Route } from './+types/profile-membership';

export const meta = () => privatePage('Membership');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  withSession(request, () => readCached('membership/getMemberships'));
clientLoader.hydrate = true as const;

const underlined = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';

export default function ProfileMembership({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const renewed = search.get('renew');
  if (renewed !== null) {
    const id = Number(renewed);
    return (
      <>
        <ScreenTitle lead="A new membership that follows the one you hold, at a lower price.">
          Renew
        </ScreenTitle>
        <RenewalScreen
          held={loaderData.find((membership) => membership.id === id)}
          renewal={loaderData.find(({ renewalOf }) => renewalOf === id)}
        />
      </>
    );
  }
  return (
    <>
      <ScreenTitle lead="What you hold, what is paid, and how long it lasts.">Membership</ScreenTitle>
      <p className="-mt-4 mb-6 flex flex-wrap gap-x-6">
        <Link to={paths.profileCard} className={underlined}>
          Your card for the counter
        </Link>
        <Link to={paths.profileLedger} className={underlined}>
          What is due, and your history
        </Link>
        <Link to={paths.profileDocuments} className={underlined}>
          All receipts and invoices
        </Link>
      </p>
      <MembershipList
        newest={loaderData}
        slipOf={(membership, isFirst) => <MembershipSlip membership={membership} isOpenAtFirst={isFirst} />}
        plannerOf={(membership) => (
          <Planner
            held={membership}
            readBookings={readOwnBookings}
            onChanged={() => void revalidate()}
            signInAt={undefined}
          />
        )}
      />
    </>
  );
}

export { LoadFailed as ErrorBoundary };
