export const invitation = 'स्टाफ़ में शामिल हों';
export const invitationLead =
  'आपको इस साइट पर हमारे साथ काम करने का निमंत्रण है। लिंक 72 घंटे तक, एक ही बार काम करता है; सिर्फ़ खोलने से वह ख़त्म नहीं होता।';
export const invitationNeedsScript = 'निमंत्रण स्वीकार करने के लिए JavaScript चाहिए। कृपया चालू करें।';
export const reading = 'निमंत्रण पढ़ा जा रहा है…';
export const linkMissing = 'यह पेज अपने लिंक के बिना खोला गया।';
export const invitationOver = 'यह निमंत्रण पुराना हो गया, इस्तेमाल हो चुका या वापस ले लिया गया है।';
export const askForAnother = 'जिन्होंने बुलाया था, उनसे दूसरा माँगें।';
export const tryAgain = 'फिर कोशिश करें';
export const role = 'भूमिका';
export const center = 'सेंटर';
export const accountStays = 'यहाँ आपका खाता है। उसी के पासवर्ड से स्वीकार करें: खाता और मेंबरशिप वैसे ही रहेंगे।';
export const choosePassword = 'वह नाम चुनें जो रसीदों पर दिखेगा, और एक पासवर्ड।';
export const accept = 'स्वीकार करें';
