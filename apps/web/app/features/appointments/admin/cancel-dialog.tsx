import { REASON_MAX_CHARACTERS } from '@namma/contract/appointments/rules';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { adminLogin } from '@namma/contract/paths';
import { describeTime } from '../../../admin/time/describe-time';
import { useMailWords } from '../../../admin/writes/mail-state';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { useFailure } from '../../../lib/api/use-failure';
import { useForm } from '../../../lib/forms/use-form';
import { Dialog } from '../../../ui/dialog';
import { TextAreaField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { useLast } from '../../../ui/use-last';

const loadSchema = async () => (await import('@namma/contract/appointments/schemas')).bookingCancellation;

interface CancelProps {
  onClose: () => void;
  onDone: (status: string) => Promise<void>;
}

/** Cancels an appointment for its member, who gets a mail if one can be sent. */
export function CancelAppointmentDialog({ row, ...props }: CancelProps & { row: AdminBooking | undefined }) {
  const last = useLast(row);
  return (
    <Dialog
      isOpen={row !== undefined}
      onClose={props.onClose}
      title={`Cancel the appointment of ${last?.member.name ?? ''}?`}
      {...(last && { description: `${last.consult_type}, ${describeTime(last)}` })}
    >
      {last && <CancelForm key={last.id} row={last} {...props} />}
    </Dialog>
  );
}

function CancelForm({ row, onClose, onDone }: CancelProps & { row: AdminBooking }) {
  const mailWords = useMailWords();
  const fail = useFailure(adminLogin);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: ({ reason }) => ({ id: row.id, ...(String(reason).trim() && { reason }) }),
    submit: async (body) => {
      try {
        await onDone((await api('consultancy/cancel', { body })).status);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        fail(error);
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <TextAreaField
        label="Reason (optional)"
        name="reason"
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        hint={`${mailWords(`${row.member.name} reads it in the mail.`, `No mail can be sent: call ${row.member.name}.`)} The time is free again at once.`}
        error={errors.reason}
      />
      <FormButtons
        submitLabel="Cancel the appointment"
        look="danger"
        cancelLabel="Keep it"
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
