import type * as paths from '@namma/contract/paths';
import { toast } from '../../ui/toast';
import { useFailure } from './use-failure';

/** Shows the result of a write; see `useFailure` for failures. Returns true on success. */
export function useOutcome(signInAt?: typeof paths.adminLogin) {
  const fail = useFailure(signInAt);
  return async (write: Promise<{ status: string }>): Promise<boolean> => {
    try {
      toast.success((await write).status);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };
}
