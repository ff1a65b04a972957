/** A phone number of nobody. */
export const anyPhone = (): string => String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999));

/** What is asked for a pass of somebody with this phone. */
export const passFor = (phone: string) =>
  ({ name: 'Meghana', phone, center: 'HSR Layout', day: '2030-03-05' }) as const;

/** Digits of an EAN-13 that no product has. */
export function anyBarcode(): string {
  const digits = `200${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const sum = [...digits].reduce((before, digit, i) => before + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
