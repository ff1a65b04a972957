import { contactDetails } from '@namma/contract/business';

const HINT_ID = 'forgotPassword';

/** SPEC section 2: a link without a target. It stays on the screen and shows who can help, with and without scripts. */
export function ForgotPassword() {
  return (
    <>
      <a
        href={`#${HINT_ID}`}
        className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
      >
        Forgot password
      </a>
      <p
        id={HINT_ID}
        tabIndex={-1}
        className="hidden border-l-4 border-ink bg-paper-sunken p-4 text-sm outline-none target:block"
      >
        A password cannot be reset online. Call the front desk:{' '}
        <a
          className="figures font-semibold underline"
          href={`tel:${contactDetails.phone.replaceAll(' ', '')}`}
        >
          {contactDetails.phone}
        </a>
        .
      </p>
    </>
  );
}
