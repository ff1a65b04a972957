export const tagline = 'ಮನೆ ಹತ್ತಿರವೇ, ನಿಜವಾದ ಜಿಮ್.';

export const location = 'ಬೆಂಗಳೂರು';
export const city = 'ಬೆಂಗಳೂರು';
export const weekdays = 'ಸೋಮವಾರದಿಂದ ಶುಕ್ರವಾರ';
export const weekend = 'ಶನಿವಾರ ಮತ್ತು ಭಾನುವಾರ';
export const weekdayHours = 'ಬೆಳಿಗ್ಗೆ 5:00 – ರಾತ್ರಿ 10:00';
export const weekendHours = 'ಬೆಳಿಗ್ಗೆ 7:00 – 10:30';
