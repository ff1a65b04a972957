import type { MailKind } from '@namma/contract/mail/rules';
import type { PayloadOf } from '../modules/messaging/mail/templates/index.ts';

const membership = {
  type: 'Elite Plus',
  months: 6,
  center: 'kormangla',
  startDate: '2030-03-04',
  endDate: '2030-09-04',
  totalPaise: 1_289_900,
} as const;

const appointment = {
  appointmentId: 12,
  type: 'Physiotherapy',
  date: '2030-03-05',
  slot: { startsAt: '2030-03-05T01:00:00.000Z', center: 'kormangla', coach: 'Dr. Kavya "K" <Iyer>' },
} as const;

const groupClass = {
  bookingId: 41,
  sequence: 0,
  type: 'Yoga',
  center: 'kormangla',
  startsAt: '2030-03-05T01:00:00.000Z',
  minutes: 50,
  coach: 'Dr. Kavya "K" <Iyer>',
} as const;

/** Payload of every kind of mail, with the characters that a template must escape. */
export const samples: { [K in MailKind]: PayloadOf<K> } = {
  'order placed': {
    firstOrderId: 1042,
    lines: [
      { name: 'Raw Whey <80 %>', quantity: 2, amountPaise: 499_800 },
      { name: 'Ragi Bar', quantity: 12, amountPaise: 12_450_000 },
    ],
    feePaise: 2_900,
    totalPaise: 12_952_700,
    arrival: { from: '2030-03-06', to: '2030-03-08' },
    address: ['Asha & Ravi', '27, 80 Feet Road', 'Bengaluru 560034', '9876543210'],
  },
  'order moved': {
    orderNumber: 'NS-1042-9',
    product: 'Ragi Bar',
    quantity: 12,
    status: 'Transit',
    documentNumber: 'NSG/2930/000123',
  },
  'order cancelled': {
    orderNumber: 'NS-1042-9',
    product: 'Raw Whey <80 %>',
    quantity: 2,
    amountPaise: 499_800,
    by: 'gym',
    reason: 'The last tub was damaged & there is no other.',
    restPaise: 12_452_900,
  },
  'order address changed': {
    orderNumber: 'NS-1042-9',
    address: ['Asha & Ravi', '27, 80 Feet Road', 'Bengaluru 560034', '9876543210'],
  },
  'return requested': {
    orderNumber: 'NS-1042-9',
    product: 'Raw Whey <80 %>',
    quantity: 2,
    state: 'requested',
    cause: 'return',
    reason: 'The wrong flavour & I have not opened it.',
  },
  'return decided': {
    orderNumber: 'NS-1042-9',
    product: 'Raw Whey <80 %>',
    quantity: 2,
    state: 'refunded',
    cause: 'return',
    refundedPaise: 499_800,
    mode: 'upi',
    documentNumber: 'NSG/2930/C00012',
    note: 'Thank you for bringing it <back>.',
  },
  'membership paid': { ...membership, documentNumber: 'NSG/2930/000124' },
  'membership registered': { ...membership, slip: '482109374' },
  'membership expiring': { ...membership, daysLeft: 7, membershipId: 18, extraDiscountPaise: 75_000 },
  'membership lapsing': { ...membership, lapsesOn: '2030-04-03' },
  'membership ended': {
    ...membership,
    endDate: '2030-06-04',
    paidPaise: 1_289_900,
    usedPaise: 649_300,
    feePaise: 64_060,
    refundPaise: 576_540,
    mode: 'upi',
    documentNumber: 'NSG/2930/C00013',
  },
  'appointment booked': { appointmentId: 12, type: 'Physiotherapy', date: '2030-03-05' },
  'appointment moved': { ...appointment, sequence: 1 },
  'appointment cancelled': {
    ...appointment,
    sequence: 2,
    by: 'gym',
    reason: 'The coach is ill & nobody else is free.',
  },
  'appointment affected': { ...appointment, sequence: 1, reason: 'The floor is <being> replaced.' },
  'appointment unchanged': { ...appointment, sequence: 1 },
  'class booked': groupClass,
  'class place': { ...groupClass, sequence: 1 },
  'class moved': { ...groupClass, sequence: 2 },
  'class cancelled': { ...groupClass, sequence: 3, wasIn: true, by: 'gym', reason: 'Rain & <storm>' },
  'class reminder': groupClass,
  'pass day closed': {
    passId: 4,
    pass: 'day',
    isRequest: false,
    center: 'kormangla',
    day: '2030-03-05',
    openHours: [],
    reason: 'The floor is <being> replaced.',
  },
  'product back': { subscriptionId: 3, productId: 12, product: 'Raw Whey <80 %>' },
  'query received': { ticket: 'NS-Q-12-4' },
  'query answered': {
    ticket: 'NS-Q-12-4',
    message: 'Is there a pool?\nAnd <b>towels</b>?',
    answer: 'Yes, there is a pool, open from 5 to 22 each day.\nBring a towel.',
  },
  'password reset': { requestId: '5f3ee2f5-59c2-4bb4-a2f8-5b1f3f5c3f77' },
  'password changed': {},
  'email confirm': { linkId: 5, email: 'asha@example.com' },
  'email changed': { linkId: 6, email: 'asha@example.com' },
  'second factor changed': { change: 'recovery code used', recoveryCodesLeft: 7 },
  'staff invited': { inviteId: 7, preset: 'desk', center: 'kormangla' },
  'member invited': { userId: 7, email: 'asha@example.com' },
};
