import { genders } from '@namma/contract/business';
import { genderLabel } from '@namma/contract/messages/genders';
import * as paths from '@namma/contract/paths';
import { Link, useSearchParams } from 'react-router';
import * as words from '#words/auth';
import { locale } from '#words/language';
import { api } from '../../lib/api/api';
import { refuseTooYoung } from '../../lib/forms/form-rules';
import { useForm } from '../../lib/forms/use-form';
import { PhoneField } from '../../ui/digits-field';
import { SelectField, TextAreaField, TextField } from '../../ui/field';
import { Options } from '../../ui/options';
import { toast } from '../../ui/toast';
import { NewPasswordFields } from './new-password-fields';
import { withReturn } from './return-path';
import { SignedInNote } from './signed-in-note';
import { SubmitButton } from './submit-button';
import { useMoveOn } from './use-move-on';

const loadSchema = async () => (await import('@namma/contract/auth/schemas')).registration;

const legalLink = 'font-semibold underline underline-offset-4';

export function SignUpForm() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const signIn = withReturn(paths.signIn, from);
  const moveOn = useMoveOn();
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    rules: { DOB: refuseTooYoung },
    submit: async (form) => {
      const { status } = await api('auth/userRegister', { body: { ...form, locale } });
      toast.success(status);
      await moveOn(signIn, { email: form.email, isNew: true });
    },
  });
  return (
    <>
      <SignedInNote from={from} />
      <form {...formProps} method="post" className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField label={words.name} name="name" autoComplete="name" error={errors.name} />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email}
        />
        <PhoneField hint={words.phoneHint} error={errors.phone} />
        <SelectField
          label={words.gender}
          name="gender"
          defaultValue=""
          autoComplete="sex"
          error={errors.gender}
        >
          <option value="" disabled>
            {words.chooseGender}
          </option>
          <Options of={genders} label={genderLabel} />
        </SelectField>
        <TextField label={words.birthday} name="DOB" type="date" autoComplete="bday" error={errors.DOB} />
        <TextAreaField
          label={words.address}
          name="address"
          rows={2}
          autoComplete="street-address"
          className="sm:col-span-2"
          error={errors.address}
        />
        <NewPasswordFields repeatedName="Cpassword" errors={errors} />
        <div className="grid gap-5 sm:col-span-2">
          <p className="text-sm text-(--soft)">
            <span>{`${words.agreeBefore} `}</span>
            <Link to={paths.legalPath('terms')} className={legalLink}>
              {words.termsLink}
            </Link>
            <span>{` ${words.agreeBetween} `}</span>
            <Link to={paths.legalPath('privacy')} className={legalLink}>
              {words.privacyLink}
            </Link>
            <span>{words.agreeAfter}</span>
          </p>
          <SubmitButton isBusy={isBusy}>{words.submitSignUp}</SubmitButton>
          <p className="border-t border-(--line) pt-5 text-sm">
            <span>{`${words.memberAlready} `}</span>
            <Link
              to={signIn}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {words.signInLink}
            </Link>
          </p>
        </div>
      </form>
    </>
  );
}
