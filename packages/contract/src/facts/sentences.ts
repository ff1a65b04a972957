/** What the admin side says about facts. It is in English only. */
export const factSentences = {
  rupees: 'Give whole rupees, from 1 to 99,99,999',
  aboveListPrice: 'The discounted price is not above the list price',
  days: 'Give whole days, from 0 to 365',
  discount: 'Give whole rupees, 0 or more',
  sessions: 'Give a whole number, from 0 to 365',
  street: 'Give the street',
  pincode: 'A pincode has 6 digits',
  latitude: 'Give a latitude in India, from 6 to 38',
  longitude: 'Give a longitude in India, from 68 to 98',
  minute: 'Choose a time',
  weekdays: 'Choose at least one day',
  weekdayTwice: 'Each day has its hours once',
  noShows: 'Missed classes 0 to 20, within 1 to 90 days, no booking for 1 to 30 days',
  closesBeforeOpening: 'Choose a time after the opening',
  set: (name: string, from: string | undefined) =>
    from === undefined ? `${name} changed` : `${name} changes on ${from}`,
  removed: (name: string, from: string) => `${name} does not change on ${from}`,
} as const;
