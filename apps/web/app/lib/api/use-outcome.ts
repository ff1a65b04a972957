import type * as paths from '@namma/contract/paths';
import { toast } from '../../ui/toast';
import { useFailure } from './use-failure';

/** Says what came of a write, as `useFailure` does where it fails. Answers whether it succeeded. */
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
