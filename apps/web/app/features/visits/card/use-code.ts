import { cardStep, leftOfCardStep } from '@namma/contract/codes/card';
import { seconds } from '@namma/contract/days/dates';
import type { QrPath } from '@namma/contract/text/qr-path';
import { useEffect, useState } from 'react';
import type { KeptCard } from '../../../shared/card-store';
import { makeCode } from './make-card';

/** The code of this moment, by the server's clock, and how long it is shown. */
export function useCode(card: KeptCard): { qr: QrPath | undefined; secondsLeft: number } {
  const now = useNow() + card.clockAhead;
  const step = cardStep(now);
  const [code, setCode] = useState<{ step: number; qr: QrPath }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another code with each step, not with each second
  useEffect(() => {
    let isOld = false;
    void makeCode(card, now).then(({ qr }) => {
      if (!isOld) setCode({ step, qr });
    });
    return () => {
      isOld = true;
    };
  }, [card, step]);

  return { qr: code?.qr, secondsLeft: Math.ceil(leftOfCardStep(now) / seconds(1)) };
}

/** This phone's time, each second and whenever the page is looked at again: timers stop while a phone sleeps. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = setInterval(look, seconds(1));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
