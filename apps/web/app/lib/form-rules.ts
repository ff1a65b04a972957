import { type Day, gymDay } from '@namma/contract/dates';
import { isOldEnough } from '@namma/contract/members';
import { messages } from '@namma/contract/messages';

/*
 * Rules of forms that depend on today, which a schema cannot know. The day it was when the form was opened may be over,
 * so the clock is asked again at each try.
 */

export const refusePastDay = (day: Day): string | undefined =>
  day < gymDay(new Date()) ? messages.dateInPast : undefined;

export const refuseTooYoung = (birth: Day): string | undefined =>
  isOldEnough(birth, gymDay(new Date())) ? undefined : messages.tooYoung;
