/** Normalizes a title for comparison: `Valid till`, `valid_till` and `VALID-TILL` are equal. */
export function headerKey(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
