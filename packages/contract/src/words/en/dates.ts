const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as `21 Nov 2026`. Not by `Intl`, whose short month names differ between versions. */
export function formatDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** A range of near days, as `27–29 Nov` or `30 Nov – 2 Dec`, without the year. */
export function formatDays(from: string, to: string): string {
  const [, month, date] = from.split('-');
  const [, lastMonth, lastDate] = to.split('-');
  const end = `${Number(lastDate)} ${monthNames[Number(lastMonth) - 1]}`;
  return month === lastMonth
    ? `${Number(date)}–${end}`
    : `${Number(date)} ${monthNames[Number(month) - 1]} – ${end}`;
}
