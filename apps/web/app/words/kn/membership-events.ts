export const dayCount = (count: number) => `${count} ${count <= 1 ? 'ದಿನ' : 'ದಿನಗಳು'}`;
export const dayToDay = (from: string, to: string) => `${from}ರಿಂದ ${to}ರವರೆಗೆ`;

export const paused = 'ವಿರಾಮ';
export const pauseEnded = 'ವಿರಾಮ ಬೇಗ ಮುಗಿದಿದೆ';
export const pauseEndedBack = (days: string) => `ವಾಪಸ್ ಬಂದ ದಿನಗಳು: ${days}`;
export const extended = 'ವಿಸ್ತರಿಸಲಾಗಿದೆ';
export const extendedBy = (days: string) => `ಹೆಚ್ಚುವರಿ ${days}`;
export const daysHandedOver = 'ದಿನಗಳನ್ನು ವರ್ಗಾಯಿಸಲಾಗಿದೆ';
export const daysToAnother = (days: string) => `${days} ಇನ್ನೊಬ್ಬ ಮೆಂಬರ್‌ಗೆ`;
export const daysReceived = 'ದಿನಗಳು ಬಂದಿವೆ';
export const daysFromAnother = (days: string) => `${days} ಇನ್ನೊಬ್ಬ ಮೆಂಬರ್‌ನಿಂದ`;
export const daysReturned = 'ಕೊಟ್ಟ ದಿನಗಳು ವಾಪಸ್ ಬಂದಿವೆ';
export const daysTaken = 'ಬಂದ ದಿನಗಳನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ';
export const centerChanged = 'ಸೆಂಟರ್ ಬದಲಾಗಿದೆ';
export const centerChangedTo = (center: string) => `ಹೊಸ ಸೆಂಟರ್: ${center}`;
export const centerClosed = 'ಸೆಂಟರ್ ಮುಚ್ಚಿತ್ತು';
export const closureTakenBack = 'ಸೆಂಟರ್ ಮುಚ್ಚಿದ ದಿನಗಳು ಈಗ ಲೆಕ್ಕಕ್ಕಿಲ್ಲ';
export const byGym = (details: string) => `${details}, ಜಿಮ್ ವತಿಯಿಂದ`;
