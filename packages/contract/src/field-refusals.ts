import type { Answers } from './answers.ts';
import { closureMessages } from './centers/messages.ts';

/**
 * Field errors that only the server can detect, by name: the `code` of an issue. Schema errors have no code, because
 * the pages validate with the same schemas before they send.
 */
export const fieldRefusalsIn = ({
  messages,
  appointmentMessages,
  attributeMessages,
  membershipDayMessages,
}: Answers) =>
  ({
    tooYoung: () => messages.tooYoung,
    dayTooEarly: messages.dayTooEarly,
    dayTooLate: messages.dayTooLate,
    dateInPast: () => messages.dateInPast,
    endDateFitsNoPlan: () => messages.endDateFitsNoPlan,
    required: messages.required,
    tooLong: messages.tooLong,
    noControlCharacters: () => messages.noControlCharacters,
    notToYourself: () => membershipDayMessages.notToYourself,
    sameCenter: () => membershipDayMessages.sameCenter,
    closureFromToday: () => closureMessages.closureFromToday,
    closureBackwards: () => closureMessages.closureBackwards,
    closureTooLong: () => closureMessages.closureTooLong,
    dateOfTime: () => appointmentMessages.dateOfTime,
    daysBackwards: () => appointmentMessages.daysBackwards,
    timeOffGrid: () => appointmentMessages.timeOffGrid,
    timeNotCome: () => appointmentMessages.timeNotCome,
    timeTooSoon: () => appointmentMessages.timeTooSoon,
    timeTooFar: () => appointmentMessages.timeTooFar,
    otherCoachType: () => appointmentMessages.otherCoachType,
    wholeDaysOfCenter: () => appointmentMessages.wholeDaysOfCenter,
    closureOver: () => appointmentMessages.closureOver,
    netUnit: () => attributeMessages.netUnit,
    netQuantityMissing: () => attributeMessages.netQuantityMissing,
  }) as const;

type FieldRefusals = ReturnType<typeof fieldRefusalsIn>;
export type FieldRefusalName = keyof FieldRefusals;
export type FieldRefusalArguments<N extends FieldRefusalName> = Parameters<FieldRefusals[N]>;
