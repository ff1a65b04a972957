export const tagline = 'A serious gym, close to home.';

/** The location shown in the header, as the owner spells it (SPEC section 1). */
export const location = 'Banglore';
export const city = 'Bengaluru';
export const weekdays = 'Monday to Friday';
export const weekend = 'Saturday and Sunday';
export const weekdayHours = '5:00AM-10:00PM';
export const weekendHours = '7:00AM-10:30AM';
