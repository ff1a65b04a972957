import { centerLabel } from '@namma/contract/messages/centers';
import { formatPaise, paiseToRupees } from '@namma/contract/money';
import { type ReceiptMode, receiptModes, UTR_DIGITS } from '@namma/contract/payments/rules';
import type { ReturnCondition } from '@namma/contract/returns/rules';
import type { SaleRefundReply, SoldCheckout } from '@namma/contract/sales/schemas';
import type { Center } from '@namma/contract/values/centers';
import { useState } from 'react';
import { modeLabels } from '../../../admin/money/mode-labels';
import { UtrField } from '../../../admin/money/utr-field';
import { usePermission } from '../../../admin/shell/permissions';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { sendWithKey } from '../../../lib/api/idempotency-key';
import { useForm } from '../../../lib/forms/use-form';
import { invalidate } from '../../../lib/loading/read-cache';
import { Button } from '../../../ui/button';
import { ChoiceField } from '../../../ui/choice-field';
import { SelectField, TextField } from '../../../ui/field';
import { Options } from '../../../ui/options';
import { QuantityField } from '../../../ui/quantity-field';
import type { SaleState } from './use-sale';

const loadSchema = async () => (await import('@namma/contract/sales/schemas')).saleRefund;

type SoldLine = SoldCheckout['lines'][number];

export const returnableLines = ({ lines }: SoldCheckout): SoldLine[] =>
  lines.filter(({ returnBy }) => returnBy !== null);

const conditions: Record<ReturnCondition, string> = {
  sellable: 'Back to stock',
  damaged: 'Damaged, not sold again',
};

interface RefundFormProps {
  sold: SoldCheckout;
  /** The goods chosen on this screen, given in exchange. */
  sale: SaleState;
  center: Center | undefined;
  onDone: (reply: SaleRefundReply) => void;
}

/** Refund or exchange of goods of a counter sale on one screen (D142). */
export function RefundForm({ sold, sale, center, onDone }: RefundFormProps) {
  const can = usePermission();
  const lines = returnableLines(sold);
  const [orderId, setOrderId] = useState(lines[0]?.orderId);
  const line = lines.find((each) => each.orderId === orderId);
  const [pieces, setPieces] = useState(1);
  const [condition, setCondition] = useState<ReturnCondition>('sellable');
  const [chosenMode, setMode] = useState<ReceiptMode>(sold.mode);
  const isExchange = sale.lines.length > 0;
  const mode = isExchange && chosenMode === 'upi' ? 'cash' : chosenMode;
  const shownPaise = (line?.pricePaise ?? 0) * pieces;
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ reason, utr, approver, code }) => ({
      orderId,
      ...(line && pieces < line.quantity && { quantity: pieces, ofQuantity: line.quantity }),
      reason,
      condition,
      mode,
      ...(mode === 'upi' && { utr: utr ?? '' }),
      ...(center && { center }),
      expectedPaise: shownPaise,
      ...(isExchange && {
        exchange: {
          lines: sale.lines.map(({ product, quantity }) => ({ productId: product.productId, quantity })),
          expectedTotal: paiseToRupees(sale.totalPaise),
        },
      }),
      ...(approver && { approver }),
      ...(code && { code }),
    }),
    submit: async (body) => {
      try {
        const reply = await sendWithKey(`refund ${JSON.stringify(body)}`, (headers) =>
          api('sales/refund', { body, headers }),
        );
        invalidate('orders/', 'payments/', 'product/', 'stock/', 'documents/', 'returns/', 'admin/');
        onDone(reply);
      } catch (error) {
        if (error instanceof ApiError && error.status === 0)
          sale.refuse(error, 'The refund may have gone through. Press again: it is recorded only once.');
        else throw error;
      }
    },
  });
  if (!line) return <p>Nothing of this sale can be returned.</p>;
  const mostPieces = line.quantity;
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 content-start gap-5">
      <Difference refundPaise={shownPaise} salePaise={isExchange ? sale.totalPaise : 0} center={center} />
      {lines.length > 1 && (
        <SelectField
          label="Product"
          name="orderId"
          value={String(orderId)}
          onChange={({ currentTarget }) => {
            setOrderId(Number(currentTarget.value));
            setPieces(1);
          }}
        >
          <Options
            of={lines.map((each) => String(each.orderId))}
            label={(id) => lines.find((each) => String(each.orderId) === id)?.product ?? id}
          />
        </SelectField>
      )}
      {mostPieces > 1 && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">{`Pieces of ${mostPieces}`}</p>
          <QuantityField
            name={line.product}
            quantity={pieces}
            min={1}
            max={mostPieces}
            boundsMessage={`1 to ${mostPieces}`}
            onChange={setPieces}
          />
        </div>
      )}
      <TextField label="Reason" name="reason" autoComplete="off" required error={errors.reason} />
      <ChoiceField
        label="Condition"
        name="condition"
        labels={conditions}
        value={condition}
        onChange={setCondition}
      />
      <SelectField
        label={isExchange ? 'Paid by' : 'Refunded by'}
        name="mode"
        value={mode}
        hint={isExchange ? 'For UPI, refund and sell separately.' : undefined}
        error={errors.mode}
        onChange={({ currentTarget }) =>
          setMode(receiptModes.find((each) => each === currentTarget.value) ?? 'cash')
        }
      >
        <Options
          of={receiptModes.filter((each) => !isExchange || each !== 'upi')}
          label={(each) => modeLabels[each]}
        />
      </SelectField>
      {mode === 'upi' && <UtrField of="refund" digits={UTR_DIGITS} error={errors.utr} />}
      {!can('handleReturns') && (
        <fieldset className="grid gap-5 border-t border-(--line) pt-4">
          <legend className="float-left mb-3 w-full font-semibold">Approved by a manager</legend>
          <TextField
            label="Manager’s email"
            name="approver"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            required
            error={errors.approver}
          />
          <TextField
            label="Code of their authenticator app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            error={errors.code}
          />
        </fieldset>
      )}
      <Button type="submit" look="primary" className="min-h-14 text-lg!" isBusy={isBusy}>
        {isExchange ? 'Exchange' : `Refund ${formatPaise(shownPaise)}`}
      </Button>
    </form>
  );
}

interface DifferenceProps {
  refundPaise: number;
  salePaise: number;
  center: Center | undefined;
}

/** The amount that changes hands. */
function Difference({ refundPaise, salePaise, center }: DifferenceProps) {
  const duePaise = salePaise - refundPaise;
  return (
    <div role="status" className="ground-ink rounded-lg p-5">
      <p className="text-sm text-(--soft)">{duePaise > 0 ? 'Collect' : 'Give back'}</p>
      <p className="display figures text-tile">{formatPaise(Math.abs(duePaise))}</p>
      {salePaise > 0 && (
        <p className="text-sm text-(--soft)">
          {`${formatPaise(refundPaise)} returned, ${formatPaise(salePaise)} sold`}
        </p>
      )}
      {center && <p className="text-sm text-(--soft)">{`At ${centerLabel(center)}`}</p>}
    </div>
  );
}
