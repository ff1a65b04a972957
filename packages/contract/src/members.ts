import { MIN_AGE_TO_REGISTER_YEARS } from './business.ts';
import { type Day, yearsBefore } from './dates.ts';

/** The last day of birth that is old enough for an account on this day (SPEC section 5). */
export const latestBirthday = (on: Day): Day => yearsBefore(on, MIN_AGE_TO_REGISTER_YEARS);

/** SPEC section 5: the day of birth is not later than 13 years before the day of registration. */
export const isOldEnough = (birth: Day, registeredOn: Day): boolean => birth <= latestBirthday(registeredOn);
