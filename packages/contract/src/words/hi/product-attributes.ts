import {
  BEST_BEFORE_MONTHS_MAX,
  FSSAI_LICENCE_DIGITS,
  NUTRITION_MAX,
  PRODUCT_PICTURES_MAX,
} from '../../catalogue/product-attributes.ts';
import type { Words } from '../words.ts';

export const attributeMessages: Words<typeof import('../en/product-attributes').attributeMessages> = {
  netQuantity: 'ग्राम, मिलीलीटर या पीस की पूरी संख्या भरें',
  netUnit: 'ग्राम, मि.ली. या पीस चुनें',
  netQuantityMissing: 'नेट मात्रा भी भरें',
  fssaiLicence: `FSSAI लाइसेंस के ${FSSAI_LICENCE_DIGITS} अंक भरें`,
  country: 'देश चुनें',
  mark: 'हरा या भूरा चुनें',
  bestBefore: `1 से ${BEST_BEFORE_MONTHS_MAX} महीने भरें`,
  nutrition: `${NUTRITION_MAX} तक की संख्या भरें, ज़्यादा से ज़्यादा दो दशमलव के साथ`,
  servingSize: '0 से ज़्यादा संख्या भरें, ज़्यादा से ज़्यादा दो दशमलव के साथ',
  barcode: 'पैकेट पर लिखा 8, 12 या 13 अंकों का बारकोड भरें',
  blank: 'कुछ लिखें, या छोड़ दें',
  tooManyPictures: `एक प्रोडक्ट की ज़्यादा से ज़्यादा ${PRODUCT_PICTURES_MAX} फ़ोटो`,
};
