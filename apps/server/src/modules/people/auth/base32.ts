/** RFC 4648: how authenticator apps take a secret. */
export const SECRET_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Crockford's: without I, L, O and U, which are misread. */
export const TYPED_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const BITS = 5;

/** Bytes in base 32, without padding. */
export function toBase32(bytes: Buffer, alphabet: string): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2))).join('');
}
