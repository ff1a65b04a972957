const monthNames = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

/** A day as `21 नवंबर 2026`. */
export function formatDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** Days that are near, as `27–29 नवंबर` or `30 नवंबर – 2 दिसंबर`, without the year. */
export function formatDays(from: string, to: string): string {
  const [, month, date] = from.split('-');
  const [, lastMonth, lastDate] = to.split('-');
  const end = `${Number(lastDate)} ${monthNames[Number(lastMonth) - 1]}`;
  return month === lastMonth
    ? `${Number(date)}–${end}`
    : `${Number(date)} ${monthNames[Number(month) - 1]} – ${end}`;
}
