import { formatPaise } from '@namma/contract/money';
import { RETURN_TEXT_MAX_CHARACTERS } from '@namma/contract/returns/rules';
import type { AdminReturn, ReturnDecisionForm } from '@namma/contract/returns/schemas';
import { useRefundAmount } from '../../admin/money/refund-amount';
import { readRefund } from '../../admin/money/refund-form';
import { useMailWords } from '../../admin/writes/mail-state';
import { useForm } from '../../lib/forms/use-form';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { SubjectDialog } from '../../ui/subject-dialog';
import { RefundFields } from './refund-fields';

const loadSchema = async () => (await import('@namma/contract/returns/schemas')).returnDecision;

export interface OpenedDecision {
  row: AdminReturn;
  decision: 'refuse' | 'refund';
}

interface DecisionDialogProps {
  opened: OpenedDecision | undefined;
  /** @returns true if the dialog can close; shows its own errors */
  onDecide: (form: ReturnDecisionForm) => Promise<boolean>;
  onClose: () => void;
}

/** Refuses a return with a message to the member, or refunds it. */
export const DecisionDialog = ({ opened, ...props }: DecisionDialogProps) => (
  <SubjectDialog
    subject={opened}
    onClose={props.onClose}
    title={({ decision }) => (decision === 'refund' ? 'Refund' : 'Refuse return')}
    description={({ row }) => `${row.member.name}: ${row.quantity} × ${row.product}`}
  >
    {(last) => <DecisionForm key={`${last.row.returnId} ${last.decision}`} opened={last} {...props} />}
  </SubjectDialog>
);

function DecisionForm({
  opened: { row, decision },
  onDecide,
  onClose,
}: Omit<DecisionDialogProps, 'opened'> & { opened: OpenedDecision }) {
  const { refundPaise, follow } = useRefundAmount(row.refundPaise);
  const isRefund = decision === 'refund';
  const mailWords = useMailWords();
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({
      id: row.returnId,
      decision,
      ...(isRefund && readRefund(values, refundPaise)),
      ...(String(values.note).trim() !== '' && { note: values.note }),
    }),
    submit: async (form) => {
      try {
        if (await onDecide(form)) onClose();
      } catch (error) {
        follow(error);
        throw error;
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {isRefund && (
        <p className="text-sm">
          {refundPaise > 0 ? (
            <>
              <span translate="no" className="figures text-lg font-semibold">
                {formatPaise(refundPaise)}
              </span>
              <span>{' goes back, as it was paid.'}</span>
            </>
          ) : (
            'Nothing was paid, so there is nothing to refund.'
          )}
        </p>
      )}
      {isRefund && refundPaise > 0 && <RefundFields paidBy={row.paidBy} errors={errors} />}
      <TextAreaField
        label="Note (optional)"
        name="note"
        rows={3}
        maxLength={RETURN_TEXT_MAX_CHARACTERS}
        hint={mailWords(`Emailed to ${row.member.name}`, `Email isn't set up: call ${row.member.name}`)}
        error={errors.note}
      />
      <FormButtons
        submitLabel={isRefund ? 'Refund' : 'Refuse'}
        look={isRefund ? 'primary' : 'danger'}
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
