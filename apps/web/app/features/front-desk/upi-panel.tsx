import { readCode } from '@namma/contract/codes/scans';
import { formatPaise, paiseToRupees } from '@namma/contract/money';
import { paymentMessages } from '@namma/contract/payments/messages';
import { UTR_DIGITS } from '@namma/contract/payments/rules';
import { mistakenForUtr, readUtr } from '@namma/contract/payments/utr';
import { type FormEvent, useState } from 'react';
import { hotkeys } from '../../admin/keys/hotkeys';
import { UtrField } from '../../admin/money/utr-field';
import { LoadState } from '../../admin/writes/load-state';
import { api } from '../../lib/api/api';
import { useAnswer } from '../../lib/api/use-answer';
import { Button } from '../../ui/button';
import { Price } from '../../ui/price';
import { UpiCode } from './upi-code';
import type { Payable } from './use-counter';
import { useHotkeys } from './use-hotkeys';

interface UpiPanelProps {
  payable: Payable;
  amountPaise: number;
  hasUpi: boolean;
  isBusy: boolean;
  onReceive: (utr: string, amountPaise: number) => void;
  onRefuse: (sentence: string) => void;
  onScan: (code: string) => void;
  onBack: () => void;
}

/** The QR code for the member's phone, and the number of the payment that has arrived. */
export function UpiPanel({ payable, amountPaise, hasUpi, isBusy, ...does }: UpiPanelProps) {
  const [error, setError] = useState<string>();
  useHotkeys({ [hotkeys.next]: does.onBack });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('utr') ?? '');
    const read = readUtr(text);
    if ('utr' in read) {
      const mistaken = mistakenForUtr(read.utr, new Date());
      if (mistaken) refuse(paymentMessages.notAUtr[mistaken]);
      else does.onReceive(read.utr, amountPaise);
      return;
    }
    const { refusal } = read;
    // Pasted, or typed by hand: a scanner is noticed before.
    if ((refusal === 'card' || refusal === 'slip') && readCode(text)) does.onScan(text.trim());
    else refuse(refusal === 'digits' ? paymentMessages.utrDigits : paymentMessages.notAUtr[refusal]);
  }
  function refuse(sentence: string): void {
    setError(sentence);
    does.onRefuse(sentence);
  }
  return (
    <>
      <div>
        <h3 className="text-sm text-(--soft)">By UPI</h3>
        <p>
          <Price className="display text-2xl">{formatPaise(amountPaise)}</Price>
        </p>
      </div>
      {hasUpi ? (
        <CodeOf payable={payable} amountPaise={amountPaise} />
      ) : (
        <p className="text-sm text-(--soft)">
          UPI isn't set up for this screen. The member pays with the gym's own code.
        </p>
      )}
      <form onSubmit={submit} noValidate className="grid gap-4">
        {/* The next thing to type. */}
        <UtrField
          of="payment"
          digits={UTR_DIGITS}
          autoFocus
          error={error}
          onChange={() => setError(undefined)}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button look="outline" className="min-h-14" isBusy={isBusy} onClick={does.onBack}>
            Back
          </Button>
          <Button type="submit" look="primary" className="min-h-14 grow text-lg!" isBusy={isBusy}>
            {`Receive ${formatPaise(amountPaise)}`}
          </Button>
        </div>
      </form>
    </>
  );
}

function CodeOf({ payable: { subject, id }, amountPaise }: Pick<UpiPanelProps, 'payable' | 'amountPaise'>) {
  const { answer, failure, retry } = useAnswer((signal) =>
    api('payments/getUpi', { query: { subject, id, amount: paiseToRupees(amountPaise) }, signal }),
  );
  if (!answer) return <LoadState failure={failure} onRetry={retry} />;
  return <UpiCode upi={answer} caption="The member scans this with a UPI app" />;
}
