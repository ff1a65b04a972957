import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field';

interface UtrFieldProps extends Pick<ComponentProps<typeof TextField>, 'error' | 'autoFocus' | 'onChange'> {
  /** Payment or refund. */
  of: 'payment' | 'refund';
  /** Number of digits. */
  digits: number;
}

/** The number of a UPI payment, in a form that sends it as `utr`. */
export const UtrField = ({ of, digits, ...field }: UtrFieldProps) => (
  <TextField
    label={`UTR of the ${of}`}
    name="utr"
    inputMode="numeric"
    autoComplete="off"
    required
    hint={`${digits} digits; ${of === 'refund' ? 'your app shows them' : "the member's app and yours both show it"}`}
    {...field}
  />
);
