import { z } from 'zod';
import { stepReply } from '../admin/schemas.ts';
import { type CallsOf, csvFile, defineDomain } from '../call.ts';
import { inLang, statusReply } from '../fields.ts';
import * as coachSchemas from './coach-schemas.ts';
import {
  affectedBookings,
  affectedQuery,
  appointmentDay,
  appointmentDayQuery,
  closureAdded,
  closureRemoval,
  coachAdded,
  coachChange,
  coachChanged,
  coachList,
  coachProfile,
  newClosure,
  newCoach,
  team,
} from './coach-schemas.ts';
import { appointmentRefusals, appointmentStaffRefusals } from './refusals.ts';
import * as schemas from './schemas.ts';
import {
  booking,
  bookingCancellation,
  bookingExportQuery,
  bookingInQuery,
  bookingListQuery,
  bookingMade,
  bookingMove,
  bookingPage,
  newBooking,
  newBookingFor,
  noShow,
  slot,
  slotQuery,
} from './schemas.ts';

const consultancyCalls = {
  'consultancy/get': {
    access: 'member',
    summary: "The member's bookings from today on, soonest first, 500 at most",
    reply: z.array(booking),
  },
  'consultancy/book': {
    access: 'member',
    summary: 'Book a consultancy, at a free time of a coach or with the time to be agreed',
    body: newBooking,
    reply: bookingMade,
    success: 201,
  },
  'consultancy/slots': {
    access: 'public',
    summary:
      'The free times of a type, soonest first; staff who book for members also see those at shorter notice',
    query: slotQuery,
    reply: z.array(slot),
  },
  'consultancy/getTeam': {
    access: 'public',
    summary: 'The coaches who take appointments, with photo and three sentences where they are given',
    query: z.object(inLang),
    reply: team,
    cached: true,
  },
  'consultancy/setProfile': {
    permission: 'manageCoaches',
    centerOf: { coachId: 'coach' },
    summary: 'Photo and three sentences of a coach, as visitors see them',
    body: coachProfile,
    reply: stepReply,
  },
  'consultancy/move': {
    access: 'member',
    forOthers: 'bookAppointments',
    centerOf: { id: 'appointment', coachId: 'coach' },
    summary:
      'Move an appointment to a free time, or give it one; until 60 minutes before. Admins may do it for a member, also later',
    body: bookingMove,
    reply: statusReply,
  },
  'consultancy/cancel': {
    access: 'member',
    forOthers: 'bookAppointments',
    centerOf: { id: 'appointment' },
    summary: 'Cancel an appointment, until 60 minutes before; admins may do it for a member, also later',
    body: bookingCancellation,
    reply: statusReply,
  },
  'consultancy/ics': {
    access: 'member',
    forOthers: 'bookAppointments',
    centerOf: { id: 'appointment' },
    summary: 'An appointment as a calendar file; admins may ask for any',
    query: bookingInQuery,
    reply: z.string(),
    calendar: true,
  },
  'consultancy/getAll': {
    permission: 'readAppointments',
    centerOf: 'scope',
    summary: 'All appointments, from today on unless asked otherwise, soonest first',
    query: bookingListQuery,
    reply: bookingPage,
  },
  'consultancy/getDay': {
    permission: 'readAppointments',
    centerOf: { center: 'scope' },
    summary: 'The appointments and free times of a day, by coach',
    query: appointmentDayQuery,
    reply: appointmentDay,
  },
  'consultancy/bookFor': {
    permission: 'bookAppointments',
    centerOf: { coachId: 'coach' },
    summary: 'Book a consultancy for a member',
    body: newBookingFor,
    reply: bookingMade,
    success: 201,
  },
  'consultancy/markNoShow': {
    permission: 'markAppointments',
    centerOf: { id: 'appointment' },
    summary: 'Note that a member did not come to an appointment, or take that back',
    body: noShow,
    reply: statusReply,
  },
  'consultancy/getCoaches': {
    permission: 'readAppointments',
    centerOf: 'scope',
    summary: 'All coaches with their hours, and the closures to come',
    reply: coachList,
  },
  'consultancy/addCoach': {
    permission: 'manageCoaches',
    centerOf: { center: 'center' },
    summary: 'Add a coach',
    body: newCoach,
    reply: coachAdded,
    success: 201,
  },
  'consultancy/updateCoach': {
    permission: 'manageCoaches',
    centerOf: { coachId: 'coach' },
    summary:
      'Change the name or the hours of a coach, or retire them. Their appointments stay; those that nobody takes are named',
    body: coachChange,
    reply: coachChanged,
  },
  'consultancy/addClosure': {
    permission: 'manageCoaches',
    centerOf: { coachId: 'coach', center: 'center' },
    summary:
      'Take no appointments with a coach or at a center for a time. Appointments that are booked then stay and are named; their members get a mail',
    body: newClosure,
    reply: closureAdded,
    success: 201,
  },
  'consultancy/removeClosure': {
    permission: 'manageCoaches',
    centerOf: { id: 'time off' },
    summary: 'Take appointments again',
    body: closureRemoval,
    reply: statusReply,
  },
  'consultancy/getAffected': {
    permission: 'manageCoaches',
    centerOf: { coachId: 'coach', center: 'center' },
    summary: 'The appointments that a closure would be laid over',
    query: affectedQuery,
    reply: affectedBookings,
  },
  'admin/exportAppointments': {
    permission: 'exportLists',
    exportOf: 'consultancy/getAll',
    summary: 'The filtered appointments as CSV',
    query: bookingExportQuery,
    reply: csvFile,
    csv: true,
  },
} as const satisfies CallsOf<'consultancy'>;

export const appointments = defineDomain({
  calls: consultancyCalls,
  refusals: appointmentRefusals,
  staffRefusals: appointmentStaffRefusals,
  auditSubjects: { appointment: 'appointment', coach: 'coach', closure: 'time off' },
  auditActions: [
    'appointment booked',
    'appointment moved',
    'appointment cancelled',
    'appointment missed',
    'coach added',
    'coach changed',
    'coach profile set',
    'closure added',
    'closure removed',
  ],
  exportSections: ['appointments'],
  schemas: { ...coachSchemas, ...schemas },
});
