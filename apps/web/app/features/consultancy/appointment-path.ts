import type { ConsultancyType } from '@namma/contract/consultancy';

/** Where a consultancy is booked; the address names it, so that reload and a shared link work (D25). */
export const appointmentPath = (type: ConsultancyType): string =>
  `/appointment?${new URLSearchParams({ type })}`;
