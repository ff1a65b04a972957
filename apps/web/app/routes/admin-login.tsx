import { AccountFrame, ScriptNeeded } from '../features/account/account-frame';
import { SignInForm } from '../features/account/sign-in-form';
import { privatePage } from '../lib/page-meta';

// Public to read, but no page for a search engine.
export const meta = () => privatePage('Admin login');

export default function AdminLogin() {
  return (
    <AccountFrame title="Admin login" lead="For the people who run the gym.">
      <ScriptNeeded>Signing in needs JavaScript. Please switch it on.</ScriptNeeded>
      <SignInForm offersSignUp={false} />
    </AccountFrame>
  );
}
