import type { Center } from '../../values/centers.ts';

/** A center as the owner spells it, which is its value. */
export const centerLabel = (center: Center): string => center;
