import { formatDay } from '@namma/contract/days/dates';
import { isDeletedMember } from '@namma/contract/members/rules';
import { formatPaise } from '@namma/contract/money';
import { memberPath } from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WhatsAppButton } from '../../admin/whatsapp/whatsapp-button';
import { Button } from '../../ui/button';
import { NoOffers } from './no-offers';
import { PayableDetails, PayableMark } from './payable-details';
import type { Payable, Person } from './use-counter';

interface PersonIdentityProps {
  person: Person;
  chosen: Payable | undefined;
  onChoose: (payable: Payable) => void;
  /** Below who it is: what may be done. */
  children?: ReactNode;
}

const isDue = ({ duePaise }: Payable): boolean => duePaise > 0;

/** Person with a choice of the payable. */
export function PersonIdentity({
  person: { userId, name, phone, email, offers, payables },
  chosen,
  onChoose,
  children,
}: PersonIdentityProps) {
  const due = payables.filter(isDue);
  return (
    <div className="grid grid-cols-1 content-start gap-6 wrap-anywhere">
      <header>
        <h2 className="heading text-2xl">{name}</h2>
        <p className="mt-1 flex flex-wrap gap-x-5 text-(--soft)">
          <span className="figures">{phone}</span>
          {!isDeletedMember({ userId, email }) && (
            <>
              <span>{email}</span>
              <Link
                to={memberPath(userId)}
                className="inline-flex min-h-7 items-center underline underline-offset-4 hover:no-underline"
              >
                All about this person
              </Link>
            </>
          )}
        </p>
      </header>
      <NoOffers offers={offers} />
      {children}
      {due.length > 1 && <DueChoice due={due} chosen={chosen} onChoose={onChoose} />}
      {due.length === 0 && (
        <p className="text-xl font-semibold">
          {payables.length === 0 ? 'Nothing bought yet.' : 'Nothing is due.'}
        </p>
      )}
    </div>
  );
}

interface PersonPayablesProps {
  person: Person;
  chosen: Payable | undefined;
  onReceipt: (receiptId: number) => void;
}

/** Open and paid payables. */
export function PersonPayables({ person: { payables }, chosen, onReceipt }: PersonPayablesProps) {
  const paid = payables.filter((payable) => !isDue(payable) && payable.paidPaise > 0);
  return (
    <div className="grid grid-cols-1 content-start gap-6 wrap-anywhere">
      {chosen && (
        <div className="grid grid-cols-1 gap-5 rounded-lg border-2 border-ink bg-paper-raised p-5 sm:p-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h3 className="heading text-xl">{chosen.title}</h3>
            <PayableMark payable={chosen} />
          </div>
          <PayableDetails payable={chosen} />
          {chosen.subject === 'membership' && typeof chosen.id === 'number' && isDue(chosen) && (
            <div>
              <WhatsAppButton kind="slip" id={chosen.id} about={chosen.title} />
            </div>
          )}
        </div>
      )}
      {paid.length > 0 && <Held paid={paid} onReceipt={onReceipt} />}
    </div>
  );
}

function DueChoice({
  due,
  chosen,
  onChoose,
}: Omit<PersonIdentityProps, 'person'> & { due: readonly Payable[] }) {
  return (
    <div>
      <h3 className="heading text-lg">{`${due.length} payments due. Choose one.`}</h3>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {due.map((payable) => (
          <li key={`${payable.subject} ${payable.id}`}>
            <button
              type="button"
              aria-pressed={payable === chosen}
              onClick={() => onChoose(payable)}
              className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 rounded-md border-2 border-(--edge) bg-paper-raised px-4 py-2 text-left transition-colors hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <span className="font-semibold">{payable.title}</span>
              <span translate="no" className="figures font-semibold">
                {formatPaise(payable.duePaise)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Paid memberships and orders, with reprints of receipts. */
function Held({ paid, onReceipt }: { paid: readonly Payable[]; onReceipt: (receiptId: number) => void }) {
  return (
    <div>
      <h3 className="heading text-lg">Paid</h3>
      <ul className="mt-2 border-t-2 border-ink">
        {paid.map(({ subject, id, title, membership, receipts, at }) => {
          const receipt = receipts.findLast(
            ({ kind, reversedBy }) => kind === 'payment' && reversedBy === null,
          );
          return (
            <li
              key={`${subject} ${id}`}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-(--line) py-2"
            >
              <span className="min-w-0">
                <span className="font-semibold">{title}</span>
                <span className="block text-sm text-(--soft)">
                  {membership ? `until ${formatDay(membership.endDate)}` : formatMoment(at)}
                </span>
              </span>
              {receipt && (
                <Button
                  look="quiet"
                  className="border border-(--line)"
                  onClick={() => onReceipt(receipt.receiptId)}
                >
                  {`Receipt ${receipt.receiptNumber}`}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
