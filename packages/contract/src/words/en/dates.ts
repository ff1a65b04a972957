const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as `21 Nov 2026`. Not by `Intl`, whose short month names differ between versions. */
export function formatDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}
