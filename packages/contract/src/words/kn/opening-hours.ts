const onWeekday = ['ಭಾನುವಾರ', 'ಸೋಮವಾರ', 'ಮಂಗಳವಾರ', 'ಬುಧವಾರ', 'ಗುರುವಾರ', 'ಶುಕ್ರವಾರ', 'ಶನಿವಾರ'];

/** @param time as `10:00PM` */
export const openUntil = (time: string) => `ಈಗ ತೆರೆದಿದೆ, ${time} ವರೆಗೆ`;

/** When a closed gym opens again. */
export function opensAgain(inDays: number, weekday: number, time: string): string {
  const day = ['ಇಂದು', 'ನಾಳೆ'][inDays] ?? onWeekday[weekday];
  return `ಈಗ ಮುಚ್ಚಿದೆ, ${day} ${time}ಕ್ಕೆ ತೆರೆಯುತ್ತದೆ`;
}
