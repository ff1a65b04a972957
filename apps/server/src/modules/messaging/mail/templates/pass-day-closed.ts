import type { Day } from '@namma/contract/days/dates';
import type { PassKind } from '@namma/contract/passes/rules';
import { formatPhone } from '@namma/contract/text/phone';
import type { Center } from '@namma/contract/values/centers';
import { mailWords } from '../words/words.ts';
import type { Template } from './content.ts';

/** A pass, or a trial that is asked for, on a day on which its center is closed. */
export interface PassDayClosed {
  passId: number;
  pass: PassKind;
  isRequest: boolean;
  center: Center;
  day: Day;
  reason: string;
}

export const passDayClosed: Template<PassDayClosed> = ({ pass, isRequest, center, day, reason }, context) => {
  const words = mailWords[context.locale];
  const phone = formatPhone(context.gym.phone);
  return {
    subject: words.passDayClosedSubject(center, day),
    summary: words.passDayClosedSummary,
    blocks: [
      {
        kind: 'text',
        text: isRequest ? words.trialDayClosed(center, day) : words.passDayClosed(pass, center, day),
      },
      { kind: 'quote', text: reason },
      { kind: 'text', text: pass === 'day' ? words.moveOrRefundPass(phone) : words.moveTrial(phone) },
    ],
  };
};
