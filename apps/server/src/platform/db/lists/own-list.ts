import { ID_MAX, type OwnListQuery } from '@namma/contract/fields';

/** The highest id that this page of a member's own list may contain. */
export const lastIdOf = ({ before }: OwnListQuery): number => (before === undefined ? ID_MAX : before - 1);
