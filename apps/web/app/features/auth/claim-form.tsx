import * as paths from '@namma/contract/paths';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import * as words from '#words/auth';
import * as claimWords from '#words/claim';
import { locale } from '#words/language';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { useForm } from '../../lib/forms/use-form';
import { tabStorage } from '../../lib/session/storage';
import { ButtonLink } from '../../ui/button';
import { TextField } from '../../ui/field';
import { toast } from '../../ui/toast';
import { NewPasswordFields } from './new-password-fields';
import { SubmitButton } from './submit-button';
import { useLinkToken } from './use-link-token';
import { useMoveOn } from './use-move-on';

const loadSchema = async () => (await import('@namma/contract/auth/schemas')).claim;

const KEPT_AS = 'claim-token';

/**
 * The link opens the page in English. The page in another language has another address without the token, so this tab
 * stores the token until it is used.
 */
function useKeptToken(): string | undefined {
  const found = useLinkToken();
  useEffect(() => {
    if (found) tabStorage.write(KEPT_AS, found);
  }, [found]);
  return found === '' ? (tabStorage.read(KEPT_AS) ?? '') : found;
}

/** Lets a member claim an account created at the desk (D78). Does not sign in, because the phone may be shared. */
export function ClaimForm() {
  // Not a prop: a component whose props change before hydration is rendered anew, and loses typed text.
  const token = useKeptToken();
  const moveOn = useMoveOn();
  const [isExpired, setExpired] = useState(false);
  const { formProps, errors, isBusy } = useForm({
    schema: loadSchema,
    prepare: (values) => ({ ...values, token, locale }),
    submit: async (body) => {
      try {
        const { status } = await api('auth/claim', { body });
        tabStorage.remove(KEPT_AS);
        toast.success(status);
        await moveOn(paths.signIn, { email: body.email });
      } catch (error) {
        if (error instanceof ApiError && error.details.code === 'claimLinkExpired') {
          tabStorage.remove(KEPT_AS);
          setExpired(true);
        }
        throw error;
      }
    },
  });
  if (isExpired) return <AskAtDesk why={words.linkExpired} />;
  if (token === '') return <AskAtDesk why={words.linkMissing} />;
  return (
    <form {...formProps} method="post" className="grid gap-6">
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email}
      />
      <NewPasswordFields repeatedName="conPassword" errors={errors} />
      <Agreement />
      <SubmitButton isBusy={isBusy}>{claimWords.submit}</SubmitButton>
    </form>
  );
}

/** Both open in another tab, because this page would lose typed text. */
const Agreement = () => (
  <p className="text-sm text-(--soft)">
    <span>{`${claimWords.agreeBefore} `}</span>
    <LegalLink to={paths.legalPath('terms')}>{words.termsLink}</LegalLink>
    <span>{` ${words.agreeBetween} `}</span>
    <LegalLink to={paths.legalPath('privacy')}>{words.privacyLink}</LegalLink>
    <span>{words.agreeAfter}</span>
  </p>
);

const LegalLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-4">
    {children}
  </Link>
);

/** Short, so that the page's lead stays its largest text. */
const AskAtDesk = ({ why }: { why: string }) => (
  <div className="grid justify-items-start gap-5">
    <div className="grid w-full gap-1 border-l-4 border-signal bg-signal-wash p-4">
      <p>{why}</p>
      <p>{claimWords.askAtDesk}</p>
    </div>
    <ButtonLink to={paths.forgotPassword} look="primary" className="min-h-13 px-8 text-base">
      {words.askForNewLink}
    </ButtonLink>
    <ButtonLink to={paths.signIn} look="outline" className="min-h-13 px-8 text-base">
      {words.signIn}
    </ButtonLink>
  </div>
);
