import * as areas from '../words/en/areas.ts';

/** The centers where members train and pay: keys, spelled as SPEC does. */
export const centers = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'] as const;
export type Center = (typeof centers)[number];

/** How the owner calls a center, and the part of the city it is in. Null: the label and area of the key. */
export interface CenterNames {
  label: string | null;
  area: string | null;
}

let names: Partial<Readonly<Record<Center, CenterNames>>> = {};

export const currentCenterNames = () => names;

/**
 * Sets the names that labels use. The server does so whenever it reads the settings of today, and pages before they are
 * rendered.
 */
export const setCenterNames = (next: Partial<Readonly<Record<Center, CenterNames>>>): void => {
  names = next;
};

/** The owner's label of a center, in all languages; null while the key is the label. */
export const givenLabelOf = (center: Center): string | null => names[center]?.label ?? null;

const areaByKey: Record<Center, string> = {
  vijayanagra: areas.vijayanagar,
  indiranagar: areas.indiranagar,
  kormangla: areas.koramangala,
  'HSR Layout': areas.hsrLayout,
};

/** The area of the city that a center is in: a center that was renamed without one is called by its label. */
export const areaOf = (center: Center): string =>
  names[center]?.area ?? names[center]?.label ?? areaByKey[center];
