export const siteUpdated = 'साइट अपडेट हुई है। पेज फिर से लोड हो रहा है।';
export const tryAgain = 'फिर कोशिश करें';

export const signInNoteBefore = 'इसके लिए खाता चाहिए: ';
export const signInFirst = 'पहले साइन इन करें';
export const signInNoteAfter = ', फिर आप यहीं लौट आएँगे।';

export const confirmLogout = 'लॉग आउट करें?';
export const confirmLogoutWhat = 'आपके दूसरे फ़ोन या कंप्यूटर पर साइन इन बना रहेगा।';
export const logout = 'लॉग आउट';

export const receiptOrInvoice = 'रसीद या इनवॉइस';

export const dayCount = (count: number) => `${count} दिन`;
export const dayToDay = (from: string, to: string) => `${from} से ${to} तक`;

export const paused = 'पॉज़';
export const pauseEnded = 'पॉज़ जल्दी ख़त्म हुआ';
export const pauseEndedBack = (days: string) => `वापस मिले दिन: ${days}`;
export const extended = 'बढ़ाई गई';
export const extendedBy = (days: string) => `${days} और`;
export const daysHandedOver = 'दिन ट्रांसफ़र किए गए';
export const daysToAnother = (days: string) => `${days} दूसरे मेंबर को`;
export const daysReceived = 'दिन मिले';
export const daysFromAnother = (days: string) => `${days} दूसरे मेंबर से`;
export const centerChanged = 'सेंटर बदला';
export const centerChangedTo = (center: string) => `नया सेंटर: ${center}`;
export const centerClosed = 'सेंटर बंद रहा';
export const closureTakenBack = 'सेंटर बंद रहने के दिन अब नहीं गिने जाते';
export const byGym = (details: string) => `${details}, जिम की ओर से`;

export const returnRequested = 'रिटर्न माँगा गया';
export const returnRequestedNext = 'हम देखकर आपको लिखेंगे।';
export const refusedAtDoor = 'दरवाज़े पर लेने से मना किया गया';
export const refusedAtDoorNext = 'यह हमारे पास वापस आ रहा है।';
export const returnApproved = 'रिटर्न मंज़ूर हुआ';
export const returnApprovedNext = 'कृपया इसे बिना खोले हमारे किसी भी सेंटर पर ले आएँ।';
export const returnReceived = 'यह हमें वापस मिल गया है';
export const returnReceivedNext = 'इसके लिए आपने जो दिया है, वह अब रिफ़ंड होगा।';
export const cancellationRefundNext = 'इसके लिए आपने जो दिया है, वह अब रिफ़ंड होगा';
export const deliveredAgain = 'इसकी डिलीवरी फिर से होगी';
export const returnRefused = 'रिटर्न मंज़ूर नहीं हुआ';
export const amountRefunded = (amount: string) => `${amount} रिफ़ंड हो गए`;
export const takenBack = 'वापस ले लिया गया';
export const returnStates = {
  requested: 'रिटर्न माँगा गया',
  approved: 'रिटर्न मंज़ूर',
  received: 'रिटर्न मिल गया',
  refunded: 'रिफ़ंड हो गया',
  refused: 'रिटर्न मंज़ूर नहीं',
} as const;
