import { brand } from '@namma/contract/brand';
import * as paths from '@namma/contract/paths';
import { adminSystem } from '@namma/contract/paths';
import { formatMoment } from '@namma/contract/values/times';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { AdminNav } from './admin-nav';
import type { LateBackup } from './late-backup';
import { useScanGuard } from './use-scan-guard';

interface AdminFrameProps {
  /**
   * The email of the signed-in admin. Until it is known, the frame shows no buttons, because they would not work yet.
   */
  email?: string;
  isDemo?: boolean;
  lateBackup?: LateBackup | undefined;
  children: ReactNode;
}

/** A sidebar beside the screen; on phones and tablets a bar above it. */
export function AdminFrame({ email, isDemo = false, lateBackup, children }: AdminFrameProps) {
  useScanGuard();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  const MenuIcon = isOpen ? X : Menu;

  return (
    <div className="ground-paper min-h-dvh [--admin-bar:var(--spacing-admin-bar)] lg:grid lg:grid-cols-[var(--spacing-aside)_minmax(0,1fr)] lg:[--admin-bar:--spacing(0)] print:block!">
      <header className="print:hidden sticky top-0 z-30 bg-paper max-lg:border-b max-lg:border-(--line) lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-(--line)">
        <a
          href="#main"
          className="absolute top-2 left-2 z-10 -translate-y-20 rounded-md bg-lime px-4 py-2 font-semibold text-ink opacity-0 focus:translate-y-0 focus:opacity-100"
        >
          Skip to content
        </a>
        <div className="flex h-admin-bar items-center justify-between gap-4 px-4 sm:px-6 lg:h-auto lg:shrink-0 lg:px-5 lg:pt-5 lg:pb-4">
          <Link
            to={paths.admin}
            className="grid min-w-0 gap-1 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2"
          >
            <span translate="no" className="display text-brand leading-none">
              {brand.name}
            </span>
            <span className="text-xs leading-none text-(--soft) max-xs:hidden">Admin</span>
          </Link>
          <button
            type="button"
            className={`-mr-2 inline-flex min-h-11 shrink-0 items-center gap-2 px-2 text-sm font-semibold lg:hidden ${email === undefined ? 'invisible' : ''}`}
            aria-expanded={isOpen}
            aria-controls="admin-menu"
            onClick={() => setOpen(!isOpen)}
          >
            <span>Menu</span>
            <MenuIcon aria-hidden="true" size={20} />
          </button>
        </div>
        <div
          id="admin-menu"
          className={`${isOpen ? '' : 'max-lg:hidden'} px-4 pb-4 max-lg:max-h-below-admin-bar max-lg:overflow-y-auto sm:px-6 lg:flex lg:min-h-0 lg:flex-1 lg:flex-col lg:px-3`}
        >
          <AdminNav email={email} />
        </div>
        <Progress />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 px-4 pt-4 pb-24 outline-none sm:px-6 lg:px-10 lg:pt-5 print:p-0!"
      >
        <div className="mx-auto max-w-page">
          {lateBackup && <BackupBar {...lateBackup} />}
          {isDemo && <DemoBar />}
          {children}
        </div>
      </main>
    </div>
  );
}

/** Shows that the next screen is loading, if that takes longer than a moment. */
function Progress() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none fixed inset-x-0 top-0 z-40 h-1 origin-left bg-lime outline-1 outline-ink/20 ${isLoading ? 'scale-x-75 opacity-100 transition-transform delay-150 duration-1000' : 'scale-x-0 opacity-0'}`}
    />
  );
}

/** Warns on every screen that the last verified backup is too old (D91). */
function BackupBar({ lastGoodBackupAt: at }: LateBackup) {
  return (
    <aside
      aria-label="Backups"
      className="print:hidden mb-3 flex flex-wrap items-center gap-x-4 rounded-md bg-signal px-4 text-sm text-white forced-colors:border"
    >
      <strong className="font-semibold">
        {at === null ? 'There is no good backup.' : `The last good backup is too old:  ${formatMoment(at)}.`}
      </strong>
      <Link to={adminSystem} className="inline-flex min-h-11 items-center underline">
        See why
      </Link>
    </aside>
  );
}

/** Marks a demo shop, and explains how to open a real one. */
function DemoBar() {
  return (
    <aside
      aria-label="Demo shop"
      className="print:hidden mb-2 rounded-md border border-(--line) bg-paper-sunken px-3 py-0.5 text-xs"
    >
      <strong className="font-semibold">Demo shop.</strong>
      <span>{' Start a real gym with '}</span>
      <code className="inline-block max-w-full rounded-sm bg-paper-raised px-1 break-words">
        SEED=catalogue
      </code>
      <span>.</span>
    </aside>
  );
}
