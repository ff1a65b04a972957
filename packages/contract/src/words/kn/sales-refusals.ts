import type { SentencesOf } from '../../refusals.ts';
import type { saleRefusals } from '../../sales/refusals.ts';

export const saleRefusalSentences: SentencesOf<typeof saleRefusals> = {
  barcodeGiven: (product, barcode) =>
    `${product} ಉತ್ಪನ್ನಕ್ಕೆ ${barcode} ಬಾರ್‌ಕೋಡ್ ಇದೆ. ಮೊದಲು ಅದನ್ನು ಉತ್ಪನ್ನಗಳ ಪುಟದಲ್ಲಿ ಬದಲಿಸಿ.`,
  barcodeUsed: (product) => `${product} ಉತ್ಪನ್ನಕ್ಕೆ ಈ ಬಾರ್‌ಕೋಡ್ ಈಗಾಗಲೇ ಇದೆ. ಒಂದು ಬಾರ್‌ಕೋಡ್ ಒಂದೇ ಉತ್ಪನ್ನದ್ದು.`,
  goodsReturned: () => 'ಇವುಗಳಲ್ಲಿ ಕೆಲವು ವಸ್ತುಗಳು ಈ ನಡುವೆ ವಾಪಸ್ ಬಂದಿವೆ, ಆದ್ದರಿಂದ ಮಾರಾಟ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ.',
};
