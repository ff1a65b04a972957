import type { Day } from '@namma/contract/days/dates';
import type { PassKind } from '@namma/contract/passes/rules';
import { formatPhone } from '@namma/contract/text/phone';
import type { Center } from '@namma/contract/values/centers';
import { formatMinuteOfDay } from '@namma/contract/values/opening-hours';
import { mailWords } from '../words/words.ts';
import type { Template } from './content.ts';

/** A pass, or a requested trial, on a day when its center is closed or opens for fewer hours than usual. */
export interface PassDayClosed {
  passId: number;
  pass: PassKind;
  isRequest: boolean;
  center: Center;
  day: Day;
  /** The remaining hours, minutes from midnight IST; empty when the center is closed. */
  openHours?: { opensAtMinute: number; closesAtMinute: number }[];
  /** Absent when the usual hours have changed. */
  reason?: string;
}

export const passDayClosed: Template<PassDayClosed> = (payload, context) => {
  const { pass, isRequest, center, day, reason, openHours = [] } = payload;
  const words = mailWords[context.locale];
  const phone = formatPhone(context.gym.phone);
  const hours = openHours
    .map(
      ({ opensAtMinute, closesAtMinute }) =>
        `${formatMinuteOfDay(opensAtMinute)} – ${formatMinuteOfDay(closesAtMinute)}`,
    )
    .join(', ');
  return {
    subject: hours ? words.passDayShortSubject(center, day) : words.passDayClosedSubject(center, day),
    summary: hours ? words.passDayShort(hours) : words.passDayClosedSummary,
    blocks: [
      {
        kind: 'text',
        text: isRequest ? words.trialDay(center, day) : words.passDay(pass, center, day),
      },
      { kind: 'text', text: hours ? words.passDayShort(hours) : words.passDayClosed },
      ...(reason ? [{ kind: 'quote' as const, text: reason }] : []),
      { kind: 'text', text: pass === 'day' ? words.moveOrRefundPass(phone) : words.moveTrial(phone) },
    ],
  };
};
