import * as areas from '../words/en/areas.ts';

/** The key of a center where members train and pay. It never changes; its label does. */
export type Center = string;

/** The centers of an empty shop: keys, spelled as SPEC does. */
export const firstCenters = ['vijayanagra', 'indiranagar', 'kormangla', 'HSR Layout'] as const;

/** Closed ones included. */
export const CENTERS_MOST = 50;

/** The details of a center that the owner has set. */
export interface CenterDetails {
  /** Null: the key, or its name in the language of the page. */
  label: string | null;
  /** The part of the city that it is in. Null: the label, or the area of the key. */
  area: string | null;
  /** Null: visitors are asked to call. */
  street: string | null;
  /** Null: the gym's. */
  phone: string | null;
}

export interface CenterState extends CenterDetails {
  /** False from the day on which it closes for good: it can no longer be chosen, but stays in history. */
  isOpen: boolean;
}

export type CenterStates = Readonly<Record<Center, CenterState>>;

const streets: Readonly<Record<Center, string>> = {
  kormangla: '27, 80 Feet Road, Koramangala 4th Block',
};
const ofEmptyShop: CenterStates = Object.fromEntries(
  firstCenters.map((center) => [
    center,
    { label: null, area: null, street: streets[center] ?? null, phone: null, isOpen: true },
  ]),
);
let states = ofEmptyShop;

export const currentCenters = (): CenterStates => states;

/**
 * Sets the centers, in the order in which they are listed: by default those of an empty shop. The server calls it at
 * the start and after each change, and pages before they are rendered.
 */
export const setCenters = (next: CenterStates = ofEmptyShop): void => {
  states = next;
};

/** All centers, closed ones included: for filters and reports. */
export const allCenters = (): readonly Center[] => Object.keys(states);

/** The centers that can be chosen. */
export const openCenters = (): readonly Center[] => allCenters().filter((center) => states[center]?.isOpen);

/** Shown where nobody has chosen one. The last open center cannot be closed. */
export const firstOpenCenter = (): Center => openCenters()[0] ?? firstCenters[0];

export const isCenter = (value: unknown): value is Center =>
  typeof value === 'string' && Object.hasOwn(states, value);

export const isOpenCenter = (value: unknown): value is Center =>
  isCenter(value) && states[value]?.isOpen === true;

export const streetOf = (center: Center): string | null => states[center]?.street ?? null;

/** As stored on the server, and as shown on pages. */
export const phoneOf = (center: Center): string | null => states[center]?.phone ?? null;

/** The owner's label of a center, in all languages; null while the key is the label. */
export const givenLabelOf = (center: Center): string | null => states[center]?.label ?? null;

const areaByKey: Readonly<Record<Center, string>> = {
  vijayanagra: areas.vijayanagar,
  indiranagar: areas.indiranagar,
  kormangla: areas.koramangala,
  'HSR Layout': areas.hsrLayout,
};

/** The area of the city that a center is in: a center that was renamed without one is called by its label. */
export const areaOf = (center: Center): string =>
  states[center]?.area ?? states[center]?.label ?? areaByKey[center] ?? center;
