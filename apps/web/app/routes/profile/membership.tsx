import * as paths from '@namma/contract/paths';
import { lazy, Suspense } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import * as words from '#words/users';
import { readOwnBookings } from '../../features/memberships/admin/days/bookings';
import { Planner } from '../../features/memberships/admin/days/planner';
import { OwnEnds } from '../../features/memberships/ends/own-ends';
import { RenewalScreen } from '../../features/memberships/renewal-screen';
import { MembershipSlip } from '../../features/payments/slips/membership-slip';
import { LoadFailed } from '../../features/shell/load-failed';
import { MembershipList } from '../../features/users/membership-list';
import { ScreenTitle } from '../../features/users/profile-frame';
import { privatePage } from '../../lib/loading/page-meta';
import { readCached } from '../../lib/loading/read-cache';
import { memberLoader } from '../../lib/session/sign-in-first';
import { loadClosed } from '../../shared/load-closed';
import { readOwnMemberships } from '../../shared/own-memberships';
import type { Route } from './+types/membership';

export const meta = () => privatePage(words.membership);

export const clientLoader = memberLoader(async (search) => {
  const isRenewing = search.has('renew');
  const [memberships, offer, closed] = await Promise.all([
    readOwnMemberships(),
    isRenewing ? readCached('settings/getPlans') : undefined,
    isRenewing ? loadClosed(readCached) : [],
  ]);
  return { memberships, offer, closed };
});

/** Loaded after the memberships, which the screen is about. */
const OwnClasses = lazy(async () => ({
  default: (await import('../../features/classes/own-classes')).OwnClasses,
}));

const underlined = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';

export default function ProfileMembership({
  loaderData: { memberships, offer, closed },
}: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const renewed = search.get('renew');
  if (renewed !== null && offer) {
    const id = Number(renewed);
    return (
      <>
        <ScreenTitle lead={words.renewLead}>{words.renew}</ScreenTitle>
        <RenewalScreen
          held={memberships.find((membership) => membership.id === id)}
          renewal={memberships.find((each) => each.renewalOf === id && !each.withdrawnAt && !each.endedAt)}
          offer={offer}
          closed={closed}
        />
      </>
    );
  }
  return (
    <>
      <ScreenTitle lead={words.membershipLead}>{words.membership}</ScreenTitle>
      <MembershipList
        newest={memberships}
        slipOf={(membership, isFirst) => (
          <>
            <MembershipSlip membership={membership} isOpenAtFirst={isFirst} />
            <OwnEnds membership={membership} onChanged={() => void revalidate()} />
          </>
        )}
        plannerOf={(membership) => (
          <>
            <Planner
              held={membership}
              readBookings={readOwnBookings}
              onChanged={() => void revalidate()}
              signInAt={undefined}
            />
            <OwnEnds membership={membership} onChanged={() => void revalidate()} />
          </>
        )}
      />
      <Suspense>
        <OwnClasses />
      </Suspense>
      <p className="mt-8 border-t border-(--line) pt-4 flex flex-wrap gap-x-6">
        <Link to={paths.profileCard} className={underlined}>
          {words.yourCard}
        </Link>
        <Link to={paths.profileLedger} className={underlined}>
          {words.dueAndHistory}
        </Link>
        <Link to={paths.profileDocuments} className={underlined}>
          {words.receiptsAndInvoices}
        </Link>
      </p>
    </>
  );
}

export { LoadFailed as ErrorBoundary };
