import type { QrCode } from '@namma/contract/fields';
import { qrPath } from '@namma/contract/text/qr-path';
import { encode } from 'uqr';

/** Light modules around a QR code, without which scanners do not find it. */
const QUIET_MODULES = 4;

/** A QR code as an SVG path in a square of `size` modules, of error correction M (15 % may be unreadable). */
export const toQrCode = (text: string): QrCode =>
  qrPath(encode(text, { ecc: 'M', border: QUIET_MODULES }).data);
