import {
  History,
  IdCard,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Mail,
  Package,
  Store,
  Truck,
} from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useLogout } from '../../lib/use-logout';
import { ConfirmButton } from '../../ui/confirm-button';

/** SPEC section 9: the pause before / is shown. */
const LEAVE_AFTER_MILLISECONDS = 500;

const entries: { to: string; label: string; Icon: LucideIcon }[] = [
  { to: '/admin', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/admin/products', label: 'Products', Icon: Package },
  { to: '/admin/memberships', label: 'Memberships', Icon: IdCard },
  { to: '/admin/queries', label: 'Queries', Icon: Mail },
  { to: '/admin/orders', label: 'Orders', Icon: Truck },
  { to: '/admin/activity', label: 'Activity', Icon: History },
];

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-semibold transition-colors hover:bg-paper-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper';

export function AdminNav({ email }: { email: string | undefined }) {
  const question = useLogout(LEAVE_AFTER_MILLISECONDS);
  return (
    <>
      <nav aria-label="Admin">
        <ul className="grid gap-0.5">
          {entries.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/admin'} className={entryClass}>
                <Icon aria-hidden="true" size={18} className="shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 grid gap-0.5 border-t border-(--line) pt-4">
        <p className="px-3 pb-2 text-xs break-words text-(--soft)">{email}</p>
        <Link to="/" className={entryClass}>
          <Store aria-hidden="true" size={18} className="shrink-0" />
          To the site
        </Link>
        <ConfirmButton {...question} className={`${entryClass} ${email === undefined ? 'invisible' : ''}`}>
          <LogOut aria-hidden="true" size={18} className="shrink-0" />
          Logout
        </ConfirmButton>
      </div>
    </>
  );
}
