import type { GroupClass } from '../../group-classes.ts';

/** A group class as people read it. */
export const groupClassLabel = (value: GroupClass): string => value;
