import * as areas from '../words/en/areas.ts';

/** The centers where members train and pay, as the owner spells them. */
export const centers = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'] as const;
export type Center = (typeof centers)[number];

/** The area of the city of each center. Its street is a setting (D83). */
export const areaOf: Record<Center, string> = {
  vijayanagra: areas.vijayanagar,
  indiranagar: areas.indiranagar,
  kormangla: areas.koramangala,
  'HSR Layout': areas.hsrLayout,
};
