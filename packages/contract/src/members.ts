import { MIN_AGE_TO_REGISTER_YEARS } from './business.ts';
import { type Day, yearsBefore } from './dates.ts';

/** The latest day of birth that is old enough to register on this day (SPEC section 5). */
export const latestBirthday = (on: Day): Day => yearsBefore(on, MIN_AGE_TO_REGISTER_YEARS);

/** Whether a person born on `birth` may register: at least 13 years old on that day (SPEC section 5). */
export const isOldEnough = (birth: Day, registeredOn: Day): boolean => birth <= latestBirthday(registeredOn);
