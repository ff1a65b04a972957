import { MIN_AGE_TO_REGISTER_YEARS } from '@namma/contract/business';
import { type Day, yearsBefore } from '@namma/contract/dates';

/** SPEC section 5: the day of birth is not later than 13 years before the day of registration. */
export const isOldEnough = (dob: Day, registeredOn: Day): boolean =>
  dob <= yearsBefore(registeredOn, MIN_AGE_TO_REGISTER_YEARS);
