import type { ConsultancyType } from '../../appointments/rules.ts';

/** A kind of consultancy as people read it. */
export const consultancyTypeLabel = (value: ConsultancyType): string => value;
