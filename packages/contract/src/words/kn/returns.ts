import type { Words } from '../words.ts';
import { returnStateLabel } from './return-states.ts';

export const returnMessages: Words<typeof import('../en/returns').returnMessages> = {
  returnRequested: 'ರಿಟರ್ನ್ ಕೇಳಿದ್ದೀರಿ. ನಾವು ನೋಡುತ್ತೇವೆ.',
  returnWithdrawn: 'ರಿಟರ್ನ್ ಹಿಂಪಡೆದಿದ್ದೀರಿ. ಆರ್ಡರ್ ನಿಮ್ಮಲ್ಲೇ ಇರುತ್ತದೆ.',
  refusalRecorded: 'ವಾಪಸ್ ಪಡೆಯಲಾಗಿದೆ: ಇದು ಇನ್ನು ಲೆಕ್ಕದಲ್ಲಿಲ್ಲ, ಪಾವತಿಸುವುದು ಏನೂ ಇಲ್ಲ.',
  refusalRecordedRefundWaits: (amount) => `ವಾಪಸ್ ಪಡೆಯಲಾಗಿದೆ. ${amount} ರೀಫಂಡ್ ರಿಟರ್ನ್‌ಗಳಲ್ಲಿ ಬಾಕಿ ಇದೆ.`,
  refusalRefunded: (amount) => `ವಾಪಸ್ ಪಡೆಯಲಾಗಿದೆ, ${amount} ರೀಫಂಡ್ ಆಗಿದೆ`,
  cancelledAndRefunded: (amount) => `ಆರ್ಡರ್ ರದ್ದಾಗಿದೆ, ${amount} ರೀಫಂಡ್ ಆಗಿದೆ`,
  returnDecided: (state) => `ರಿಟರ್ನ್: ${returnStateLabel(state)}`,
  notThatManyPieces: (left) => `ಈ ಆರ್ಡರ್‌ನಲ್ಲಿ ${left} ಪೀಸ್ ಇದೆ.`,
  piecesChanged: (left) => `ಈ ನಡುವೆ ಕೆಲವು ಪೀಸ್ ರದ್ದಾಗಿವೆ ಅಥವಾ ರಿಟರ್ನ್ ಆಗಿವೆ: ${left} ಉಳಿದಿದೆ.`,
  ofQuantityRequired: 'ಆರ್ಡರ್‌ನಲ್ಲಿ ಎಷ್ಟು ಪೀಸ್ ಇದೆ ಎಂದು ತಿಳಿಸಿ',
  modeOfRefundOnly: 'ರೀಫಂಡ್‌ಗೆ ಮಾತ್ರ ಪಾವತಿ ವಿಧಾನ ಇರುತ್ತದೆ',
  refundModeRequired: 'ಹಣವನ್ನು ಹೇಗೆ ರೀಫಂಡ್ ಮಾಡುತ್ತೀರಿ ಎಂದು ತಿಳಿಸಿ',
};
