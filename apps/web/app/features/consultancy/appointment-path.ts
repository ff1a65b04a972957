import type { ConsultancyType } from '@namma/contract/consultancy';
import * as paths from '@namma/contract/paths';

/** Where a consultancy is booked; the address names it, so that reload and a shared link work (D25). */
export const appointmentPath = (type: ConsultancyType): string =>
  `${paths.appointment}?${new URLSearchParams({ type })}`;
