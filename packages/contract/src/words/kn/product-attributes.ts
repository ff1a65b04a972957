import {
  BEST_BEFORE_MONTHS_MAX,
  FSSAI_LICENCE_DIGITS,
  NUTRITION_MAX,
  PRODUCT_PICTURES_MAX,
} from '../../catalogue/product-attributes.ts';
import type { Words } from '../words.ts';

export const attributeMessages: Words<typeof import('../en/product-attributes').attributeMessages> = {
  netQuantity: 'ಗ್ರಾಂ, ಮಿಲಿಲೀಟರ್ ಅಥವಾ ಪೀಸ್‌ಗಳ ಪೂರ್ಣ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ',
  netUnit: 'ಗ್ರಾಂ, ಮಿ.ಲೀ. ಅಥವಾ ಪೀಸ್ ಆಯ್ಕೆ ಮಾಡಿ',
  netQuantityMissing: 'ನಿವ್ವಳ ಪ್ರಮಾಣವನ್ನೂ ನಮೂದಿಸಿ',
  fssaiLicence: `FSSAI ಲೈಸೆನ್ಸ್‌ನ ${FSSAI_LICENCE_DIGITS} ಅಂಕಿಗಳನ್ನು ನಮೂದಿಸಿ`,
  country: 'ದೇಶ ಆಯ್ಕೆ ಮಾಡಿ',
  mark: 'ಹಸಿರು ಅಥವಾ ಕಂದು ಆಯ್ಕೆ ಮಾಡಿ',
  bestBefore: `1ರಿಂದ ${BEST_BEFORE_MONTHS_MAX} ತಿಂಗಳುಗಳ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ`,
  nutrition: `${NUTRITION_MAX}ರವರೆಗಿನ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ, ಹೆಚ್ಚೆಂದರೆ ಎರಡು ದಶಮಾಂಶ`,
  servingSize: '0ಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ, ಹೆಚ್ಚೆಂದರೆ ಎರಡು ದಶಮಾಂಶ',
  barcode: 'ಪ್ಯಾಕೆಟ್ ಮೇಲಿರುವ 8, 12 ಅಥವಾ 13 ಅಂಕಿಗಳ ಬಾರ್‌ಕೋಡ್ ನಮೂದಿಸಿ',
  blank: 'ಏನಾದರೂ ಬರೆಯಿರಿ, ಅಥವಾ ಬಿಟ್ಟುಬಿಡಿ',
  tooManyPictures: `ಒಂದು ಉತ್ಪನ್ನಕ್ಕೆ ಹೆಚ್ಚೆಂದರೆ ${PRODUCT_PICTURES_MAX} ಚಿತ್ರಗಳು`,
};
