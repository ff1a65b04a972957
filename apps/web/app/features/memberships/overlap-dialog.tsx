import { formatDay } from '@namma/contract/days/dates';
import type { MembershipOverlap } from '@namma/contract/memberships/schemas';
import { paymentStatusLabel } from '@namma/contract/messages/payment-statuses';
import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/fitness';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useLast } from '../../ui/use-last';

interface OverlapDialogProps {
  /** The membership that would run on the same days; closed without one. */
  overlap: MembershipOverlap | undefined;
  onAnswer: (isMeant: boolean) => void;
}

/** Asks before a membership is taken that runs on the same days as another one of the member. */
export function OverlapDialog({ overlap, onAnswer }: OverlapDialogProps) {
  const last = useLast(overlap);
  return (
    <ConfirmDialog
      isOpen={overlap !== undefined}
      title={words.overlapTitle}
      description={last ? words.overlapDays(last.days) : ''}
      confirmLabel={words.takeBoth}
      closeLabel={words.takeNone}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {last && (
        <div className="mb-6 grid justify-items-start border-l-4 border-ink bg-paper-sunken p-4 text-sm">
          <strong className="block text-base">{last.type}</strong>
          <span className="block">
            {words.fromTo(formatDay(last.startDate), formatDay(last.effectiveEnd))}
          </span>
          <span className="block">{paymentStatusLabel(last.paymentStatus)}</span>
          {last.paymentStatus === 'payed' && (
            <Link
              to={paths.profileMembership}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {words.upgradeInstead}
            </Link>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
