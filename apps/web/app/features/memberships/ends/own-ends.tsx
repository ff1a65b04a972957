import { formatDay } from '@namma/contract/days/dates';
import { isRunning } from '@namma/contract/memberships/days';
import type { Membership } from '@namma/contract/memberships/schemas';
import { formatPaise } from '@namma/contract/money';
import { useState } from 'react';
import * as words from '#words/membership-ends';
import { api } from '../../../lib/api/api';
import { useOutcome } from '../../../lib/api/use-outcome';
import { invalidate } from '../../../lib/loading/read-cache';
import { useGymDay } from '../../../lib/loading/use-gym-day';
import { useLazy } from '../../../lib/loading/use-lazy';
import { Button } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';

const loadQuotes = async () => (await import('./own-quotes')).OwnQuotes;

interface OwnEndsProps {
  membership: Membership;
  onChanged: () => void;
}

/**
 * Other ways to end the member's own membership: an unpaid one is withdrawn here; for a running one the refund is shown,
 * which the desk pays out.
 */
export function OwnEnds({ membership, onChanged }: OwnEndsProps) {
  const { payment_status, withdrawnAt, endedAt, refundPaise, lapsesOn, price, duePaise } = membership;
  const today = useGymDay();
  if (withdrawnAt) return null;
  if (endedAt)
    return refundPaise > 0 ? (
      <p className="mt-4 text-sm">{words.waitsForRefund(formatPaise(refundPaise))}</p>
    ) : null;
  if (payment_status === 'pending')
    return duePaise < price * 100 ? null : (
      <div className="mt-4 grid justify-items-start gap-3">
        {lapsesOn && <p className="text-sm text-(--soft)">{words.lapsesOn(formatDay(lapsesOn))}</p>}
        <Withdraw membership={membership} onChanged={onChanged} />
      </div>
    );
  if (!today || !isRunning(membership, today) || today >= membership.effectiveEnd) return null;
  return <Quotes key={membership.id} membership={membership} today={today} />;
}

function Withdraw({ membership: { id, type }, onChanged }: OwnEndsProps) {
  const say = useOutcome();
  return (
    <ConfirmButton
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      title={words.withdrawTitle(type)}
      description={words.withdrawMeans}
      confirmLabel={words.withdraw}
      onConfirm={async () => {
        await say(api('membership/withdraw', { body: { id } }));
        invalidate('membership/', 'user/');
        onChanged();
      }}
    >
      {words.withdraw}
    </ConfirmButton>
  );
}

function Quotes({ membership, today }: { membership: Membership; today: string }) {
  const { loaded: OwnQuotes, ensureLoaded } = useLazy(loadQuotes);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-6 border-t border-(--line) pt-4">
      <Button
        look="outline"
        aria-expanded={isOpen}
        onClick={async () => {
          if (await ensureLoaded()) setOpen(!isOpen);
        }}
      >
        {words.leavingOrChanging}
      </Button>
      {isOpen && OwnQuotes && <OwnQuotes membership={membership} today={today} />}
    </div>
  );
}
