export const title = 'आपका खाता';
export const lead =
  'जिम ने इसे आपके लिए खोला है। यहाँ ईमेल और पासवर्ड सेट करें, फिर कहीं से भी साइन इन करें। डेस्क या हमारे ईमेल का लिंक सिर्फ़ एक बार काम करता है।';
export const needsScript = 'खाता तैयार करने के लिए JavaScript ज़रूरी है। कृपया उसे चालू करें।';
export const submit = 'मेरा खाता तैयार करें';
export const agreeBefore = 'खाता तैयार करके आप हमारे';
export const askAtDesk = 'नए लिंक के लिए फ़्रंट डेस्क से कहें।';
