const onWeekday = ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'];

/** @param time as `10:00PM` */
export const openUntil = (time: string) => `ಈಗ ತೆರೆದಿದೆ, ${time} ವರೆಗೆ`;

/** When a closed gym opens again. */
export function opensAgain(inDays: number, weekday: number, time: string): string {
  const day = ['ಇಂದು', 'ನಾಳೆ'][inDays] ?? onWeekday[weekday];
  return `ಈಗ ಮುಚ್ಚಿದೆ, ${day} ${time}ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ`;
}

/** A time of the day, `hour` from 0 to 23, with the part of the day. */
export function timeOfDay(hour: number, minutes: string): string {
  const part = hour < 4 || hour >= 20 ? 'ರಾತ್ರಿ' : hour < 12 ? 'ಬೆಳಿಗ್ಗೆ' : hour < 16 ? 'ಮಧ್ಯಾಹ್ನ' : 'ಸಂಜೆ';
  return `${part} ${hour % 12 || 12}:${minutes}`;
}
