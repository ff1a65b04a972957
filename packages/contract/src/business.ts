/**
 * Constants of this business that are not settings (D83): limits, fees and lists on which types and data depend (D35).
 */

/** The location of the gym for taxes and deliveries. Its street and phone are settings (D83). */
export const place = {
  city: 'Bengaluru',
  state: 'Karnataka',
  /** The GST code of the state. */
  stateCode: '29',
} as const;

/** Legally required details of the business, which are settings of the owner (D83). Null: not set. */
export interface LegalDetails {
  /** The legal name of the business. The setting LEGAL_NAME overrides it. */
  legalName: string | null;
  /** Its number in the GST register. The setting GSTIN overrides it. */
  gstin: string | null;
  /** 14 digits. */
  fssaiLicence: string | null;
  /** The grievance officer (Consumer Protection (E-Commerce) Rules 2020, rule 5). */
  grievanceOfficer: { name: string; designation: string; email: string; phone: string } | null;
}

/** SAC and GST rate of gym memberships, by the first IST day, oldest first. 5 % without input tax credit. */
export const gymTax = [
  { fromDay: '2017-07-01', code: '999723', rateBasisPoints: 1_800 },
  { fromDay: '2025-09-22', code: '999723', rateBasisPoints: 500 },
] as const;
/** The GST rate of products without one, in basis points. They are listed for review. */
export const UNKNOWN_TAX_BASIS_POINTS = 1_800;

/** The gym's time zone has no daylight saving time, so a fixed offset is exact (D18). */
export const GYM_TIME_ZONE = 'Asia/Kolkata';
export const GYM_UTC_OFFSET_MINUTES = 330;

/** Delivery plus platform fee, in rupees, once per checkout (D11). */
export const CONVENIENCE_FEE_RUPEES = 29;
/** Tax and fee added to every membership, in rupees (SPEC section 9). */
export const MEMBERSHIP_FEE_RUPEES = 900;

export const MIN_AGE_TO_REGISTER_YEARS = 13;
/** Below this age a parent or guardian must consent (DPDP Act 2023). */
export const ADULT_AGE_YEARS = 18;
export const MIN_AGE_FOR_APPOINTMENT_YEARS = 10;
/** The maximum days in advance for a pass. */
export const PASS_DAYS_AHEAD = 30;
export const PHONE_DIGITS = 10;
export const PINCODE_DIGITS = 6;
export const PASSWORD_MIN_CHARACTERS = 6;
/** Argon2 hashes all of it: without a limit a password of a megabyte would cost a second of CPU time. */
export const PASSWORD_MAX_CHARACTERS = 200;

export const genders = ['Male', 'Female', 'Other', 'Prefer not to say'] as const;
export type Gender = (typeof genders)[number];

export const roles = ['user', 'ADMIN'] as const;
export type Role = (typeof roles)[number];
