import { type OwnData, type OwnDataList, ownDataLists } from '@namma/contract/privacy/own-data';
import { expect, it, vi } from 'vitest';
import { soldToday } from '../../testing/sample-sold';
import { renderDataPage } from './data-page';

// As in the Kannada build.
vi.mock('@namma/contract/words/en/dates', () => import('@namma/contract/words/kn/dates'));
vi.mock('#words/language', () => import('../../words/kn/language'));
vi.mock('#words/privacy', () => import('../../words/kn/privacy'));
vi.mock('#words/stored-values', () => import('../../words/kn/stored-values'));
vi.mock('#words/visit-records', () => import('../../words/kn/visit-records'));
vi.mock('#words/stock-records', () => import('../../words/kn/stock-records'));
vi.mock('#words/documents', () => import('../../words/kn/documents'));
vi.mock('#words/membership-events', () => import('../../words/kn/membership-events'));
vi.mock('@namma/contract/messages/address-types', () => import('@namma/contract/words/kn/address-types'));
vi.mock(
  '@namma/contract/messages/booking-statuses',
  () => import('@namma/contract/words/kn/booking-statuses'),
);
vi.mock('@namma/contract/messages/centers', () => import('@namma/contract/words/kn/centers'));
vi.mock(
  '@namma/contract/messages/appointment-types',
  () => import('@namma/contract/words/kn/appointment-types'),
);
vi.mock('@namma/contract/messages/genders', () => import('@namma/contract/words/kn/genders'));
vi.mock('@namma/contract/messages/order-statuses', () => import('@namma/contract/words/kn/order-statuses'));
vi.mock(
  '@namma/contract/messages/payment-statuses',
  () => import('@namma/contract/words/kn/payment-statuses'),
);
vi.mock('@namma/contract/messages/receipt-modes', () => import('@namma/contract/words/kn/receipt-modes'));
vi.mock('@namma/contract/messages/return-states', () => import('@namma/contract/words/kn/return-states'));
vi.mock('@namma/contract/messages/visits', () => import('@namma/contract/words/kn/visits'));

const at = '2030-03-04T06:30:00.000Z';
const deliverTo = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  address: '12, 5th Cross',
  town: 'Bengaluru',
  pincode: '560038',
  district: 'Bengaluru Urban',
  state: 'KARNATAKA',
  addressType: 'home' as const,
};
/** A test names the lists that it shows. */
const noLists = Object.fromEntries(ownDataLists.map((list) => [list, []])) as unknown as Record<
  OwnDataList,
  []
>;
const data: OwnData = {
  ...noLists,
  madeAt: at,
  profile: {
    ...{
      userId: 7,
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '9876543210',
      address: '12, 5th Cross',
    },
    dateOfBirth: '1992-02-29',
    gender: 'Female',
    role: 'user',
    registeredOn: '2029-11-02',
    guardianSeenAt: null,
    dateOfBirthBefore: '',
  },
  consents: [{ document: 'terms', version: '2026-11-23', locale: 'en', givenAt: at }],
  addresses: [{ addressId: 1, ...deliverTo, savedAt: at }],
  checkouts: [
    {
      ...{
        checkoutId: '0b6f1f3e-6c7e-4a55-9f0e-1f1f1f1f1f1f',
        orderedAt: at,
        source: 'cart',
        paymentMode: 'COD',
      },
      feePaise: 2900,
      totalPaise: 12900,
      paidPaise: 0,
      slipCode: null,
      deliverTo,
      orders: [
        {
          orderId: 1,
          orderNumber: 'NS-1-9',
          product: 'ರಾಗಿ ಬಾರ್',
          quantity: 1,
          unitPricePaise: 10000,
          ...{
            status: 'Delivered',
            rating: null,
            ratedAt: null,
            deliveredAt: at,
            cancelledAt: null,
            cancelReason: null,
          },
          returnedAt: null,
        },
      ],
    },
  ],
  returns: [
    {
      returnId: 1,
      orderId: 1,
      cause: 'refusal',
      state: 'approved',
      reason: null,
      note: null,
      askedAt: at,
      decidedAt: null,
      refundedPaise: null,
    },
  ],
  memberships: [
    {
      membershipId: 1,
      type: 'Elite Plus',
      months: 6,
      center: 'HSR Layout',
      registeredAt: at,
      startDate: '2030-03-04',
      endDate: '2030-09-04',
      effectiveEnd: '2030-09-04',
      totalPaise: 1,
      paidPaise: 0,
      paymentStatus: 'payed',
      renewalOf: null,
      renewalDiscountPaise: 0,
      slipCode: null,
      ...soldToday('Elite Plus', 6),
      events: [{ kind: 'days out', fromDay: null, toDay: null, days: 3, center: 'kormangla', at }],
    },
  ],
  payments: [
    {
      ...{
        receiptNumber: 'NSG/2930/R00009',
        kind: 'reversal',
        membershipId: 1,
        checkoutId: null,
        amountPaise: -1,
      },
      mode: 'cash',
      utr: null,
      center: 'indiranagar',
      receivedAt: at,
      reverses: null,
      reason: null,
    },
  ],
  appointments: [
    {
      appointmentId: 5,
      type: 'Nutrition',
      day: '2028-11-02',
      startsAt: null,
      coach: null,
      center: 'vijayanagra',
      status: 'no-show',
      cancelReason: null,
      bookedAt: at,
      age: null,
      heightCm: null,
      weightKg: null,
    },
  ],
  visits: [{ visitId: 1, center: 'HSR Layout', at, wasLetIn: false, refusal: 'expired', overruled: null }],
  queries: [
    {
      ticketNumber: 'NS-Q-1-1',
      sentAt: at,
      status: 'unanswered',
      name: null,
      email: 'asha@example.in',
      phone: null,
      message: null,
      answer: null,
    },
  ],
  mails: [
    {
      kind: 'order placed',
      recipient: 'asha@example.in',
      subject: 'ಆರ್ಡರ್ ಬಂದಿದೆ',
      text: 'ನಮಸ್ಕಾರ',
      status: 'kept',
      writtenAt: at,
      sentAt: null,
    },
  ],
  notes: [],
  changes: [
    {
      at,
      action: 'membership payed',
      subjectType: 'membership',
      subjectId: 1,
      isOwn: false,
      before: { payment_status: 'pending' },
      after: { payment_status: 'payed', receipt: 9, amount: 12_899, mode: 'cash' },
    },
    {
      at,
      action: 'membership changed',
      subjectType: 'membership',
      subjectId: 1,
      isOwn: true,
      before: { step: null, end: '2030-03-04', center: 'HSR Layout' },
      after: { step: 'days out', days: -3, end: '2030-03-01', center: 'kormangla' },
    },
    {
      at,
      action: 'appointment moved',
      subjectType: 'appointment',
      subjectId: 5,
      isOwn: false,
      before: { startsAt: at, day: '2030-03-04' },
      after: { startsAt: null, day: '2030-03-05', cancelled: true, noShow: true },
    },
    {
      at,
      action: 'return decided',
      subjectType: 'order',
      subjectId: 1,
      isOwn: false,
      before: { return: 'requested', status: 'Transit', hidden: false },
      after: { return: 'refunded', status: 'Answered', hidden: true, reversal: 3, due: 0 },
    },
    {
      at,
      action: 'account deleted',
      subjectType: 'member',
      subjectId: 7,
      isOwn: true,
      before: { guardianSeen: false, deleted: false, disabled: false, reason: null },
      after: { guardianSeen: true, deleted: true, disabled: true, refusal: 'expired' },
    },
  ],
};

/** The values on the page, without its markup. */
const valuesOf = (page: string): string[] =>
  [...page.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, value = '']) => value);

it('the Kannada page has every stored value in Kannada but names, texts of people and names of plans', () => {
  const values = valuesOf(renderDataPage(data));

  expect(values).toEqual(
    expect.arrayContaining([
      ...['ಮಹಿಳೆ', 'ಮೆಂಬರ್', 'ನಿಯಮಗಳು', 'ಮನೆ', 'ಕಾರ್ಟ್', 'ತಲುಪಿದೆ', 'ಬಾಗಿಲಲ್ಲೇ ಬೇಡವೆಂದದ್ದು'],
      ...['ದಿನಗಳನ್ನು ವರ್ಗಾಯಿಸಲಾಗಿದೆ', 'ನಗದು', 'ನ್ಯೂಟ್ರಿಷನ್', 'ಬರಲಿಲ್ಲ', 'ಮೆಂಬರ್‌ಶಿಪ್ ಮುಗಿದಿದೆ', 'ಕಳುಹಿಸಿಲ್ಲ'],
    ]),
  );
  const stored = [
    ...['Female', 'user', 'terms', 'home', 'cart', 'COD', 'Delivered', 'refusal', 'approved', 'HSR Layout'],
    ...['payed', 'days out', 'kormangla', 'reversal', 'cash', 'indiranagar', 'Nutrition', 'vijayanagra'],
    ...['no-show', 'expired', 'unanswered', 'order placed', 'kept', 'membership payed', 'membership'],
  ];
  expect(values.filter((value) => stored.includes(value))).toEqual([]);
});

it('the record of changes has its fields, values, days and amounts in Kannada', () => {
  const page = renderDataPage(data);
  const record = page.slice(page.indexOf('<h2>ಬದಲಾವಣೆಗಳ ದಾಖಲೆ</h2>'));
  const names = [...record.matchAll(/<dt>([^<]*)<\/dt>/g)].map(([, name = '']) => name);

  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  expect(valuesOf(record).filter((value) => /[a-z]|\d{4}-\d\d/.test(value))).toEqual([]);
  expect(valuesOf(record)).toEqual(
    expect.arrayContaining(['₹12,899', 'ದಿನಗಳನ್ನು ವರ್ಗಾಯಿಸಲಾಗಿದೆ', 'ರೀಫಂಡ್ ಆಗಿದೆ', 'ದಾರಿಯಲ್ಲಿದೆ', 'ಉತ್ತರಿಸಲಾಗಿದೆ']),
  );
});
