import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { COACH_ABOUT_MAX_CHARACTERS, COACH_LINE_MAX_CHARACTERS } from '@namma/contract/appointments/rules';
import { locales } from '@namma/contract/locales';
import { languageNames } from '@namma/contract/settings/rules';
import { useState } from 'react';
import { ImageField } from '../../../admin/pictures/image-field';
import { ChangedMeanwhile } from '../../../admin/writes/changed-meanwhile';
import { useAdminForm } from '../../../admin/writes/use-admin-form';
import { api } from '../../../lib/api/api';
import { ApiError } from '../../../lib/api/api-error';
import { Dialog } from '../../../ui/dialog';
import { TextAreaField, TextField } from '../../../ui/field';
import { FormButtons } from '../../../ui/form-buttons';

const load = async () => (await import('@namma/contract/appointments/coach-schemas')).coachProfile;

interface ProfileFormProps {
  coach: Coach | undefined;
  onClose: () => void;
  /** @param activityId of the step, for the undo */
  onDone: (status: string, activityId: number | undefined) => Promise<void>;
}

/** The public profile of a coach, which visitors see on the page of the consultancies. */
export const ProfileDialog = ({ coach, onClose, onDone }: ProfileFormProps) => (
  <Dialog
    isOpen={coach !== undefined}
    onClose={onClose}
    title={coach ? `Public profile of ${coach.name}` : ''}
    description="Shown on the consultancy page. Empty fields are hidden. Languages without a text show the English one."
  >
    {coach && <ProfileForm key={coach.coachId} coach={coach} onClose={onClose} onDone={onDone} />}
  </Dialog>
);

/** An empty field means no value. */
const given = (typed: FormDataEntryValue | undefined): string | null => String(typed ?? '').trim() || null;

function ProfileForm({ coach, onClose, onDone }: ProfileFormProps & { coach: Coach }) {
  const { photo, about, qualification, languages } = coach.profile;
  // The coach as somebody else has saved it since this form was opened.
  const [theirs, setTheirs] = useState<Coach>();
  const { formProps, errors, isBusy } = useAdminForm({
    schema: load,
    prepare: (values) => ({
      coachId: coach.coachId,
      version: (theirs ?? coach).version,
      photo: given(values.image),
      qualification: given(values.qualification),
      languages: given(values.languages),
      about: { en: given(values.en), kn: given(values.kn), hi: given(values.hi) },
    }),
    submit: async (body) => {
      try {
        const { status, activityId } = await api('consultancy/setProfile', { body });
        await onDone(status, activityId);
      } catch (error) {
        const now = error instanceof ApiError ? error.details.coach : undefined;
        if (!now) throw error;
        setTheirs(now);
      }
    },
  });
  return (
    <form {...formProps} method="post" className="grid grid-cols-1 gap-5">
      {theirs && (
        <ChangedMeanwhile
          key={theirs.version}
          sentence="Someone else has changed this coach."
          rows={locales.map((locale) => [languageNames[locale], theirs.profile.about[locale] ?? 'not given'])}
        />
      )}
      <ImageField {...(photo !== null && { link: photo })} error={errors.photo} />
      <TextField
        label="Qualification"
        name="qualification"
        maxLength={COACH_LINE_MAX_CHARACTERS}
        defaultValue={qualification ?? ''}
        hint="For example: M.Sc. Sports Nutrition"
        error={errors.qualification}
      />
      <TextField
        label="Languages"
        name="languages"
        maxLength={COACH_LINE_MAX_CHARACTERS}
        defaultValue={languages ?? ''}
        hint="For example: Kannada, English, Hindi"
        error={errors.languages}
      />
      {locales.map((locale) => (
        <TextAreaField
          key={locale}
          label={`About, three sentences in ${languageNames[locale]}`}
          name={locale}
          rows={3}
          maxLength={COACH_ABOUT_MAX_CHARACTERS}
          defaultValue={about[locale] ?? ''}
          error={errors[locale]}
          lang={locale}
        />
      ))}
      <FormButtons submitLabel="Save" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
