import { isDeletedMember } from '@namma/contract/members/rules';
import type { Center } from '@namma/contract/values/centers';
import { type ReactNode, useState } from 'react';
import { HotkeyHint } from '../../admin/keys/hotkey-hint';
import { hotkeys } from '../../admin/keys/hotkeys';
import { IfAllowed } from '../../admin/shell/if-allowed';
import { Button } from '../../ui/button';
import { EntryState } from './entry-state';
import { PersonIdentity, PersonPayables } from './person-panel';
import { ReceiptPanel } from './receipt-panel';
import { ReceivePanel } from './receive-panel';
import type { useCheckIn } from './use-check-in';
import type { Person, useCounter } from './use-counter';
import { useHotkeys } from './use-hotkeys';
import { WalletCard } from './wallet-card';

interface PersonAreaProps {
  person: Person;
  counter: ReturnType<typeof useCounter>;
  checkIn: ReturnType<typeof useCheckIn>;
  center: Center | undefined;
  onNext: () => void;
  onScan: (code: string) => void;
  /** Class panel of the person. */
  classesOf?: ((userId: number) => ReactNode) | undefined;
  /** Takes a membership for this person. */
  onSell: () => void;
  /** Takes an order of goods for this person. */
  onOrder: () => void;
  /** Refunds goods of a receipt. */
  onRefund: (receiptNumber: string) => void;
}

/** Found person, with status, amounts due and actions. */
export function PersonArea(props: PersonAreaProps) {
  const { person, counter, checkIn, center, classesOf, onNext, onScan, onSell, onOrder, onRefund } = props;
  const { payable, receipt } = counter;
  const [hasCard, setCard] = useState(false);
  // The next press prints it.
  const isCheckedIn = checkIn.verdict?.member?.userId === person.userId;
  useHotkeys({
    [hotkeys.printCard]: hasCard || isDeletedMember(person) ? undefined : () => setCard(true),
    [hotkeys.checkIn]: isCheckedIn || checkIn.isBusy ? undefined : () => checkIn.checkIn(person.userId),
  });
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-6 @text:grid-cols-[minmax(0,1fr)_--spacing(80)] @text:grid-rows-[auto_1fr] @table:grid-cols-[minmax(0,1fr)_--spacing(104)] @table:gap-x-8">
        <PersonIdentity person={person} chosen={payable} onChoose={counter.choosePayable}>
          {!isCheckedIn && (
            <>
              <EntryState person={person} />
              <Button
                look="solid"
                className="min-h-14 justify-self-start px-6 text-lg!"
                aria-keyshortcuts={hotkeys.checkIn}
                isBusy={checkIn.isBusy}
                onClick={() => checkIn.checkIn(person.userId)}
              >
                <span>Check in</span>
                <HotkeyHint hotkey={hotkeys.checkIn} />
              </Button>
            </>
          )}
          {!isDeletedMember(person) && (
            <div className="flex flex-wrap gap-3">
              <IfAllowed permission="changeMemberships">
                <Button look="outline" onClick={onSell}>
                  Add membership
                </Button>
              </IfAllowed>
              <IfAllowed permission="takeOrders">
                <Button look="outline" onClick={onOrder}>
                  Take order
                </Button>
              </IfAllowed>
            </div>
          )}
          {!isDeletedMember(person) && classesOf?.(person.userId)}
          {!isDeletedMember(person) && (
            <IfAllowed permission="findMembers">
              <details
                open={hasCard}
                className="border-y border-(--line)"
                onToggle={({ currentTarget }) => setCard(currentTarget.open)}
              >
                <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                  Card for the wallet
                </summary>
                <div className="py-3">
                  {hasCard && <WalletCard key={person.userId} userId={person.userId} />}
                </div>
              </details>
            </IfAllowed>
          )}
        </PersonIdentity>
        <div className="grid grid-cols-1 content-start gap-6 @text:col-start-2 @text:row-span-2 @text:row-start-1">
          {receipt && (
            <ReceiptPanel
              key={receipt.id}
              receiptId={receipt.id}
              status={receipt.status}
              onNext={onNext}
              onRefund={onRefund}
            />
          )}
          {payable && payable.duePaise > 0 && (
            <ReceivePanel
              key={`${payable.subject} ${payable.id} ${payable.duePaise}`}
              payable={payable}
              hasUpi={counter.hasUpi}
              center={center}
              isBusy={counter.isReceiving}
              onReceive={(payment) => void counter.receive(payable, payment)}
              onRefuse={counter.refuse}
              onScan={onScan}
            />
          )}
        </div>
        <PersonPayables person={person} chosen={payable} onReceipt={counter.showReceipt} />
      </div>
    </div>
  );
}
