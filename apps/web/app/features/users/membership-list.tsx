import type { Membership } from '@namma/contract/memberships/schemas';
import { messages } from '@namma/contract/messages';
import * as paths from '@namma/contract/paths';
import type { ReactNode } from 'react';
import * as words from '#words/users';
import { readCached } from '../../lib/loading/read-cache';
import { useOlderRows } from '../../lib/loading/use-older-rows';
import { ShowOlder } from '../../ui/show-older';
import { StateScreen } from '../../ui/state-screen';
import { MembershipCard } from './membership-card';

interface MembershipListProps {
  newest: readonly Membership[];
  /** Payment slip of a pending membership. `isFirst`: the newest pending one. */
  slipOf: (membership: Membership, isFirst: boolean) => ReactNode;
  /** Remaining days of an active membership. */
  plannerOf: (membership: Membership) => ReactNode;
}

/** The member's memberships, newest first. */
export function MembershipList({ newest, slipOf, plannerOf }: MembershipListProps) {
  const { rows: memberships, ...older } = useOlderRows(
    newest,
    (before) => readCached('membership/getMemberships', { before }),
    ({ id }) => id,
  );
  if (memberships.length === 0) {
    return (
      <StateScreen
        title={messages.noMemberships}
        link={{ to: paths.fitness, children: words.seeMemberships }}
      />
    );
  }
  const firstPending = memberships.find(isPending);
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {memberships.map((membership) => (
          <li key={membership.id}>
            <MembershipCard
              membership={membership}
              renewal={memberships.find(
                (each) => each.renewalOf === membership.id && !each.withdrawnAt && !each.endedAt,
              )}
            >
              {isPending(membership)
                ? slipOf(membership, membership === firstPending)
                : plannerOf(membership)}
            </MembershipCard>
          </li>
        ))}
      </ul>
      <ShowOlder what={words.memberships} {...older} />
    </>
  );
}

const isPending = ({ payment_status, withdrawnAt }: Membership): boolean =>
  payment_status === 'pending' && withdrawnAt === null;
