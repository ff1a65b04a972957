import { ID_MAX, type OwnListQuery } from '@namma/contract/schemas/fields';

/** The highest id that a member's own list may answer. */
export const lastIdOf = ({ before }: OwnListQuery): number => (before === undefined ? ID_MAX : before - 1);
