import { z } from 'zod';
import { type CallsOf, defineDomain } from '../call.ts';
import { statusReply } from '../fields.ts';
import { classRefusals, classStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  classBooked,
  classBookingFor,
  classChange,
  classChanged,
  classesOfMember,
  classInQuery,
  classPlan,
  classToBook,
  classToCancel,
  classWeek,
  newSlot,
  ownClasses,
  planQuery,
  presence,
  roster,
  slotEnd,
  slotSet,
  weekQuery,
} from './schemas.ts';

const classCalls = {
  'classes/getWeek': {
    access: 'public',
    summary: 'The classes of a center on seven days, soonest first, with the places that are left',
    query: weekQuery,
    reply: classWeek,
    cached: true,
  },
  'classes/book': {
    access: 'member',
    summary: 'Book a class: a place, or one on the waiting list when it is full',
    body: classToBook,
    reply: classBooked,
    success: 201,
  },
  'classes/cancel': {
    access: 'member',
    forOthers: 'bookClasses',
    centerOf: { slotId: 'class' },
    person: 'userId',
    summary:
      'Give up a place until 60 minutes before the class, or a waiting place. Staff may do it for a member, also later',
    body: classToCancel,
    reply: statusReply,
  },
  'classes/getMine': {
    access: 'member',
    summary: "The member's classes that are not over, with their places, and the no-shows that count",
    reply: ownClasses,
  },
  'classes/ics': {
    access: 'member',
    summary: 'A class in which the member has a place, as a calendar file',
    query: classInQuery,
    reply: z.string(),
    calendar: true,
  },
  'classes/getPlan': {
    permission: 'readClasses',
    centerOf: { center: 'scope' },
    summary: 'The classes of seven days as the staff see them: coaches, changes, what needs a decision',
    query: planQuery,
    reply: classPlan,
  },
  'classes/setSlot': {
    permission: 'planClasses',
    centerOf: { slotId: 'class', coachId: 'coach', center: 'center' },
    summary:
      'Add a class of every week, on one weekday or on several, or change one from a day on; who has booked a later one is notified',
    body: newSlot,
    reply: slotSet,
    success: 201,
    idempotent: true,
  },
  'classes/endSlot': {
    permission: 'planClasses',
    centerOf: { slotId: 'class' },
    summary: 'End a class of every week from a day on; who has booked a later one is notified',
    body: slotEnd,
    reply: classChanged,
  },
  'classes/change': {
    permission: 'changeClasses',
    centerOf: { slotId: 'class' },
    summary:
      'Change a class on one day: its coach, time or capacity, or cancel it. Who has booked is notified',
    body: classChange,
    reply: classChanged,
  },
  'classes/getRoster': {
    permission: 'readClasses',
    centerOf: { slotId: 'class' },
    summary: 'Who has a place in a class, who waits, and who came',
    query: classInQuery,
    reply: roster,
  },
  'classes/getFor': {
    permission: 'bookClasses',
    centerOf: 'none',
    summary: "A member's classes that are not over, and the no-shows that count, for the desk",
    query: classesOfMember,
    reply: ownClasses,
  },
  'classes/bookFor': {
    permission: 'bookClasses',
    centerOf: { slotId: 'class' },
    summary: 'Book a class for a member',
    body: classBookingFor,
    reply: classBooked,
    success: 201,
  },
  'classes/markPresent': {
    permission: 'markClasses',
    centerOf: { slotId: 'class' },
    summary: 'Note that a member came to a class or did not, or take a no-show back',
    body: presence,
    reply: statusReply,
  },
} as const satisfies CallsOf<'classes'>;

export const classes = defineDomain({
  calls: classCalls,
  refusals: classRefusals,
  staffRefusals: classStaffRefusals,
  auditSubjects: { class: 'class' },
  auditActions: [
    'class slot added',
    'class slot changed',
    'class slot ended',
    'class changed',
    'class booked',
    'class place ended',
    'class attendance marked',
  ],
  exportSections: ['classes'],
  schemas,
});
