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
