import { UNREAD_COUNTED_MOST } from '@namma/contract/admin/rules';
import * as paths from '@namma/contract/paths';
import { LogOut, Store, UserRound } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLogout } from '../../lib/session/use-logout';
import { ConfirmButton } from '../../ui/confirm-button';
import { KeysButton } from '../keys/keys-button';
import { withKeptFilters } from '../list/kept-filters';
import { PaletteButton } from './palette-button';
import { usePermission } from './permissions';
import { type Entry, entryOf, groups } from './screens';
import { useUnread } from './unread';

/** SPEC section 9: the pause before / is shown. */
const LEAVE_AFTER_MILLISECONDS = 500;

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-sm font-semibold wrap-anywhere transition-colors hover:bg-paper-sunken aria-[current]:bg-ink aria-[current]:text-paper lg:pointer-fine:min-h-7';

/** Two entries share a line in the sidebar, so that all fit on a screen of 900 px. */
const ownClass = `${entryClass} lg:gap-1.5 lg:px-1.5 lg:text-xs`;

export function AdminNav({ email }: { email: string | undefined }) {
  const question = useLogout(LEAVE_AFTER_MILLISECONDS);
  const can = usePermission();
  return (
    <>
      {email !== undefined && <PaletteButton className={entryClass} />}
      <nav aria-label="Admin" className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto">
        {groups.map(({ label, entries }) => {
          const shown = entries.filter(({ permission }) => can(permission));
          return (
            shown.length > 0 && (
              <div key={label} className="pb-2 lg:pb-1">
                {/* Not a heading: it stands before that of the screen. The list has its name. */}
                <p aria-hidden="true" className="px-3 pt-1 pb-1 text-xs font-semibold text-(--soft)">
                  {label}
                </p>
                <Entries label={label} entries={shown} />
              </div>
            )
          );
        })}
      </nav>
      <div className="mt-4 grid gap-0.5 border-t border-(--line) pt-4 sm:max-lg:grid-cols-4 lg:mt-1 lg:grid-cols-2 lg:pt-1">
        <p className="col-span-full px-3 pb-1 text-xs break-words text-(--soft)">{email}</p>
        <Link to={paths.profile} className={ownClass}>
          <UserRound aria-hidden="true" size={18} className="shrink-0" />
          <span>Your name</span>
        </Link>
        <Link to={paths.home} className={ownClass}>
          <Store aria-hidden="true" size={18} className="shrink-0" />
          <span>To the site</span>
        </Link>
        {email !== undefined && <KeysButton className={ownClass} />}
        <ConfirmButton {...question} className={`${ownClass} ${email === undefined ? 'invisible' : ''}`}>
          <LogOut aria-hidden="true" size={18} className="shrink-0" />
          <span>Logout</span>
        </ConfirmButton>
      </div>
    </>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly Entry[] }) {
  const unread = useUnread();
  const countOf = ({ list, isWaiting }: Entry): string | undefined =>
    textOf((isWaiting ? unread?.returnsWaiting : list && unread?.[list].count) ?? 0);
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-0.5 sm:max-lg:grid-cols-3 md:max-lg:grid-cols-4">
      {entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink {...entry} count={countOf(entry)} />
        </li>
      ))}
    </ul>
  );
}

/** @param count as text; undefined for none */
function EntryLink({ to, label, Icon, isWaiting, count }: Entry & { count: string | undefined }) {
  // On the list itself its entry takes the filters away.
  const { pathname, search } = useLocation();
  const [path, view] = to.split('?');
  const isShown = pathname === path && new URLSearchParams(search).has('stock') === Boolean(view);
  const isPart = entryOf(pathname) === to;
  return (
    <Link
      to={isShown ? to : withKeptFilters(to)}
      aria-current={isShown ? 'page' : isPart ? 'true' : undefined}
      className={entryClass}
    >
      <Icon aria-hidden="true" size={18} className="shrink-0" />
      <span className="min-w-0">
        <span>{label}</span>
        {count && <span className="sr-only">{` ${count} ${isWaiting ? 'waiting' : 'new'}`}</span>}
      </span>
      {count && (
        <span
          aria-hidden="true"
          className="figures ml-auto shrink-0 rounded-full bg-lime px-2 text-xs text-ink"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/** The number of new rows as text; undefined when there are none. */
const textOf = (count: number): string | undefined => {
  if (count === 0) return undefined;
  return count < UNREAD_COUNTED_MOST ? String(count) : `${UNREAD_COUNTED_MOST - 1}+`;
};
