import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lib/loading/use-is-hydrated';
import { Button } from '../../ui/button';

/** Submits a form with a password. Disabled until hydration, so that Enter cannot send the form without the script. */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      type="submit"
      look="primary"
      isBusy={isBusy}
      disabled={!isHydrated}
      className={`min-h-13 w-full text-base ${isHydrated ? '' : 'disabled:opacity-100'}`}
    >
      {children}
    </Button>
  );
}
