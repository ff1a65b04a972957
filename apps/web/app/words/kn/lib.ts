export const siteUpdated = 'ವೆಬ್‌ಸೈಟ್ ಅಪ್‌ಡೇಟ್ ಆಗಿದೆ. ಪುಟ ಮತ್ತೆ ಲೋಡ್ ಆಗುತ್ತಿದೆ.';
export const tryAgain = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';

export const signInNoteBefore = 'ಇದಕ್ಕೆ ಖಾತೆ ಬೇಕು: ';
export const signInFirst = 'ಮೊದಲು ಸೈನ್ ಇನ್ ಮಾಡಿ';
export const signInNoteAfter = ', ನಂತರ ಇಲ್ಲಿಗೇ ಮರಳುತ್ತೀರಿ.';

export const confirmLogout = 'ಲಾಗ್ ಔಟ್ ಮಾಡಬೇಕೇ?';
export const confirmLogoutWhat = 'ನಿಮ್ಮ ಬೇರೆ ಫೋನ್ ಅಥವಾ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಸೈನ್ ಇನ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.';
export const logout = 'ಲಾಗ್ ಔಟ್';

export const receiptOrInvoice = 'ರಸೀದಿ ಅಥವಾ ಇನ್‌ವಾಯ್ಸ್';

export const dayCount = (count: number) => `${count} ${count <= 1 ? 'ದಿನ' : 'ದಿನಗಳು'}`;
export const dayToDay = (from: string, to: string) => `${from} ರಿಂದ ${to} ರವರೆಗೆ`;

export const paused = 'ವಿರಾಮ';
export const pauseEnded = 'ವಿರಾಮ ಬೇಗ ಮುಗಿದಿದೆ';
export const pauseEndedBack = (days: string) => `ವಾಪಸ್ ಬಂದ ದಿನಗಳು: ${days}`;
export const extended = 'ವಿಸ್ತರಿಸಲಾಗಿದೆ';
export const extendedBy = (days: string) => `ಹೆಚ್ಚುವರಿ ${days}`;
export const daysHandedOver = 'ದಿನಗಳನ್ನು ವರ್ಗಾಯಿಸಲಾಗಿದೆ';
export const daysToAnother = (days: string) => `${days} ಇನ್ನೊಬ್ಬ ಮೆಂಬರ್‌ಗೆ`;
export const daysReceived = 'ದಿನಗಳು ಬಂದಿವೆ';
export const daysFromAnother = (days: string) => `${days} ಇನ್ನೊಬ್ಬ ಮೆಂಬರ್‌ರಿಂದ`;
export const centerChanged = 'ಸೆಂಟರ್ ಬದಲಾಗಿದೆ';
export const centerChangedTo = (center: string) => `ಹೊಸ ಸೆಂಟರ್: ${center}`;
export const centerClosed = 'ಸೆಂಟರ್ ಮುಚ್ಚಿತ್ತು';
export const closureTakenBack = 'ಸೆಂಟರ್ ಮುಚ್ಚಿದ ದಿನಗಳು ಈಗ ಲೆಕ್ಕಕ್ಕಿಲ್ಲ';
export const byGym = (details: string) => `${details}, ಜಿಮ್ ವತಿಯಿಂದ`;

export const returnRequested = 'ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ';
export const returnRequestedNext = 'ನಾವು ನೋಡಿ ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.';
export const refusedAtDoor = 'ಬಾಗಿಲಲ್ಲೇ ಬೇಡವೆಂದಿದ್ದೀರಿ';
export const refusedAtDoorNext = 'ಅದು ನಮ್ಮ ಬಳಿಗೆ ವಾಪಸ್ ಬರುತ್ತಿದೆ.';
export const returnApproved = 'ರಿಟರ್ನ್‌ಗೆ ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿದೆ';
export const returnApprovedNext = 'ದಯವಿಟ್ಟು ಅದನ್ನು ತೆರೆಯದೆ ನಮ್ಮ ಯಾವುದಾದರೂ ಸೆಂಟರ್‌ಗೆ ತನ್ನಿ.';
export const returnReceived = 'ಅದು ನಮಗೆ ತಲುಪಿದೆ';
export const returnReceivedNext = 'ಅದಕ್ಕೆ ನೀವು ಕೊಟ್ಟ ಹಣ ಇನ್ನು ರೀಫಂಡ್ ಆಗುತ್ತದೆ.';
export const cancellationRefundNext = 'ಅದಕ್ಕೆ ನೀವು ಕೊಟ್ಟ ಹಣ ಇನ್ನು ರೀಫಂಡ್ ಆಗುತ್ತದೆ';
export const deliveredAgain = 'ಮತ್ತೆ ಡೆಲಿವರಿ ಮಾಡಲಾಗುತ್ತದೆ';
export const returnRefused = 'ರಿಟರ್ನ್‌ಗೆ ಒಪ್ಪಿಗೆ ಸಿಗಲಿಲ್ಲ';
export const amountRefunded = (amount: string) => `${amount} ರೀಫಂಡ್ ಆಗಿದೆ`;
export const takenBack = 'ವಾಪಸ್ ಪಡೆಯಲಾಗಿದೆ';
export const returnStates = {
  requested: 'ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ',
  approved: 'ರಿಟರ್ನ್‌ಗೆ ಒಪ್ಪಿಗೆ ಸಿಕ್ಕಿದೆ',
  received: 'ರಿಟರ್ನ್ ತಲುಪಿದೆ',
  refunded: 'ರೀಫಂಡ್ ಆಗಿದೆ',
  refused: 'ರಿಟರ್ನ್‌ಗೆ ಒಪ್ಪಿಗೆ ಸಿಗಲಿಲ್ಲ',
} as const;
