/** An unused phone number. */
export const anyPhone = (): string => String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999));

/** The request for a pass of a person with this phone. */
export const passFor = (phone: string) =>
  ({ name: 'Meghana', phone, center: 'HSR Layout', day: '2030-03-05' }) as const;

/** An unused EAN-13. */
export function anyBarcode(): string {
  const digits = `200${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const sum = [...digits].reduce((before, digit, i) => before + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
