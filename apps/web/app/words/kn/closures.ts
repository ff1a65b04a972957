export const closedSoon = 'ಮುಂದಿನ ರಜೆಗಳು';
export const otherHoursSoon = 'ಮುಂದೆ ಬೇರೆ ಸಮಯ';
export const allCenters = 'ಎಲ್ಲ ಸೆಂಟರ್‌ಗಳು';
export const openHours = (center: string, day: string, from: string, until: string) =>
  `${center}: ${day}ರಂದು ${from}ರಿಂದ ${until}ರವರೆಗೆ ಮಾತ್ರ ತೆರೆದಿರುತ್ತದೆ.`;
export const closedOn = (center: string, day: string) => `${center} ಸೆಂಟರ್ ${day}ರಂದು ಮುಚ್ಚಿರುತ್ತದೆ.`;
export const closedFromTo = (center: string, from: string, to: string) =>
  `${center} ಸೆಂಟರ್ ${from}ರಿಂದ ${to}ರವರೆಗೆ ಮುಚ್ಚಿರುತ್ತದೆ.`;
export const closedHours = (center: string, day: string, from: string, until: string) =>
  `${center} ಸೆಂಟರ್ ${day}ರಂದು ${from}ರಿಂದ ${until}ರವರೆಗೆ ಮುಚ್ಚಿರುತ್ತದೆ.`;
