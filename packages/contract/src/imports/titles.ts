/** A title as it is compared: `Valid till`, `valid_till` and `VALID-TILL` are one. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
