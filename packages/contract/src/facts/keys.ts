import { type Center, centers } from '../centers/rules.ts';

/**
 * The facts of the business that its owner changes on /admin/settings, each from a day on (D83). Their schemas are in
 * `values.ts`, what holds until somebody changes them in `defaults.ts`.
 */

/** A center's street and phone: `center.kormangla`. */
export type CenterKey = `center.${Center}`;
export const centerKey = (center: Center): CenterKey => `center.${center}`;

export const factKeys = [
  'phone',
  'email',
  'address',
  'mapPoint',
  'openingHours',
  ...centers.map(centerKey),
] as const satisfies readonly string[];
export type FactKey = (typeof factKeys)[number];
