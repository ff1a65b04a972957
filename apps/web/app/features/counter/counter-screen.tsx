import { type Center, centers } from '@namma/contract/centers';
import { useRef } from 'react';
import { FilterSelect } from '../../ui/admin/filter-select';
import { ScreenTitle } from '../../ui/admin/screen-title';
import { Spinner } from '../../ui/spinner';
import { useCounterCenter } from './counter-center';
import { HotkeyHint } from './hotkey-hint';
import { PeopleChoice } from './people-choice';
import { What, Who } from './person-panel';
import { ReceiptPanel } from './receipt-panel';
import { ReceivePanel } from './receive-panel';
import { RefusalNote } from './refusal-note';
import { ScanField } from './scan-field';
import { useCounter } from './use-counter';
import { hotkeys, useHotkeys } from './use-hotkeys';
import { useScanFocus } from './use-scan-focus';

/**
 * The counter at the entrance, for a tablet or a PC with a scanner: scan a slip, see who it is and what is due, receive
 * it, print the receipt.
 */
export function CounterScreen() {
  const [center, chooseCenter] = useCounterCenter();
  const counter = useCounter(center);
  const field = useRef<HTMLInputElement>(null);
  const firstChoice = useRef<HTMLButtonElement>(null);
  useScanFocus(field);

  function startOver(): void {
    counter.clear();
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  }
  useHotkeys({ [hotkeys.next]: startOver });
  async function scan(code: string): Promise<void> {
    field.current?.focus();
    await counter.find(code);
  }

  const { person, payable, people, receiptId } = counter;
  return (
    <>
      <ScreenTitle
        actions={<CenterChoice center={center} onChoose={chooseCenter} />}
        note={center ? `Money is received at ${center}` : 'Choose the center of this counter'}
      >
        Counter
      </ScreenTitle>
      <div className="grid grid-cols-1 gap-6">
        <div>
          <ScanField
            field={field}
            isBusy={counter.isAsking}
            firstChoice={firstChoice}
            onFind={counter.find}
          />
          <RefusalNote refusal={counter.refusal} />
        </div>
        {counter.isAsking && <Spinner label="Looking up" />}
        {people.length > 1 && !person && (
          <PeopleChoice
            people={people}
            isMore={counter.isMore}
            first={firstChoice}
            onChoose={counter.choosePerson}
          />
        )}
        {person && (
          <div className="@container">
            <div className="grid grid-cols-1 gap-6 @text:grid-cols-[minmax(0,1fr)_--spacing(80)] @text:grid-rows-[auto_1fr] @table:grid-cols-[minmax(0,1fr)_--spacing(104)] @table:gap-x-8">
              <Who person={person} chosen={payable} onChoose={counter.choosePayable} />
              <div className="grid grid-cols-1 content-start gap-6 @text:col-start-2 @text:row-span-2 @text:row-start-1">
                {receiptId !== undefined && (
                  <ReceiptPanel
                    key={receiptId}
                    receiptId={receiptId}
                    status={counter.received}
                    onNext={startOver}
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
                    onScan={(code) => void scan(code)}
                  />
                )}
              </div>
              <What person={person} chosen={payable} onReceipt={counter.showReceipt} />
            </div>
          </div>
        )}
        {!person && people.length === 0 && !counter.isAsking && !counter.refusal && <HowItWorks />}
      </div>
    </>
  );
}

interface CenterChoiceProps {
  center: Center | undefined;
  onChoose: (center: Center) => void;
}

const CenterChoice = ({ center, onChoose }: CenterChoiceProps) => (
  <FilterSelect
    label="This counter is at"
    value={center ?? ''}
    options={[
      ...(center ? [] : [{ value: '', label: 'Choose a center' }]),
      ...centers.map((value) => ({ value, label: value })),
    ]}
    onChange={(value) => {
      const chosen = centers.find((each) => each === value);
      if (chosen) onChoose(chosen);
    }}
  />
);

const steps = [
  ['Scan or type', 'The member’s payment slip, or a phone number, a name or an order number.'],
  ['Receive', 'In cash, by UPI or by card: all of it, or a part.'],
  ['Print', 'The receipt, on A4 or on a receipt printer.'],
] as const;
const keys = [
  [hotkeys.cash, 'In cash'],
  [hotkeys.upi, 'By UPI'],
  [hotkeys.card, 'By card'],
  [hotkeys.print, 'Print receipt'],
  ['Esc', 'Next member'],
] as const;

/** Shown until somebody is looked up. */
const HowItWorks = () => (
  <section aria-label="How it works" className="border-t border-(--line) pt-6">
    <ol className="grid grid-cols-1 gap-6 md:grid-cols-3">
      {steps.map(([title, text], index) => (
        <li key={title}>
          <h2 className="heading text-xl">
            {index + 1}. {title}
          </h2>
          <p className="mt-1 text-(--soft)">{text}</p>
        </li>
      ))}
    </ol>
    <ul aria-label="Keys" className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-sm pointer-coarse:hidden">
      {keys.map(([key, does]) => (
        <li key={key} className="flex items-center gap-2">
          <HotkeyHint hotkey={key} />
          {does}
        </li>
      ))}
    </ul>
  </section>
);
