import type { ReactNode } from 'react';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { Button } from '../../ui/button';

/**
 * Sends a form that holds a password. Until the script has taken the form over it stays disabled, which also keeps
 * Enter from sending it the browser's own way.
 */
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
