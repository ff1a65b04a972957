import { messages } from '@namma/contract/messages';
import type { Membership } from '@namma/contract/schemas/memberships';
import { ButtonLink } from '../../ui/button';
import { StateScreen } from '../../ui/state-screen';
import { MembershipCard } from './membership-card';

/** The member's memberships, newest first. */
export function MembershipList({ memberships }: { memberships: readonly Membership[] }) {
  if (memberships.length === 0) {
    return (
      <StateScreen
        title={messages.noMemberships}
        action={
          <ButtonLink to="/fitness" look="primary">
            See the memberships
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className="grid gap-5">
      {memberships.map((membership) => (
        <li key={membership.id}>
          <MembershipCard membership={membership} />
        </li>
      ))}
    </ul>
  );
}
