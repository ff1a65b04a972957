import { timelineKinds } from '@namma/contract/members/timeline';
import * as paths from '@namma/contract/paths';
import { useRevalidator } from 'react-router';
import { oneOf } from '../../admin/list/list-query';
import { adminOnly } from '../../admin/shell/admin-only';
import { PersonClasses } from '../../features/classes/admin/person-classes';
import { CheckInButton } from '../../features/front-desk/check-in-button';
import { PersonPhoto } from '../../features/members/person-photo';
import { MemberNotFound, PersonScreen } from '../../features/members/person-screen';
import { readBookingsOf } from '../../features/memberships/admin/days/bookings';
import { Planner } from '../../features/memberships/admin/days/planner';
import { EndsMenu } from '../../features/memberships/admin/ends/row-ends';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import type { Route } from './+types/members-person';

/** Never cached, because another admin may have changed something; null for an unknown person. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  adminOnly(async () => {
    const { searchParams } = new URL(request.url);
    const id = Number(searchParams.get('id'));
    const kind = oneOf(timelineKinds, searchParams.get('kind'));
    try {
      const [person, first] = await Promise.all([
        api('admin/getMember', { query: { id } }),
        api('admin/getMemberTimeline', { query: { id, ...(kind && { kind }) } }),
      ]);
      return { person, first, kind };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }
  });
clientLoader.hydrate = true as const;

export default function AdminMember({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  if (!loaderData) return <MemberNotFound />;
  return (
    <PersonScreen
      {...loaderData}
      onChanged={() => void revalidate()}
      checkIn={
        <CheckInButton
          userId={loaderData.person.userId}
          look={loaderData.person.duePaise > 0 ? 'outline' : 'solid'}
        />
      }
      photo={
        <PersonPhoto
          key={loaderData.person.userId}
          userId={loaderData.person.userId}
          name={loaderData.person.name}
        />
      }
      classes={<PersonClasses userId={loaderData.person.userId} onChanged={() => void revalidate()} />}
      plannerOf={(membership) => (
        <>
          <Planner
            held={membership}
            readBookings={readBookingsOf(loaderData.person.userId)}
            onChanged={() => void revalidate()}
            signInAt={paths.adminLogin}
          />
          <div className="mt-4">
            <EndsMenu held={membership} onChanged={() => void revalidate()} />
          </div>
        </>
      )}
    />
  );
}
