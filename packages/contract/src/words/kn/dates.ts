const monthNames = [
  'ಜನವರಿ',
  'ಫೆಬ್ರವರಿ',
  'ಮಾರ್ಚ್',
  'ಏಪ್ರಿಲ್',
  'ಮೇ',
  'ಜೂನ್',
  'ಜುಲೈ',
  'ಆಗಸ್ಟ್',
  'ಸೆಪ್ಟೆಂಬರ್',
  'ಅಕ್ಟೋಬರ್',
  'ನವೆಂಬರ್',
  'ಡಿಸೆಂಬರ್',
];

/** A day as `21 ನವೆಂಬರ್ 2026`. Case endings follow without a space: `2026ರಿಂದ`. */
export function formatDay(day: string): string {
  const [year = '', month, date] = day.split('-');
  return `${Number(date)} ${monthNames[Number(month) - 1]} ${year}`;
}

/** Days that are near, as `27–29 ನವೆಂಬರ್` or `30 ನವೆಂಬರ್ – 2 ಡಿಸೆಂಬರ್`, without the year. */
export function formatDays(from: string, to: string): string {
  const [, month, date] = from.split('-');
  const [, lastMonth, lastDate] = to.split('-');
  const end = `${Number(lastDate)} ${monthNames[Number(lastMonth) - 1]}`;
  return month === lastMonth
    ? `${Number(date)}–${end}`
    : `${Number(date)} ${monthNames[Number(month) - 1]} – ${end}`;
}
