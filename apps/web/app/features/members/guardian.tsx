import { formatDay } from '@namma/contract/days/dates';
import type { GuardianState } from '@namma/contract/members/rules';
import { api } from '../../lib/api/api';
import { sentenceOf } from '../../lib/api/api-error';
import { buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { toast } from '../../ui/toast';

interface GuardianProps {
  userId: number;
  state: GuardianState;
  /** The day of birth by which somebody was under 18 who is older by the present one; empty without one. */
  dobBefore: string;
  onChanged: () => void;
}

/** Confirmation of a parent or guardian for members under 18. */
export function Guardian({ userId, state, dobBefore, onChanged }: GuardianProps) {
  if (state === 'seen')
    return (
      <p className="border-t-2 border-ink pt-3 text-sm">
        Confirmed. Orders, memberships and bookings are allowed.
      </p>
    );
  return (
    <div className="border-t-2 border-ink pt-3 text-sm">
      <p className="mb-3 text-(--soft)">
        {dobBefore
          ? `Under 18 by the previous date of birth, ${formatDay(dobBefore)}. Confirm a proof of age, or a parent or guardian, to allow orders, memberships and bookings.`
          : 'Under 18. Confirm a parent or guardian to allow orders, memberships and bookings.'}
      </p>
      <ConfirmButton
        title={dobBefore ? 'Confirm proof of age?' : 'Confirm parent or guardian?'}
        description="Recorded with your name. This can't be undone."
        confirmLabel="Yes, seen"
        className={buttonClass('solid')}
        onConfirm={async () => {
          try {
            const { status } = await api('admin/confirmGuardian', { body: { id: userId } });
            toast.success(status);
          } catch (error) {
            toast.error(sentenceOf(error));
          }
          onChanged();
        }}
      >
        {dobBefore ? 'Proof of age seen' : 'Parent or guardian seen'}
      </ConfirmButton>
    </div>
  );
}
