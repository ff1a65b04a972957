import * as paths from '@namma/contract/paths';
import { Link } from 'react-router';
import * as words from '#words/auth';
import { useGym } from '../../shared/gym-settings';

const HINT_ID = 'forgotPassword';
const linkClass = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4';
/**
 * SPEC section 2: a link that leads nowhere. It stays on the screen and shows who can help, without a script too. Where
 * mails can be sent it leads to a new password (D42).
 */
export function ForgotPassword({ canResetByMail }: { canResetByMail: boolean }) {
  if (canResetByMail)
    return (
      <Link to={paths.forgotPassword} className={linkClass}>
        {words.forgotPassword}
      </Link>
    );
  return (
    <>
      <a href={`#${HINT_ID}`} className={linkClass}>
        {words.forgotPassword}
      </a>
      <p
        id={HINT_ID}
        tabIndex={-1}
        className="hidden border-l-4 border-ink bg-paper-sunken p-4 text-sm outline-none target:block"
      >
        <AskAtFrontDesk />
      </p>
    </>
  );
}

/** Contact note shown when no mail can be sent. */
export function AskAtFrontDesk() {
  const { phone } = useGym();
  return (
    <>
      <span>{`${words.callFrontDeskBefore} `}</span>
      <a className="figures font-semibold underline" href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
      <span>{words.callFrontDeskAfter}</span>
    </>
  );
}
