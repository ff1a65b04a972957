import { formatDay, gymDay } from '@namma/contract/days/dates';
import { adminLogin } from '@namma/contract/paths';
import type { OfferState } from '@namma/contract/privacy/rules';
import type { Nominee } from '@namma/contract/privacy/schemas';
import { formatPhone } from '@namma/contract/text/phone';
import { useState } from 'react';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { api } from '../../lib/api/api';
import { useFailure } from '../../lib/api/use-failure';
import { useOutcome } from '../../lib/api/use-outcome';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

const said: Record<OfferState, string> = {
  agreed: 'Agrees to offers.',
  refused: 'No offers.',
  'not asked': "Hasn't agreed to offers. You can call, but not write.",
};

interface AgreementsProps {
  userId: number;
  offers: OfferState;
  onChanged: () => void;
}

/** Offer consent and, with permission, the nominee. */
export function Agreements({ userId, offers, onChanged }: AgreementsProps) {
  const say = useOutcome(adminLogin);
  return (
    <div className="border-t-2 border-ink pt-3 text-sm">
      <p className={offers === 'refused' ? 'font-semibold' : ''}>{said[offers]}</p>
      <div className="flex flex-wrap gap-2 pt-3 empty:hidden">
        {offers !== 'refused' && (
          <IfAllowed permission="followUp">
            <ConfirmButton
              title="Turn off offers for this member?"
              description="The member gets no offers by message or phone, and back-in-stock reminders are deleted. Only the member can turn offers on again."
              confirmLabel="No offers"
              className={buttonClass('outline')}
              onConfirm={async () => {
                await say(api('privacy/noteNoOffers', { body: { userId } }));
                onChanged();
              }}
            >
              No offers
            </ConfirmButton>
          </IfAllowed>
        )}
        <IfAllowed permission="readNominees">
          <NomineeLook key={userId} userId={userId} />
        </IfAllowed>
      </div>
    </div>
  );
}

/** The pressed button has disappeared, so the focus moves to the result. */
const focusOn = (shown: HTMLElement | null) => shown?.focus();

/** Read only when somebody asks for it. */
function NomineeLook({ userId }: { userId: number }) {
  const fail = useFailure(adminLogin);
  const [read, setRead] = useState<{ nominee: Nominee | null }>();
  const [look, isBusy] = useOneAtATime(async () => {
    try {
      setRead(await api('privacy/getNominee', { query: { userId } }));
    } catch (error) {
      fail(error);
    }
  });
  if (!read)
    return (
      <Button look="outline" isBusy={isBusy} onClick={() => void look()}>
        Show nominee
      </Button>
    );
  if (!read.nominee)
    return (
      <p ref={focusOn} tabIndex={-1} role="status" className="w-full">
        No nominee.
      </p>
    );
  const { name, relation, phone, email, namedAt } = read.nominee;
  return (
    <div ref={focusOn} tabIndex={-1} role="status" className="w-full wrap-anywhere">
      <p className="font-semibold">{`${name} (${relation})`}</p>
      {phone && <p className="figures">{formatPhone(phone)}</p>}
      {email && <p>{email}</p>}
      <p className="text-(--soft)">{`Named on ${formatDay(gymDay(new Date(namedAt)))}`}</p>
      <p className="pt-2 text-(--soft)">
        Before you act, check a photo ID and a certificate that the member has died or can't act. Then provide
        or correct the data, or delete the account.
      </p>
    </div>
  );
}
