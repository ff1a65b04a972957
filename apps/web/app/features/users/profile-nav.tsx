import * as paths from '@namma/contract/paths';
import {
  CalendarDays,
  Dumbbell,
  IdCard,
  KeyRound,
  LogOut,
  type LucideIcon,
  Package,
  User,
} from 'lucide-react';
import { NavLink } from 'react-router';
import * as words from '#words/users';
import { useLogout } from '../../lib/session/use-logout';
import { ConfirmButton } from '../../ui/confirm-button';

const entries: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.profile, label: words.viewProfile, Icon: User },
  { to: paths.profileOrders, label: words.orders, Icon: Package },
  { to: paths.profileConsultancy, label: words.consultancy, Icon: CalendarDays },
  { to: paths.profileMembership, label: words.membership, Icon: IdCard },
  { to: paths.classes, label: words.classes, Icon: Dumbbell },
  { to: paths.profilePassword, label: words.resetPassword, Icon: KeyRound },
];

/** A list on a wide screen; on a phone one row that scrolls. */
export const navEntryClass =
  'flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors hover:bg-paper-sunken aria-[current=page]:bg-lime md:min-h-12 md:flex-wrap md:content-center md:gap-x-3 md:rounded-none md:whitespace-normal';

const cell = 'shrink-0 md:border-b md:border-(--line)';

/** Disabled until the profile has loaded: the frame is replaced then, and an open question with it. */
export function ProfileNav({ isReady }: { isReady: boolean }) {
  return (
    <nav aria-label={words.profile} className="mt-4 min-w-0 md:mt-6">
      <ul
        // Chromium does not scroll to a focused entry that is partly in view.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        className="-mx-gutter flex gap-1 overflow-x-auto border-y border-(--line) px-gutter py-1 [scrollbar-width:none] md:mx-0 md:grid md:grid-cols-1 md:gap-0 md:overflow-hidden md:border-t-2 md:border-b-0 md:border-ink md:p-0"
      >
        {entries.map(({ to, label, Icon }) => (
          <li key={to} className={cell}>
            <NavLink to={to} end className={navEntryClass}>
              <Icon aria-hidden="true" size={18} className="shrink-0" />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
        <li className={cell}>
          <Logout className={navEntryClass} isDisabled={!isReady} />
        </li>
      </ul>
    </nav>
  );
}

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
