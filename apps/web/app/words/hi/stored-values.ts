import type { SubjectType } from '@namma/contract/admin/rules';
import type { Role } from '@namma/contract/business';
import type { EnquiryStatus } from '@namma/contract/enquiries/rules';
import type { MailKind, MailStatus } from '@namma/contract/mail/rules';
import type { OrderSource, PaymentMode } from '@namma/contract/orders/rules';
import type { PaymentKind } from '@namma/contract/payments/rules';
import type { ReturnCause } from '@namma/contract/returns/rules';
import type { Channel } from '@namma/contract/sales/rules';

export const roles: Record<Role, string> = {
  user: 'मेंबर',
  ADMIN: 'एडमिन',
};

export const channels: Record<Channel, string> = {
  online: 'साइट पर',
  counter: 'काउंटर पर',
};

export const orderSources: Record<OrderSource, string> = {
  cart: 'कार्ट',
  buy: 'प्रोडक्ट का पेज',
};

export const paymentModes: Record<PaymentMode, string> = {
  COD: 'कैश ऑन डिलीवरी',
};

export const returnCauses: Record<ReturnCause, string> = {
  return: 'रिटर्न',
  refusal: 'दरवाज़े पर मना किया',
  cancellation: 'रद्द किया',
};

export const paymentKinds: Record<PaymentKind, string> = {
  payment: 'भुगतान',
  reversal: 'वापस लिया भुगतान',
  refund: 'रिफ़ंड',
  opening: 'आरंभिक',
  credit: 'दूसरी में गिना गया',
};

export const enquiryStatuses: Record<EnquiryStatus, string> = {
  unanswered: 'जवाब बाक़ी',
  Answered: 'जवाब दिया गया',
};

export const mailStatuses: Record<MailStatus, string> = {
  waiting: 'भेजा जाना बाक़ी',
  sent: 'भेजा गया',
  dead: 'नहीं पहुँचा',
  kept: 'नहीं भेजा गया',
};

export const mailKinds: Record<MailKind, string> = {
  'order placed': 'ऑर्डर मिला',
  'order moved': 'ऑर्डर कहाँ है',
  'order cancelled': 'ऑर्डर रद्द हुआ',
  'order address changed': 'ऑर्डर का पता बदला',
  'return requested': 'रिटर्न माँगा गया',
  'return decided': 'रिटर्न पर फ़ैसला',
  'membership registered': 'मेंबरशिप रजिस्टर हुई',
  'membership payed': 'मेंबरशिप का भुगतान',
  'membership expiring': 'मेंबरशिप ख़त्म होने वाली है',
  'membership lapsing': 'बिना भुगतान की मेंबरशिप वापस होगी',
  'membership ended': 'मेंबरशिप ख़त्म की गई',
  'appointment booked': 'अपॉइंटमेंट बुक हुआ',
  'appointment moved': 'अपॉइंटमेंट का समय बदला',
  'appointment cancelled': 'अपॉइंटमेंट रद्द हुआ',
  'appointment affected': 'अपॉइंटमेंट के समय छुट्टी',
  'appointment stands': 'अपॉइंटमेंट पहले जैसा ही है',
  'class booked': 'क्लास बुक हुई',
  'class place': 'क्लास में जगह',
  'class moved': 'क्लास का समय बदला',
  'class cancelled': 'क्लास रद्द',
  'class reminder': 'क्लास की याद',
  'product back': 'प्रोडक्ट फिर स्टॉक में',
  'query received': 'सवाल मिला',
  'query answered': 'सवाल का जवाब',
  'password reset': 'नए पासवर्ड का लिंक',
  'password changed': 'पासवर्ड बदला',
  'email confirm': 'ईमेल की पुष्टि',
  'email changed': 'ईमेल बदला गया',
  'staff invited': 'स्टाफ़ का निमंत्रण',
  'member invited': 'सदस्य का निमंत्रण',
  'data breach': 'जानकारी के साथ हुई घटना',
};

export const activityActions = {
  'product added': 'प्रोडक्ट जोड़ा गया',
  'product changed': 'प्रोडक्ट बदला गया',
  'product deleted': 'प्रोडक्ट हटाया गया',
  'order moved': 'ऑर्डर अगले चरण पर गया',
  'order cancelled': 'ऑर्डर रद्द हुआ',
  'return requested': 'रिटर्न माँगा गया',
  'return withdrawn': 'रिटर्न वापस लिया गया',
  'return decided': 'रिटर्न पर फ़ैसला हुआ',
  'review hidden': 'रिव्यू छिपाया गया',
  'review shown': 'रिव्यू फिर दिखाया गया',
  'membership registered': 'मेंबरशिप रजिस्टर हुई',
  'membership payed': 'मेंबरशिप का भुगतान हुआ',
  'membership changed': 'मेंबरशिप बदली गई',
  'center closed': 'सेंटर बंद हुआ',
  'center reopened': 'सेंटर फिर खुला',
  'center hours set': 'एक दिन का समय तय हुआ',
  'center hours removed': 'फिर रोज़ का समय',
  'payment received': 'भुगतान मिला',
  'payment reversed': 'भुगतान वापस लिया गया',
  'query answered': 'सवाल का जवाब दिया गया',
  'tax set': 'टैक्स सेव हुआ',
  'fact set': 'सेटिंग बदली गई',
  'fact removed': 'सेटिंग का बदलाव वापस लिया गया',
  'appointment booked': 'अपॉइंटमेंट बुक हुआ',
  'appointment moved': 'अपॉइंटमेंट का समय बदला',
  'appointment cancelled': 'अपॉइंटमेंट रद्द हुआ',
  'appointment missed': 'अपॉइंटमेंट पर नहीं आए',
  'coach added': 'कोच जोड़ा गया',
  'coach changed': 'कोच की जानकारी बदली',
  'coach profile set': 'कोच का परिचय बदला',
  'closure added': 'छुट्टी जोड़ी गई',
  'closure removed': 'छुट्टी हटाई गई',
  'change undone': 'बदलाव वापस लिया गया',
  'mail sent again': 'मेल फिर भेजा गया',
  'admin created': 'एडमिन जोड़ा गया',
  'admin disabled': 'एडमिन हटाया गया',
  'staff invited': 'स्टाफ़ को निमंत्रण दिया गया',
  'staff invitation withdrawn': 'स्टाफ़ का निमंत्रण वापस लिया गया',
  'staff joined': 'स्टाफ़ में शामिल हुए',
  'staff changed': 'स्टाफ़ की भूमिका बदली गई',
  'staff ended': 'स्टाफ़ की भूमिका समाप्त हुई',
  'refusal overruled': 'मना होने पर भी अंदर आने दिया गया',
  'account deleted': 'खाता हटाया गया',
  'guardian seen': 'अभिभावक को देखा गया',
  'date of birth changed': 'जन्म तारीख़ बदली गई',
  'second factor set': 'दूसरा चरण चालू किया गया',
  'second factor dropped': 'दूसरा चरण बंद किया गया',
  'second factor demanded': 'दूसरा चरण ज़रूरी',
  'member added': 'मेंबर जोड़ा गया',
  'member changed': 'मेंबर की जानकारी बदली गई',
  'claim link made': 'खाते का लिंक बनाया गया',
  'account claimed': 'खाता अपनाया गया',
  'note written': 'नोट लिखा गया',
  'note deleted': 'नोट मिटाया गया',
  'import run': 'इम्पोर्ट चला',
  'import undone': 'इम्पोर्ट वापस लिया गया',
  'import invited': 'इम्पोर्ट के लोगों को निमंत्रण',
};

export const subjectTypes: Record<SubjectType, string> = {
  product: 'प्रोडक्ट',
  order: 'ऑर्डर',
  membership: 'मेंबरशिप',
  query: 'सवाल',
  admin: 'एडमिन',
  mail: 'मेल',
  payment: 'भुगतान',
  visit: 'चेक-इन',
  appointment: 'अपॉइंटमेंट',
  coach: 'कोच',
  closure: 'छुट्टी',
  center: 'सेंटर',
  fact: 'सेटिंग',
  class: 'क्लास',
  import: 'इम्पोर्ट',
  pass: 'पास',
  breach: 'जानकारी के साथ हुई घटना',
  member: 'मेंबर',
};
