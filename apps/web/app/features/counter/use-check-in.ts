import type { BodyInput, Reply } from '@namma/contract/calls';
import { parseCardCode } from '@namma/contract/card';
import type { Center } from '@namma/contract/centers';
import { useRef, useState } from 'react';
import { api } from '../../lib/api';
import { useOneAtATime } from '../../ui/use-one-at-a-time';
import { playRefusal } from './refusal-sound';

export type Verdict = Reply<'visits/scan'>;

interface CheckInOptions {
  /** Where this counter is. */
  center: Center | undefined;
  /** Says why nobody could be checked in. */
  onFailure: (error: unknown) => void;
  /** A card named its member. */
  onCard: (code: string) => void;
}

/** Lets members in: by the code of a card, by choosing them, or despite a refusal. */
export function useCheckIn({ center, onFailure, onCard }: CheckInOptions) {
  const [verdict, setVerdict] = useState<Verdict>();
  /** How often somebody was checked in here, so that the list of today is read again. */
  const [count, setCount] = useState(0);
  /** The code of the verdict that is shown: some scanners read a card twice. */
  const shownCode = useRef<string>(undefined);

  const [send, isBusy] = useOneAtATime(
    async (who: Omit<BodyInput<'visits/scan'>, 'center'>): Promise<void> => {
      if (!center) return onFailure('Choose the center of this counter first.');
      shownCode.current = who.code;
      try {
        const answer = await api('visits/scan', { body: { ...who, center } });
        if (answer.verdict === 'refused') playRefusal();
        setVerdict(answer);
        setCount((before) => before + 1);
        if (who.code && answer.member) onCard(who.code);
      } catch (error) {
        shownCode.current = undefined;
        onFailure(error);
      }
    },
  );

  return {
    verdict,
    count,
    isBusy,
    isCard: (text: string): boolean => parseCardCode(text) !== undefined,
    isShown: (text: string): boolean => shownCode.current === text,
    scan: (code: string) => send({ code }),
    checkIn: (memberId: number) => send({ memberId }),
    overrule: (memberId: number, reason: string) => send({ memberId, overrule: reason }),
    clear: () => {
      shownCode.current = undefined;
      setVerdict(undefined);
    },
  };
}
