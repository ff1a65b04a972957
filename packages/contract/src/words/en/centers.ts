import { type Center, givenLabelOf } from '../../values/centers.ts';

/** The label of a center: the owner's, or its key as SPEC spells it. */
export const centerLabel = (center: Center): string => givenLabelOf(center) ?? center;
