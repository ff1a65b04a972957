// Texts of the first load of the store. Constants only: the build inlines them, and leaves this module out.
export const store = 'स्टोर';
export const showAllProducts = 'सभी प्रोडक्ट देखें';
export const tryAgain = 'फिर कोशिश करें';
export const noSuchProduct = 'ऐसा कोई प्रोडक्ट नहीं';
export const notInOurShop = 'यह प्रोडक्ट हमारे स्टोर में नहीं है';
export const linkOldOrMistyped = 'हो सकता है लिंक पुराना हो या ग़लत टाइप हुआ हो, या हम इसे अब न बेचते हों।';
export const unknownFilter = 'ऐसा कोई फ़िल्टर नहीं';
export const unknownFilterMore = 'इस लिंक में जो क़ीमत, रेटिंग या पेज है, वैसी कोई लिस्ट हमारे पास नहीं है।';
export const cannotReachTheShop = 'स्टोर खुल नहीं पा रहा';
export const tryInAMinute = 'कृपया एक मिनट बाद फिर कोशिश करें।';
