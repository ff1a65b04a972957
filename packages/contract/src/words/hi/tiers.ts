import type { Words } from '../words.ts';

type English = typeof import('../en/tiers');

export const eliteAccess = 'अपने सेंटर में अनलिमिटेड एंट्री';
export const eliteHighlights: Words<English['eliteHighlights']> = [
  'अपने सेंटर में अनलिमिटेड वर्कआउट',
  'ट्रेनर के साथ ग्रुप क्लास',
  'पूरा स्ट्रेंथ और कार्डियो फ़्लोर',
  'सफ़र पर हों तो पॉज़ के दिन',
];
export const eliteFeaturesTitle = 'Elite में आपको क्या मिलता है';
export const eliteFeatures: Words<English['eliteFeatures']> = [
  { title: 'एक सेंटर, पूरा आपका', text: 'जब भी हम खुले हों, जितनी बार चाहें ट्रेनिंग करें।' },
  { title: 'ग्रुप क्लास', text: 'ट्रेनर के साथ योग, स्ट्रेंथ, रन, कोर, डांस और बॉक्सिंग।' },
  { title: 'स्ट्रेंथ और कार्डियो', text: 'रैक, फ़्री वेट और ट्रेडमिल, सब एक ही फ़्लोर पर।' },
  { title: 'पहला प्लान', text: 'पहले चार हफ़्तों का प्लान ट्रेनर आपके साथ बैठकर बनाते हैं।' },
];

export const eliteProAccess = '110 जिम में अनलिमिटेड एंट्री';
export const eliteProHighlights: Words<English['eliteProHighlights']> = [
  '110 जिम में एंट्री',
  'ट्रेनर के साथ ग्रुप क्लास',
  'क्लास की बुकिंग में पहला मौक़ा',
  'पॉज़ के ज़्यादा दिन, जब चाहें लें',
];
export const eliteProFeaturesTitle = 'Elite Pro में आपको क्या मिलता है';
export const eliteProFeatures: Words<English['eliteProFeatures']> = [
  { title: '110 जिम', text: 'घर के पास, काम के पास, या जहाँ भी दिन ख़त्म हो।' },
  { title: 'क्लास में पहले आप', text: 'सबसे एक दिन पहले ग्रुप क्लास बुक करें।' },
  { title: 'प्रोग्रेस चेक', text: 'ट्रेनर हर महीने नापते हैं और आपका प्लान सुधारते हैं।' },
  { title: 'स्विमिंग पूल', text: 'हर प्लान के साथ स्विमिंग सेशन मिलते हैं।' },
];

export const elitePlusAccess = '300+ जिम में अनलिमिटेड एंट्री';
export const elitePlusHighlights: Words<English['elitePlusHighlights']> = [
  '300+ जिम में एंट्री',
  'ट्रेनर के साथ ग्रुप क्लास',
  'प्लान बनाने के लिए आपका अपना ट्रेनर',
  'सबसे लंबा पॉज़ और बढ़ोतरी',
];
export const elitePlusFeaturesTitle = 'Elite Plus में आपको क्या मिलता है';
export const elitePlusFeatures: Words<English['elitePlusFeatures']> = [
  { title: '300+ जिम', text: 'हमारी लिस्ट का हर सेंटर, यहाँ और दूसरे शहरों में।' },
  { title: 'आपका अपना ट्रेनर', text: 'एक ही इंसान, जो आपका प्लान जानता है और उसे आगे बढ़ाता है।' },
  { title: 'रिकवरी', text: 'स्टीम, स्ट्रेच और हर तीन महीने में फ़िज़ियोथेरेपी चेक।' },
  { title: 'ज़्यादा स्विमिंग', text: 'Elite Pro से दोगुने स्विमिंग सेशन।' },
];
