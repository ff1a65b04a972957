import { type Day, gymDay } from '@namma/contract/days/dates';
import { isOldEnough } from '@namma/contract/members/rules';
import { messages } from '@namma/contract/messages';

/*
 * Form rules that depend on today, which a schema cannot know. They read the clock at each try, because a form may stay
 * open past midnight.
 */

export const refusePastDay = (day: Day): string | undefined =>
  day < gymDay(new Date()) ? messages.dateInPast : undefined;

export const refuseTooYoung = (birth: Day): string | undefined =>
  isOldEnough(birth, gymDay(new Date())) ? undefined : messages.tooYoung;
