import { DRAWER_NOTE_MAX_CHARACTERS } from '@namma/contract/drawers/rules';
import type { DrawerRow } from '@namma/contract/drawers/schemas';
import { centerLabel } from '@namma/contract/messages/centers';
import { adminLogin } from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import { api } from '../../lib/api/api';
import { useOutcome } from '../../lib/api/use-outcome';
import { useForm } from '../../lib/forms/use-form';
import { TextAreaField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { SubjectDialog } from '../../ui/subject-dialog';

interface NoteProps {
  onClose: () => void;
  onNoted: () => void;
}

/** Adds a note to a closed drawer. Its counted amount cannot be changed. */
export const DrawerNoteDialog = ({ drawer, ...props }: NoteProps & { drawer: DrawerRow | undefined }) => (
  <SubjectDialog
    subject={drawer}
    onClose={props.onClose}
    title={({ center, openedAt }) =>
      `Note on the drawer of ${centerLabel(center)}, ${formatMoment(openedAt)}`
    }
  >
    {(last) => <NoteForm key={last.id} id={last.id} {...props} />}
  </SubjectDialog>
);

function NoteForm({ id, onClose, onNoted }: NoteProps & { id: number }) {
  const say = useOutcome(adminLogin);
  const { formProps, errors, isBusy } = useForm({
    schema: async () => (await import('@namma/contract/drawers/schemas')).drawerNote,
    prepare: (values) => ({ ...values, id }),
    submit: async (body) => {
      if (!(await say(api('drawers/addNote', { body })))) return;
      onClose();
      onNoted();
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      <TextAreaField
        label="Note"
        name="note"
        rows={3}
        required
        maxLength={DRAWER_NOTE_MAX_CHARACTERS}
        error={errors.note}
      />
      <FormButtons submitLabel="Add note" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
