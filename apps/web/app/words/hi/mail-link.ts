export const title = 'हमारे ईमेल का लिंक';
export const lead = 'यह पेज खोलने से कुछ नहीं बदला है। बटन दबाने पर ही बदलेगा।';
export const needsScript = 'इस पेज के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें।';
export const linkMissing = 'लिंक पूरा नहीं है। इसे ईमेल से दोबारा खोलें।';
export const toSite = 'हमारी साइट पर जाएँ';
export const stopLead = 'स्टॉक में वापस आए प्रोडक्ट के बारे में आपको अब ईमेल नहीं आएगा।';
export const stop = 'ये ईमेल बंद करें';
