import * as paths from '@namma/contract/paths';
import { CalendarDays, Dumbbell, IdCard, KeyRound, type LucideIcon, Package, User } from 'lucide-react';
import { NavLink } from 'react-router';
import * as words from '#words/users';
import { Logout } from './logout';

const entries: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.profile, label: words.viewProfile, Icon: User },
  { to: paths.profileOrders, label: words.orders, Icon: Package },
  { to: paths.profileConsultancy, label: words.consultancy, Icon: CalendarDays },
  { to: paths.profileMembership, label: words.membership, Icon: IdCard },
  { to: paths.classes, label: words.classes, Icon: Dumbbell },
  { to: paths.profilePassword, label: words.resetPassword, Icon: KeyRound },
];

/** A list on a wide screen; on a phone two rows of three, so that all entries are visible. */
export const navEntryClass =
  'flex h-full min-h-13 w-full flex-col items-center justify-center gap-1 px-1 py-2 text-center text-xs font-semibold transition-colors hover:bg-paper-sunken aria-[current=page]:bg-lime md:min-h-12 md:flex-row md:flex-wrap md:content-center md:justify-start md:gap-x-3 md:px-3 md:text-left md:text-sm';

/** A line between two columns. The one beside the last column would overflow, so it is cut off. */
const cell = '-mr-px border-r border-b border-(--line) md:mr-0 md:border-r-0';

/** Disabled until the profile has loaded: the frame is replaced then, and an open question with it. */
export function ProfileNav({ isReady }: { isReady: boolean }) {
  return (
    <nav aria-label={words.profile} className="mt-4 md:mt-6">
      <ul className="grid overflow-hidden grid-cols-[repeat(auto-fill,minmax(min(100%,max(26%,--spacing(24))),1fr))] border-t-2 border-ink md:grid-cols-1">
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
