import { type Day, isDay, startOfGymDay } from '@namma/contract/days/dates';
import {
  centerStep,
  daysAfter,
  daysOutStep,
  extensionStep,
  type MembershipDays,
  type MembershipState,
  pauseStep,
  resumeStep,
} from '@namma/contract/memberships/days';
import {
  type Running,
  refusedAhead,
  refusedExtension,
  refusedFirstDay,
  refusedLastDay,
  refusedLength,
  refusedTransfer,
} from '@namma/contract/memberships/limits';
import type { Center } from '@namma/contract/values/centers';

/*
 * Result of an action, computed with the functions that the server uses. Undefined while the fields are invalid, which their
 * messages explain.
 */

type Step = ReturnType<typeof pauseStep>;

/** A membership with its remaining days and pauses today (IST). */
export type StateToday = Running & MembershipState;

const after = (state: StateToday, step: Step): MembershipDays =>
  daysAfter(state, { ...step, at: startOfGymDay(state.today).toISOString() }, state.today);

export function afterPause(running: StateToday, fromDay: Day, toDay: Day): MembershipDays | undefined {
  if (!isDay(fromDay) || !isDay(toDay)) return;
  const pause = { fromDay, toDay };
  const refused =
    refusedFirstDay(running, fromDay) ?? refusedLastDay(running, pause) ?? refusedLength(running, pause);
  return refused ? undefined : after(running, pauseStep(pause));
}

export const afterResume = (running: StateToday): MembershipDays | undefined =>
  running.days.pause && after(running, resumeStep(running.days.pause, running.today));

/** The number in a field; undefined unless it is whole and above 0. */
export function countIn(text: string | undefined): number | undefined {
  const count = text ? Number(text) : 0;
  return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

export function afterExtension(running: StateToday, text: string | undefined): MembershipDays | undefined {
  const asked = countIn(text);
  if (asked === undefined || refusedExtension(running.days, asked)) return;
  return after(running, extensionStep(asked));
}

export function afterTransfer(running: StateToday, text: string | undefined): MembershipDays | undefined {
  const given = countIn(text);
  if (given === undefined || (refusedTransfer(running.days, given) ?? refusedAhead(running, given))) return;
  return after(running, daysOutStep(given));
}

export const afterMove = (running: StateToday, center: Center): MembershipDays | undefined =>
  after({ ...running, center }, centerStep);
