import type { Facts } from './values.ts';

/** What holds until the owner says otherwise: the facts of SPEC, and of this gym. Pages get facts with their data. */
export const factDefaults: Facts = {
  phone: '8041234567',
  email: 'hello@namma.fit',
  address: { street: '27, 80 Feet Road, Koramangala 4th Block', pincode: '560034' },
  mapPoint: { latitude: 12.9345, longitude: 77.6266 },
  // As the specification writes them: Monday to Friday 5:00AM-10:00PM, Saturday and Sunday 7:00AM-10:30AM.
  openingHours: [
    { weekdays: [1, 2, 3, 4, 5], opensAtMinute: 5 * 60, closesAtMinute: 22 * 60 },
    { weekdays: [6, 0], opensAtMinute: 7 * 60, closesAtMinute: 10 * 60 + 30 },
  ],
  'center.vijayanagra': { street: null, phone: null },
  'center.indiranagar': { street: null, phone: null },
  'center.kormangla': { street: '27, 80 Feet Road, Koramangala 4th Block', phone: null },
  'center.HSR Layout': { street: null, phone: null },
};
