import { genders } from '@namma/contract/business';
import { formatDay } from '@namma/contract/days/dates';
import type { MemberDetails } from '@namma/contract/members/schemas';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../admin/writes/changed-meanwhile';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { useForm } from '../../lib/forms/use-form';
import { Dialog } from '../../ui/dialog';
import { PhoneField } from '../../ui/digits-field';
import { SelectField, TextField } from '../../ui/field';
import { FormButtons } from '../../ui/form-buttons';
import { Options } from '../../ui/options';
import { toast } from '../../ui/toast';
import { detailFields } from './detail-fields';

const loadSchema = async () => (await import('@namma/contract/members/schemas')).memberEdit;

const fields = ['name', 'phone', 'DOB', 'gender', 'email', ...detailFields.map(({ name }) => name)] as const;

interface EditMemberDialogProps {
  person: MemberDetails;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Corrects data of a member that were entered wrong (D78). */
export const EditMemberDialog = ({ person, isOpen, onClose, onSaved }: EditMemberDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={`Edit ${person.name}`}
    description="Correct wrong entries. The change is logged with your name."
  >
    <EditMemberForm person={person} onClose={onClose} onSaved={onSaved} />
  </Dialog>
);

function EditMemberForm({ person: opened, onClose, onSaved }: Omit<EditMemberDialogProps, 'isOpen'>) {
  // Reading the screen again while the form is open must not change the values it compares with.
  const [person] = useState(opened);
  // The member as somebody else has changed it since this form was opened.
  const [theirs, setTheirs] = useState<MemberDetails>();
  const { userId } = person;
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    // Sends only changed fields, so that edits by others are kept.
    prepare: (values) => ({
      userId,
      version: (theirs ?? person).version,
      ...Object.fromEntries(
        fields
          .filter((field) => values[field] !== undefined && values[field] !== person[field])
          .map((field) => [field, values[field]]),
      ),
    }),
    submit: async (body) => {
      if (fields.every((field) => body[field] === undefined)) return onClose();
      try {
        const { status } = await api('members/update', { body });
        toast.success(status);
        onSaved();
      } catch (error) {
        if (!(error instanceof ApiError) || error.details.code !== 'memberChanged') throw error;
        setTheirs(await api('admin/getMember', { query: { id: userId } }));
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {theirs && (
        <ChangedMeanwhile
          key={theirs.version}
          sentence="Someone else has changed this member."
          rows={[
            ['Name', theirs.name],
            ['Phone', theirs.phone],
            ['Date of birth', theirs.DOB ? formatDay(theirs.DOB) : '–'],
            ['Gender', theirs.gender || '–'],
            ['Email', theirs.email || '–'],
            ...detailFields.map(({ name, label }) => [label, theirs[name] || '–'] as const),
          ]}
        />
      )}
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        required
        defaultValue={person.name}
        error={errors.name}
      />
      <PhoneField required defaultValue={person.phone} hint="10 digits, without +91" error={errors.phone} />
      <TextField label="Date of birth" name="DOB" type="date" defaultValue={person.DOB} error={errors.DOB} />
      <SelectField label="Gender" name="gender" defaultValue={person.gender} error={errors.gender}>
        {!person.gender && <option value="">Not given</option>}
        <Options of={genders} />
      </SelectField>
      {person.isUnclaimed && (
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          defaultValue={person.email}
          className="sm:col-span-2"
          error={errors.email}
        />
      )}
      {detailFields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={person[name]}
          hint={hint}
          className="sm:col-span-2"
          error={errors[name]}
        />
      ))}
      <div className="sm:col-span-2">
        <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
      </div>
    </form>
  );
}
