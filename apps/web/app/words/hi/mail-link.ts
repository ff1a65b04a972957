export const title = 'हमारे ईमेल का लिंक';
export const lead = 'यह पेज खोलने से कुछ नहीं बदला है। बटन दबाने पर ही बदलेगा।';
export const needsScript = 'इस पेज के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें।';
export const linkMissing = 'लिंक पूरा नहीं है। इसे ईमेल से दोबारा खोलें।';
export const toSite = 'हमारी साइट पर जाएँ';
export const stopLead = 'स्टॉक में वापस आए प्रोडक्ट के बारे में आपको अब ईमेल नहीं आएगा।';
export const stop = 'ये ईमेल बंद करें';
export const emailLead =
  'इससे पुष्टि होती है कि यह ईमेल आपका है। फिर यह जिम में आपके खाते का ईमेल होता है। इससे कोई साइन इन नहीं होता।';
export const confirmEmail = 'इस ईमेल की पुष्टि करें';
export const undoLead =
  'आपके खाते में यह ईमेल वापस आ जाता है। सब लॉग आउट हो जाते हैं और पासवर्ड काम नहीं करता: पासवर्ड भूलने वाले पेज से नया चुनें।';
export const undoEmail = 'वापस लें';
