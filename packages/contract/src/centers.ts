import { contactDetails } from './business.ts';

/** Where members train and pay, as the owner spells them. */
export const centers = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'] as const;
export type Center = (typeof centers)[number];

/**
 * Where a center is. A street is shown where it is written here; where it is not, visitors are asked to call. The owner has
 * given one: fill in the others.
 */
export const placeOfCenter: Record<Center, { area: string; street: string | undefined }> = {
  vijayanagra: { area: 'Vijayanagar', street: undefined },
  indiranagar: { area: 'Indiranagar', street: undefined },
  kormangla: { area: 'Koramangala', street: contactDetails.street },
  'HSR Layout': { area: 'HSR Layout', street: undefined },
};
