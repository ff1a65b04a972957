export const title = (city: string) => `${city} में जिम`;
export const description = (gym: string, city: string) =>
  `${gym}: ${city} में स्ट्रेंथ, कार्डियो और ट्रेनर के साथ क्लास। 12, 6 या 3 महीने की तीन तरह की मेंबरशिप, खुलने का समय, पता और संपर्क।`;

export const heroText = (centers: number, city: string, opensAt: string, days?: string) =>
  `${city} के ${centers} सेंटरों पर बारबेल, ट्रेनर और ग्रुप क्लास। ${days ?? 'सोमवार से शुक्रवार'} ${opensAt} पर दरवाज़े खुल जाते हैं।`;
export const bookClass = 'क्लास बुक करें';
export const showCard = 'कार्ड दिखाएँ';
export const firstDayFree = 'पहला दिन मुफ़्त';
export const firstDayCosts = (price: string) => `पहला दिन ${price} में`;
export const fromPrice = (price: string, months: number) => `${months} महीने ${price} से`;
export const join = 'जुड़ें';
export const seeMemberships = 'मेंबरशिप देखें';

export const aboutUs = 'हमारे बारे में';
export const aboutLead =
  'कन्नड़ में ‘नम्म’ का मतलब है हमारा। यह जगह उन सबकी है जो यहाँ ट्रेनिंग करते हैं: जो पहली बार ख़ाली बार उठा रहे हैं, जो एक प्लेट और बढ़ाना चाहते हैं, और जो बारिश थमने तक रोइंग कर रहे हैं।';
export const aboutText =
  'ट्रेनर आपके साथ बैठकर पहले चार हफ़्तों का प्लान काग़ज़ पर लिखते हैं और पूरा होने पर उसे फिर से देखते हैं। उसके बाद आप जितना चाहें अपने हिसाब से ट्रेनिंग करें। हर रैक की अपनी प्लेटें हैं, इसलिए किसी को प्लेट के लिए रुकना नहीं पड़ता।';
/** Labels below the figures. */
export const ownCenters = (city: string) => `${city} में हमारे अपने सेंटर`;
export const gymsOpenTo = (tier: string) => `${tier} मेंबरों के लिए खुले जिम`;
export const groupClasses = 'ट्रेनर के साथ ग्रुप क्लास';

export const memberships = 'मेंबरशिप';
export const membershipsText = 'तीन तरह की, हर एक 12, 6 या 3 महीने के लिए। यहाँ चुनें, पैसे अपने सेंटर पर दें।';
export const effectiveMonths = 'मुफ़्त बढ़ोतरी समेत महीने का हिसाब:';
export const effectivePrice = (
  tier: string,
  price: string,
  months: number,
  extensionDays: number,
  monthly: string,
) => `${tier}: ${months} महीने और ${extensionDays} दिन की मुफ़्त बढ़ोतरी के ${price}, यानी महीने के ${monthly}`;
export const feeOnTop = (fee: string) => `इसके ऊपर टैक्स और फ़ीस, पूरी मेंबरशिप के लिए कुल ${fee}।`;
export const priceForMonths = (price: string, months: number) => `${months} महीने के ${price}`;
/** Below that price. */
export const feeMore = (fee: string) => `टैक्स और फ़ीस ${fee} अलग`;

export const onTheFloor = 'जिम के अंदर';
export const everyMuscle = 'हर मसल की ट्रेनिंग';
export const everyMuscleText = 'हर जोड़ के लिए मशीन, वह भी दो-दो, ताकि फ़ुल बॉडी वाले दिन भी इंतज़ार न करना पड़े।';
export const cardio = 'कार्डियो';
export const cardioText = 'खिड़की के साथ-साथ ट्रेडमिल, रोअर और एयर बाइक, और ठीक से चलने वाले पंखे।';
export const weights = 'वेट ट्रेनिंग';
export const weightsText = '50 किलो तक के डंबल, वज़न लिखी प्लेटें, और ऐसे प्लेटफ़ॉर्म जिन पर वज़न छोड़ा जा सके।';
export const manyMore = 'और भी बहुत कुछ';
export const manyMoreText = 'बॉक्सिंग बैग, स्ट्रेचिंग के लिए अलग कोना, और ट्रेनर के साथ छह तरह की क्लास।';

export const reviewsTitle = 'रिव्यू';
export const reviews = [
  {
    text: 'ज़्यादातर दिन नौ बजे तक काम रहता है। सुबह छह बजे मेरा पसंदीदा रैक ख़ाली मिल जाता है, और मेरे कोच को याद रहता है कि पिछले हफ़्ते मैंने कितना उठाया था।',
    name: 'मेघना राव',
    place: 'HSR लेआउट',
  },
  {
    text: 'घुटने के ऑपरेशन के बाद आया था, लेग प्रेस से डर लगता था। आठ महीने बाद घर की चारों मंज़िल सीढ़ियों से चढ़ता हूँ।',
    name: 'जोसेफ़ डिसूज़ा',
    place: 'इंदिरानगर',
  },
  {
    text: 'बेटी बॉक्सिंग करती है, मैं रोइंग। एक ही ऑटो से जयनगर लौटते हैं। यहाँ किसी ने हमें कुछ बेचने की कोशिश नहीं की।',
    name: 'फ़रीदा ख़ान',
    place: 'जयनगर',
  },
] as const;

export const beginWhenYouLike = 'जिस दिन चाहें, शुरू करें';
export const beginText = (lowestPrice: string, fee: string) =>
  `एक प्लान, एक सेंटर, एक तारीख़: बस इतना ही। तीन महीने के ${lowestPrice}, टैक्स और फ़ीस ${fee} अलग; पैसे जिम आने पर दें।`;
export const choosePlan = 'प्लान चुनें';
export const askTrainerFirst = 'पहले ट्रेनर से बात करें';

export const openingHours = 'खुलने का समय';

export const contactUs = 'संपर्क करें';
export const contactText =
  'मेंबरशिप, क्लास या पहली बार आने के बारे में पूछें। हम फ़ोन या ईमेल पर, ज़्यादातर उसी दिन, जवाब देते हैं।';
export const directions = 'रास्ता देखें';
export const directionsNewTab = '(OpenStreetMap नए टैब में खुलेगा)';
export const mapOf = (gym: string, street: string) => `${gym}, ${street} का नक़्शा`;
export const name = 'नाम';
export const email = 'ईमेल';
export const phone = 'फ़ोन';
export const message = 'संदेश';
export const digits = (count: number) => `${count} अंक`;
export const characters = (min: number, max: number) => `${min} से ${max} अक्षर`;
export const lengthOf = (length: number, max: number) => `${length} / ${max}`;
export const sending = 'भेजा जा रहा है';
export const send = 'संदेश भेजें';
export const formNeedsScript = (mail: string, phoneNumber: string) =>
  `इस फ़ॉर्म के लिए JavaScript चाहिए। नहीं तो ${mail} पर लिखें या ${phoneNumber} पर फ़ोन करें।`;

export const tryDay = 'एक दिन आज़माएँ';
export const tryDayText =
  'जुड़ने से पहले एक दिन हमारे साथ वर्कआउट करें। अपना नाम और फ़ोन नंबर दें: हम फ़ोन करेंगे, और पास डेस्क पर तैयार रहेगा।';
export const free = 'मुफ़्त';
export const tryDayFree = 'पहला दिन मुफ़्त है।';
export const tryDayCosts = (price: string) => `पहले दिन के ${price}।`;
export const askForDay = 'एक दिन माँगें';
