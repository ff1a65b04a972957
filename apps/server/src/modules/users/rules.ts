import { MIN_AGE_TO_REGISTER_YEARS } from '@namma/contract/business';
import { type Day, yearsBefore } from '@namma/contract/dates';

/** SPEC section 5: the day of birth is not later than 13 years before today. */
export const isOldEnough = (dob: Day, today: Day): boolean => dob <= yearsBefore(today, MIN_AGE_TO_REGISTER_YEARS);
