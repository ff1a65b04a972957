export const returnRequested = 'ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ';
export const returnRequestedNext = (isMailing: boolean) =>
  isMailing ? 'ನಾವು ನೋಡಿ ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.' : 'ನಾವು ನೋಡುತ್ತೇವೆ. ಉತ್ತರ ಇಲ್ಲಿ ಕಾಣುತ್ತದೆ.';
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
