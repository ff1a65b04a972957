import { parseCardCode } from '@namma/contract/codes/card';
import { parsePassCode } from '@namma/contract/codes/pass-code';
import type { Center } from '@namma/contract/values/centers';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api';
import { ApiError } from '../../lib/api/api-error';
import { type DeskEvent, emptyDesk, isSameReading, type Question, reduceDesk } from './desk';
import { playRefusal } from './refusal-sound';

export type { Verdict } from './desk';

interface CheckInOptions {
  /** Center of this counter. */
  center: Center | undefined;
  /** Shows why the newest scan was not checked in. */
  onFailure: (error: unknown) => void;
  /** Shows why an earlier scan was not checked in. */
  onFailureBefore: (error: unknown) => void;
  /** A card named its member. */
  onCard: (code: string) => void;
}

/** Lets members in: by the code of a card, by choosing them, or despite a refusal. The rules are those of `desk.ts`. */
export function useCheckIn({ center, onFailure, onFailureBefore, onCard }: CheckInOptions) {
  const desk = useRef(emptyDesk);
  const [{ shown, before, pending, newest }, show] = useState(emptyDesk);
  /** Number of check-ins here. A change reloads the list of today. */
  const [count, setCount] = useState(0);

  /** @returns whether it was answered; without a question, true */
  async function tell(happening: DeskEvent): Promise<boolean> {
    const step = reduceDesk(desk.current, happening);
    desk.current = step.desk;
    show(step.desk);
    return step.ask ? send(step.ask) : true;
  }

  async function send({ question, asked }: Question): Promise<boolean> {
    const isNewest = () => desk.current.newest === question;
    try {
      if (!center) throw new ApiError(400, 'Choose the center of this counter first.');
      const verdict = await api('visits/scan', { body: { ...asked, center } });
      if (verdict.verdict === 'refused') playRefusal();
      const isOfCard = isNewest() && verdict.member !== null;
      void tell({ kind: 'answered', question, verdict });
      setCount((times) => times + 1);
      if (isOfCard && asked.code) onCard(asked.code);
      return true;
    } catch (error) {
      const report = isNewest() ? onFailure : onFailureBefore;
      void tell({ kind: 'failed', question });
      report(error);
      return false;
    }
  }

  return {
    verdict: shown?.verdict,
    /** The late response to an earlier scan. */
    before: before?.verdict,
    count,
    isBusy: pending.has(newest),
    /** True if it is the code of a card or of a pass, which is checked in. */
    isCard: (text: string): boolean => parseCardCode(text) !== undefined || parsePassCode(text) !== undefined,
    /** True if a scanner has read this card twice. */
    isRead: (text: string): boolean => isSameReading(desk.current, text, Date.now()),
    scan: (text: string) => tell({ kind: 'read', text, at: Date.now() }),
    checkIn: (memberId: number) => void tell({ kind: 'chosen', memberId }),
    overrule: (memberId: number, reason: string) => void tell({ kind: 'chosen', memberId, overrule: reason }),
    hasPaid: (memberId: number) => void tell({ kind: 'paid', memberId }),
    clear: () => void tell({ kind: 'cleared' }),
  };
}
