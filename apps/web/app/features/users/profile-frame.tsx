import { profile } from '@namma/contract/paths';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import * as words from '#words/users';
import { ProfileNav } from './profile-nav';

/** The person's name and the navigation, beside the screen; above it on a phone. */
export function ProfileFrame({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-y-8 pt-6 pb-20 md:grid-cols-12 md:gap-x-10 md:pt-14">
      <div className="min-w-0 md:col-span-4 lg:col-span-3">
        <div className="md:sticky md:top-24">
          <p className="heading min-h-lh text-xl wrap-anywhere md:max-lg:text-lg">{name}</p>
          <ProfileNav isReady={name !== undefined} />
        </div>
      </div>
      <div className="min-w-0 md:col-span-8 lg:col-span-8 lg:col-start-5">{children}</div>
    </div>
  );
}

/** The heading of a screen, with a line below it. */
export function ScreenTitle({ children, lead }: { children: ReactNode; lead: ReactNode }) {
  return (
    <header className="mb-8 md:mb-10">
      <h1 className="display text-2xl">{children}</h1>
      <p className="mt-3 max-w-text text-(--soft)">{lead}</p>
    </header>
  );
}

/** The heading of a screen outside the profile's navigation, with a back link. */
export const PartTitle = (title: ComponentProps<typeof ScreenTitle>) => (
  <>
    <Link
      to={profile}
      className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" size={16} />
      <span>{words.profile}</span>
    </Link>
    <ScreenTitle {...title} />
  </>
);
