import type { Words } from '../words.ts';

export const catalogueMessages: Words<typeof import('../en/catalogue').catalogueMessages> = {
  noSuggestions: 'कुछ नहीं मिला',
  noMoreData: 'बस इतना ही',
  discountTooLow: 'छूट 0% से कम नहीं हो सकती',
  discountTooHigh: 'छूट 100% से ज़्यादा नहीं हो सकती',
  priceTooLow: 'क़ीमत 0 से ज़्यादा होनी चाहिए',
  priceNotANumber: 'क़ीमत 0 से 10,00,000 तक की संख्या हो, ज़्यादा से ज़्यादा दो दशमलव के साथ',
  imageLink: 'https:// से शुरू होने वाला लिंक दें, जिसमें यूज़र नेम या पासवर्ड न हो',
  descriptionLength: '5 से 500 अक्षर लिखें',
  productAdded: 'प्रोडक्ट जुड़ गया',
  productSaved: 'प्रोडक्ट सेव हो गया',
  productDeleted: 'प्रोडक्ट हटा दिया गया',
};
