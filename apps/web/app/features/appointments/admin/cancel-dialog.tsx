import { REASON_MAX_CHARACTERS } from '@namma/contract/appointments/rules';
import type { AdminBooking } from '@namma/contract/appointments/schemas';
import { describeTime } from '../../../admin/time/describe-time';
import { useMailWords } from '../../../admin/writes/mail-state';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { TextAreaField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';
import { SubjectDialog } from '../../../ui/subject-dialog';

const loadSchema = async () => (await import('@namma/contract/appointments/schemas')).bookingCancellation;

interface CancelProps {
  onClose: () => void;
  onDone: (status: string) => Promise<void>;
}

/** Cancels an appointment for its member, who gets a mail if one can be sent. */
export const CancelAppointmentDialog = ({
  row,
  ...props
}: CancelProps & { row: AdminBooking | undefined }) => (
  <SubjectDialog
    subject={row}
    onClose={props.onClose}
    title={({ member }) => `Cancel appointment of ${member.name}?`}
    description={(last) => `${last.consult_type}, ${describeTime(last)}`}
  >
    {(last) => <CancelForm key={last.id} row={last} {...props} />}
  </SubjectDialog>
);

function CancelForm({ row, onClose, onDone }: CancelProps & { row: AdminBooking }) {
  const mailWords = useMailWords();
  const { formProps, errors, isBusy } = useAdminForm({
    schema: loadSchema,
    prepare: ({ reason }) => ({ id: row.id, ...(String(reason).trim() && { reason }) }),
    submit: async (body) => {
      await onDone((await api('consultancy/cancel', { body })).status);
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <TextAreaField
        label="Reason (optional)"
        name="reason"
        rows={3}
        maxLength={REASON_MAX_CHARACTERS}
        hint={`${mailWords(`${row.member.name} reads it in the mail.`, `Email isn't set up: call ${row.member.name}.`)} The time becomes free right away.`}
        error={errors.reason}
      />
      <FormButtons
        submitLabel="Cancel the appointment"
        look="danger"
        cancelLabel="Keep appointment"
        isBusy={isBusy}
        onCancel={onClose}
      />
    </form>
  );
}
