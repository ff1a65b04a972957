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
