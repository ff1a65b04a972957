import { namesSomebody, readCode } from '@namma/contract/codes/scans';
import { formatPaise, textOfPaise } from '@namma/contract/money';
import type { Center } from '@namma/contract/values/centers';
import { type ReactNode, useState } from 'react';
import { parsePaise, refuseAmount } from '../../admin/money/amount';
import { TextField } from '../../ui/field';
import { Price } from '../../ui/price';
import { CashGiven } from './cash-given';
import { PaymentMethods } from './payment-methods';
import { UpiPanel } from './upi-panel';
import type { Payable, Payment } from './use-counter';

interface ReceivePanelProps {
  payable: Payable;
  hasUpi: boolean;
  center: Center | undefined;
  isBusy: boolean;
  onReceive: (payment: Payment) => void;
  onRefuse: (sentence: string) => void;
  /** A card or a slip was pasted into a field of this panel. */
  onScan: (code: string) => void;
}

/** Amount due, with payment modes. */
export function ReceivePanel(props: ReceivePanelProps) {
  const { payable, hasUpi, center, isBusy, onReceive, onRefuse, onScan } = props;
  const { duePaise } = payable;
  const [amount, setAmount] = useState(() => textOfPaise(duePaise));
  const [error, setError] = useState<string>();
  const [isUpi, setUpi] = useState(false);

  /** @returns the amount in the field; undefined, after a message, when it cannot be received */
  function readAmount(): number | undefined {
    const refused = refuseAmount(amount, duePaise);
    setError(refused);
    if (refused) onRefuse(refused);
    else if (!center) onRefuse('Choose the center of this counter first.');
    else return parsePaise(amount);
    return undefined;
  }
  function receive(mode: 'cash' | 'card'): void {
    const amountPaise = readAmount();
    if (amountPaise !== undefined) onReceive({ mode, amountPaise });
  }
  const openUpi = () => {
    if (readAmount() !== undefined) setUpi(true);
  };

  if (isUpi)
    return (
      <Frame>
        <UpiPanel
          payable={payable}
          hasUpi={hasUpi}
          isBusy={isBusy}
          onScan={onScan}
          onRefuse={onRefuse}
          amountPaise={parsePaise(amount) ?? duePaise}
          onReceive={(utr, amountPaise) => onReceive({ mode: 'upi', amountPaise, utr })}
          onBack={() => setUpi(false)}
        />
      </Frame>
    );
  const paise = parsePaise(amount);
  const srLabel = paise === undefined ? 'Receive ' : `Receive ${formatPaise(paise)} `;
  return (
    <Frame>
      <div>
        <h3 className="text-sm text-(--soft)">Due</h3>
        <p>
          {/* With lakhs and paise it is wider than the panel. */}
          <Price className={`display ${formatPaise(duePaise).length > 8 ? 'text-xl' : 'text-2xl'}`}>
            {formatPaise(duePaise)}
          </Price>
        </p>
      </div>
      <TextField
        label="Amount to receive"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={error}
        hint={
          paise !== undefined && paise < duePaise ? `${formatPaise(duePaise - paise)} still due` : undefined
        }
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setAmount(currentTarget.value);
          setError(undefined);
        }}
        onKeyDown={({ key }) => {
          // Pasted, or typed by hand: a scanner is noticed before.
          const code = key === 'Enter' ? readCode(amount) : undefined;
          if (code && namesSomebody(code)) onScan(code.text);
        }}
      />
      <CashGiven amountPaise={paise ?? duePaise} />
      <PaymentMethods srLabel={srLabel} isBusy={isBusy} onReceive={receive} onUpi={openUpi} />
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Receive"
    className="ground-ink grid grid-cols-1 content-start gap-5 rounded-lg p-5 sm:p-6"
  >
    {children}
  </section>
);
