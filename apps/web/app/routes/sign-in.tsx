import { brand } from '@namma/contract/business';
import { AccountFrame, ScriptNeeded } from '../features/account/account-frame';
import { SignInForm } from '../features/account/sign-in-form';
import { publicPage } from '../lib/page-meta';

export const meta = () =>
  publicPage({
    title: 'Sign in',
    description: `Sign in to ${brand.name}, ${brand.city}: your cart, orders, membership and appointments.`,
    path: '/signIn',
  });

export default function SignIn() {
  return (
    <AccountFrame title="Sign in" lead="Your cart, your orders and your membership are where you left them.">
      <ScriptNeeded>
        Signing in needs JavaScript. Please switch it on; the store reads without it.
      </ScriptNeeded>
      <SignInForm offersSignUp />
    </AccountFrame>
  );
}
