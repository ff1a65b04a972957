import { formatDay, gymDay } from '@namma/contract/days/dates';
import { adminLogin } from '@namma/contract/paths';
import type { OfferState } from '@namma/contract/privacy/rules';
import type { Nominee } from '@namma/contract/privacy/schemas';
import { formatPhone } from '@namma/contract/text/phone';
import { useState } from 'react';
import { IfAllowed } from '../../admin/shell/may-see';
import { api } from '../../lib/api/api';
import { useFailure } from '../../lib/api/use-failure';
import { useOutcome } from '../../lib/api/use-outcome';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { useOneAtATime } from '../../ui/use-one-at-a-time';

const said: Record<OfferState, string> = {
  agreed: 'Agrees to offers.',
  refused: 'No offers, please.',
  'not asked': 'Has not agreed to offers: may be called, not written to.',
};

interface AgreementsProps {
  userId: number;
  offers: OfferState;
  onChanged: () => void;
}

/** Whether a member agrees to offers, and, for who may read it, whom the member has named. */
export function Agreements({ userId, offers, onChanged }: AgreementsProps) {
  const say = useOutcome(adminLogin);
  return (
    <div className="border-t-2 border-ink pt-3 text-sm">
      <p className={offers === 'refused' ? 'font-semibold' : ''}>{said[offers]}</p>
      <div className="flex flex-wrap gap-2 pt-3 empty:hidden">
        {offers !== 'refused' && (
          <IfAllowed permission="followUp">
            <ConfirmButton
              title="Has this member said: no offers?"
              description="Nobody calls or writes to them any more to sell something, and products that they wait for are forgotten. Only the member can agree again."
              confirmLabel="No offers"
              className={buttonClass('outline')}
              onConfirm={async () => {
                await say(api('privacy/noteNoOffers', { body: { userId } }));
                onChanged();
              }}
            >
              No offers, please
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

/** The button that was pressed is gone, so the keyboard goes on from what it has shown. */
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
        Show the nominee
      </Button>
    );
  if (!read.nominee)
    return (
      <p ref={focusOn} tabIndex={-1} role="status" className="w-full">
        This member has named nobody.
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
        Before you act: see who it is, by a document with a photo, and that the member has died or is unable,
        by a certificate. Then do what the member could do: hand over the data, correct it, or delete the
        account.
      </p>
    </div>
  );
}
