import { LogOut } from 'lucide-react';
import * as words from '#words/users';
import { useLogout } from '../../lib/session/use-logout';
import { ConfirmButton } from '../../ui/confirm-button';

/** SPEC section 9. */
const LEAVE_AFTER_MILLISECONDS = 600;

/** The sidebar's last entry. It asks first. */
export function Logout({ className, isDisabled }: { className: string; isDisabled: boolean }) {
  const question = useLogout(LEAVE_AFTER_MILLISECONDS);
  return (
    <ConfirmButton {...question} className={className} disabled={isDisabled}>
      <LogOut aria-hidden="true" size={18} className="shrink-0" />
      <span>{words.logout}</span>
    </ConfirmButton>
  );
}
