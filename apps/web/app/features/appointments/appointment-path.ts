import type { ConsultancyType } from '@namma/contract/appointments/rules';
import * as paths from '@namma/contract/paths';

/** The address where a consultancy is booked. It contains the type, so that reloads and shared links work (D25). */
export const appointmentPath = (type: ConsultancyType): string =>
  `${paths.appointment}?${new URLSearchParams({ type })}`;
