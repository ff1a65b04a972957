export const returnRequested = 'रिटर्न माँगा गया';
export const returnRequestedNext = (isMailing: boolean) =>
  isMailing ? 'हम देखकर आपको लिखेंगे।' : 'हम इसे देखेंगे। जवाब यहाँ दिखेगा।';
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
