import type { Gender } from '../../business.ts';

/** A gender as people read it. */
export const genderLabel = (value: Gender): string => value;
