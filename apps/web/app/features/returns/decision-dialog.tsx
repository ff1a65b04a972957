import { type Center, centers } from '@namma/contract/centers';
import { type ReceiptMode, UTR_DIGITS } from '@namma/contract/payments';
import { RETURN_TEXT_MAX_CHARACTERS } from '@namma/contract/returns';
import type { AdminReturn, ReturnDecisionForm } from '@namma/contract/schemas/returns';
import { useState } from 'react';
import { modeLabels } from '../../lib/admin/mode-labels';
import { formatPaise } from '../../lib/paise';
import { useForm } from '../../lib/use-form';
import { ChoiceField } from '../../ui/choice-field';
import { Dialog } from '../../ui/dialog';
import { SelectField, TextAreaField, TextField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { useLast } from '../../ui/use-last';

const loadSchema = async () => (await import('@namma/contract/schemas/returns')).returnDecision;

export interface Opened {
  row: AdminReturn;
  decision: 'refuse' | 'refund';
}

interface DecisionDialogProps {
  opened: Opened | undefined;
  /** @returns whether it is decided; errors are shown */
  onDecide: (form: ReturnDecisionForm) => Promise<boolean>;
  onClose: () => void;
}

/** Refuses a return with what the member is told, or refunds it. */
export function DecisionDialog({ opened, ...props }: DecisionDialogProps) {
  const last = useLast(opened);
  return (
    <Dialog
      isOpen={opened !== undefined}
      onClose={props.onClose}
      title={last?.decision === 'refund' ? 'Refund' : 'Refuse the return'}
      description={last && `${last.row.member.name}: ${last.row.quantity} × ${last.row.product}`}
    >
      {last && <DecisionForm key={`${last.row.returnId} ${last.decision}`} opened={last} {...props} />}
    </Dialog>
  );
}

function DecisionForm({
  opened: { row, decision },
  onDecide,
  onClose,
}: Omit<DecisionDialogProps, 'opened'> & { opened: Opened }) {
  const paysBack = decision === 'refund' && row.refundPaise > 0;
  const [mode, setMode] = useState<ReceiptMode>('cash');
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ utr, note, center }) => ({
      id: row.returnId,
      decision,
      ...(paysBack && { mode, ...(mode === 'upi' && { utr }) }),
      ...(paysBack && center !== '' && { center: center as Center }),
      ...(String(note).trim() !== '' && { note }),
    }),
    submit: async (form) => {
      if (await onDecide(form)) onClose();
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {decision === 'refund' && (
        <p className="text-sm">
          {paysBack ? (
            <>
              <span className="figures text-lg font-semibold">{formatPaise(row.refundPaise)}</span>
              <span>
                {
                  ' goes back, as it was paid. The order leaves the sales, and its document gets a credit note.'
                }
              </span>
            </>
          ) : (
            'Nothing was paid for it. The order leaves the sales and what is due.'
          )}
        </p>
      )}
      {paysBack && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <ChoiceField
            label="Refunded by"
            name="mode"
            labels={modeLabels}
            value={mode}
            error={errors.mode}
            onChange={setMode}
          />
          <SelectField label="Center" name="center" defaultValue="" error={errors.center}>
            <option value="">At the door</option>
            {centers.map((center) => (
              <option key={center} value={center}>
                {center}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {paysBack && mode === 'upi' && (
        <TextField
          label="UTR of the refund"
          name="utr"
          inputMode="numeric"
          autoComplete="off"
          required
          error={errors.utr}
          hint={`${UTR_DIGITS} digits; your app shows them`}
        />
      )}
      <TextAreaField
        label="Note (optional)"
        name="note"
        rows={3}
        maxLength={RETURN_TEXT_MAX_CHARACTERS}
        hint={`Goes by mail to ${row.member.name}`}
        error={errors.note}
      />
      <FormButtons
        submitLabel={decision === 'refund' ? 'Refund' : 'Refuse'}
        look={decision === 'refund' ? 'primary' : 'danger'}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
