import { z } from 'zod';
import { booking, bookingListQuery, bookingPage, newBooking } from '../schemas/consultancy.ts';
import { statusReply } from '../schemas/fields.ts';
import type { CallsOf } from './call.ts';

export const consultancyCalls = {
  'consultancy/get': {
    access: 'member',
    summary: "The member's bookings from today on, soonest first, 500 at most",
    reply: z.array(booking),
  },
  'consultancy/book': {
    access: 'member',
    summary: 'Book a consultancy',
    body: newBooking,
    reply: statusReply,
    success: 201,
  },
  'consultancy/getAll': {
    access: 'admin',
    summary: 'All appointments, from today on unless asked otherwise, soonest first',
    query: bookingListQuery,
    reply: bookingPage,
  },
} as const satisfies CallsOf<'consultancy'>;
