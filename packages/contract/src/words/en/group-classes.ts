import type { GroupClass } from '../../memberships/group-classes.ts';

/** A group class as people read it. */
export const groupClassLabel = (value: GroupClass): string => value;
