import { contactDetails } from './business.ts';
import { areaLabels } from './words/en/centers.ts';

/** The centers where members train and pay, as the owner spells them. */
export const centers = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'] as const;
export type Center = (typeof centers)[number];

/** Where each center is. Without a street, visitors are asked to call. The owner has given one so far. */
export const placeOfCenter: Record<Center, { area: string; street: string | undefined }> = {
  vijayanagra: { area: areaLabels.vijayanagra, street: undefined },
  indiranagar: { area: areaLabels.indiranagar, street: undefined },
  kormangla: { area: areaLabels.kormangla, street: contactDetails.street },
  'HSR Layout': { area: areaLabels['HSR Layout'], street: undefined },
};
