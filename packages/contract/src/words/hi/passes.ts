import type { Words } from '../words.ts';

export const passMessages: Words<typeof import('../en/passes').passMessages> = {
  requested: 'धन्यवाद। पक्का करने के लिए हम आपको फ़ोन करेंगे। ट्रेनिंग के जूते और तौलिया लाएँ: आपका पास डेस्क पर तैयार रहेगा।',
  modeRequired: 'चुनें कि पास के पैसे कैसे दिए गए',
  modeOfFree: 'इस पास के लिए कुछ नहीं देना है',
  sold: (name) => `${name} के लिए पास`,
  dismissed: 'अनुरोध हटाया गया',
  moved: (name, day, center) => `${name} का पास: ${day}, ${center}`,
};
