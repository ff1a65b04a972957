import { paiseToRupees } from '@namma/contract/money';
import { paymentMessages } from '@namma/contract/payments/messages';
import { UTR_DIGITS } from '@namma/contract/payments/rules';
import { mistakenForUtr, readUtr } from '@namma/contract/payments/utr';
import { discountPercentMost } from '@namma/contract/staff/permissions';
import { type FormEvent, useState } from 'react';
import { hotkeys } from '../../../admin/keys/hotkeys';
import { UtrField } from '../../../admin/money/utr-field';
import { useStaff } from '../../../admin/shell/permissions';
import { api } from '../../../lib/api/api';
import { useAnswer } from '../../../lib/api/use-answer';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/field';
import { CashGiven } from '../cash-given';
import { NoOffers } from '../no-offers';
import { PaymentMethods } from '../payment-methods';
import { UpiCode } from '../upi-code';
import { useHotkeys } from '../use-hotkeys';
import type { SaleState } from './use-sale';

/** The total, whose name is on the document, and the ways to pay. */
export function SalePayment({ sale }: { sale: SaleState }) {
  const [isUpi, setUpi] = useState(false);
  const { total, buyer, isBusy } = sale;
  return (
    <section
      aria-label="Pay"
      className="ground-ink grid grid-cols-1 content-start gap-5 rounded-lg p-5 sm:p-6"
    >
      <div role="status" className="@container">
        <h3 className="text-sm text-(--soft)">Total</h3>
        {/* A large sum stays in one line where the panel is narrow. */}
        <p className="display figures text-tile">{total}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        <span>{buyer ? `For ${buyer.name}` : 'No name'}</span>
        {buyer && (
          <button
            type="button"
            className="min-h-11 underline underline-offset-4 hover:no-underline"
            onClick={() => sale.setBuyer(undefined)}
          >
            Without the name
          </button>
        )}
      </p>
      {buyer && <NoOffers offers={buyer.offers} />}
      <DiscountField sale={sale} />
      {isUpi ? (
        <Upi sale={sale} onBack={() => setUpi(false)} />
      ) : (
        <>
          <CashGiven key={sale.totalPaise} amountPaise={sale.totalPaise} />
          <PaymentMethods
            srLabel={`Sell for ${total} `}
            isBusy={isBusy}
            onReceive={(mode) => void sale.pay(mode)}
            onUpi={() => setUpi(true)}
          />
        </>
      )}
    </section>
  );
}

/** A discount with a reason, up to that of the role (D143). */
function DiscountField({ sale: { discount, setDiscount } }: { sale: SaleState }) {
  const staff = useStaff();
  const most = staff ? discountPercentMost[staff.preset] : 0;
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  if (most === 0) return null;
  if (discount)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-sm wrap-anywhere">
        <span>{`${discount.percent}% off: ${discount.reason}`}</span>
        <button
          type="button"
          className="min-h-11 underline underline-offset-4 hover:no-underline"
          onClick={() => setDiscount(undefined)}
        >
          Remove discount
        </button>
      </p>
    );
  if (!isOpen)
    return (
      <Button look="outline" onClick={() => setOpen(true)}>
        Discount
      </Button>
    );
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const percent = Number(values.get('percent'));
    const reason = String(values.get('reason')).trim();
    const isPercent = Number.isInteger(percent) && percent >= 1 && percent <= most;
    const found = {
      ...(!isPercent && { percent: `Enter 1 to ${most}` }),
      ...(reason === '' && { reason: 'Enter the reason' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setOpen(false);
    setDiscount({ percent, reason });
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label="Discount in %"
        name="percent"
        inputMode="numeric"
        autoComplete="off"
        hint={`Up to ${most}%`}
        autoFocus
        error={errors.percent}
      />
      <TextField label="Reason" name="reason" autoComplete="off" maxLength={200} error={errors.reason} />
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button type="submit" look="outline">
          Apply discount
        </Button>
      </div>
    </form>
  );
}

function Upi({ sale, onBack }: { sale: SaleState; onBack: () => void }) {
  const [error, setError] = useState<string>();
  useHotkeys({ [hotkeys.next]: onBack });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const read = readUtr(String(new FormData(event.currentTarget).get('utr') ?? ''));
    if (!('utr' in read)) {
      const { refusal } = read;
      refuse(refusal === 'digits' ? paymentMessages.utrDigits : paymentMessages.notAUtr[refusal]);
      return;
    }
    const mistaken = mistakenForUtr(read.utr, new Date());
    if (mistaken) refuse(paymentMessages.notAUtr[mistaken]);
    else void sale.pay('upi', read.utr);
  }
  function refuse(sentence: string): void {
    setError(sentence);
    sale.refuse(sentence);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <CodeOfTotal key={sale.totalPaise} totalPaise={sale.totalPaise} />
      <UtrField
        of="payment"
        digits={UTR_DIGITS}
        autoFocus
        error={error}
        onChange={() => setError(undefined)}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row">
        <Button look="outline" className="min-h-14" isBusy={sale.isBusy} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" look="primary" className="min-h-14 grow text-lg!" isBusy={sale.isBusy}>
          {`Sell for ${sale.total}`}
        </Button>
      </div>
    </form>
  );
}

/** The code of the exact total; without a UPI address of the gym, or an answer, a sentence in its place. */
function CodeOfTotal({ totalPaise }: { totalPaise: number }) {
  const { answer } = useAnswer((signal) =>
    api('sales/getUpi', { query: { amount: paiseToRupees(totalPaise) }, signal }),
  );
  if (answer) return <UpiCode upi={answer} caption="The buyer scans this with a UPI app" />;
  return <p className="text-sm text-(--soft)">The buyer pays with the gym’s own UPI code.</p>;
}
