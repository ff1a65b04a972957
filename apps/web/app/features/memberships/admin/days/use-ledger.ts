import type { MembershipLedger } from '@namma/contract/memberships/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../../lib/api/api';
import { sentenceOf } from '../../../../lib/api/api-error';

/**
 * Reads the remaining days of a membership on mount. The previous value stays while it is read again. Give the component a
 * `key` for another membership.
 */
export function useLedger(id: number) {
  const [ledger, setLedger] = useState<MembershipLedger>();
  const [failure, setFailure] = useState<string>();
  const turn = useRef(0);
  const readAgain = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const answer = await api('membership/getLedger', { query: { id } });
      if (mine !== turn.current) return;
      setLedger(answer);
      setFailure(undefined);
    } catch (error) {
      if (mine === turn.current) setFailure(sentenceOf(error));
    }
  }, [id]);
  useEffect(() => void readAgain(), [readAgain]);
  return { ledger, failure, readAgain };
}
