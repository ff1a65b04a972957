import { genders } from '@namma/contract/business';
import { gymDay } from '@namma/contract/days/dates';
import { languageNames, languageTag, locales } from '@namma/contract/locales';
import { latestBirthday } from '@namma/contract/members/rules';
import { genderLabel } from '@namma/contract/messages/genders';
import * as paths from '@namma/contract/paths';
import type { Profile } from '@namma/contract/users/schemas';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/users';
import { Button } from '../../ui/button';
import { PhoneField } from '../../ui/digits-field';
import { SelectField, TextField } from '../../ui/field';
import { useProfileForm } from './use-profile-form';

/**
 * The profile's fields; some are read-only (SPEC section 2, D19). An admin has a name and a language only. Save is disabled
 * until something has changed.
 */
export function EditForm({ profile }: { profile: Profile }) {
  const [hasChanged, setChanged] = useState(false);
  const isStaff = profile.role === 'ADMIN';
  const gender = genders.find((each) => each === profile.gender);
  const { formProps, errors, isBusy } = useProfileForm(profile, () => setChanged(false));
  const compare = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const fields = ['name', 'phone', 'DOB', 'locale'] as const;
    setChanged(
      fields.some((field) => typed.has(field) && String(typed.get(field)).trim() !== profile[field]),
    );
  };
  return (
    <form
      {...formProps}
      onInput={compare}
      className="grid gap-x-6 gap-y-6 border-t-2 border-ink pt-8 sm:grid-cols-2"
    >
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        defaultValue={profile.name}
        error={errors.name}
      />
      {!isStaff && <PhoneField hint={words.phoneHint} defaultValue={profile.phone} error={errors.phone} />}
      <TextField
        label={words.email}
        type="email"
        readOnly
        value={profile.email}
        hint={
          <Link
            to={paths.profileSecurity}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.changeEmail}
          </Link>
        }
      />
      {!isStaff && (
        <>
          <TextField
            label={words.gender}
            readOnly
            value={gender ? genderLabel(gender) : ''}
            hint={words.fixedField}
          />
          <TextField
            label={words.birthday}
            name="DOB"
            type="date"
            autoComplete="bday"
            max={latestBirthday(gymDay(new Date()))}
            defaultValue={profile.DOB}
            error={errors.DOB}
          />
        </>
      )}
      <SelectField
        label={words.languageOfMails}
        name="locale"
        defaultValue={profile.locale}
        error={errors.locale}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={languageTag(locale)}>
            {languageNames[locale]}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <Button
          type="submit"
          look="primary"
          isBusy={isBusy}
          aria-disabled={!hasChanged}
          className="min-h-13 w-full px-10 text-base sm:w-auto"
        >
          {words.save}
        </Button>
      </div>
    </form>
  );
}
