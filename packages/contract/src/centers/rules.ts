import { contactDetails } from '../business.ts';
import * as areas from '../words/en/areas.ts';

/** The centers where members train and pay, as the owner spells them. */
export const centers = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'] as const;
export type Center = (typeof centers)[number];

/** Where each center is. Without a street, visitors are asked to call. The owner has given one so far. */
export const placeOfCenter: Record<Center, { area: string; street: string | undefined }> = {
  vijayanagra: { area: areas.vijayanagar, street: undefined },
  indiranagar: { area: areas.indiranagar, street: undefined },
  kormangla: { area: areas.koramangala, street: contactDetails.street },
  'HSR Layout': { area: areas.hsrLayout, street: undefined },
};
