/** The member's own data, the deletion of an account, and members under 18. */
export const privacyMessages = {
  passwordWrong: 'यह पासवर्ड ग़लत है',
  accountDeleted: 'आपका खाता हटा दिया गया है',
  adminsKeepAccount: 'एडमिन का खाता यहाँ नहीं, टर्मिनल से बंद किया जाता है।',
  ordersUnderWay: (orderNumbers: string) =>
    `अभी डिलीवर नहीं हुआ ऑर्डर: ${orderNumbers}। उसे रद्द करें या डिलीवरी का इंतज़ार करें, फिर खाता हटाएँ।`,
  returnsUnderWay: (orderNumbers: string) =>
    `अभी पूरा नहीं हुआ रिटर्न, ऑर्डर: ${orderNumbers}। फ़ैसले और रिफ़ंड का इंतज़ार करें, फिर खाता हटाएँ।`,
  membershipsLost: (count: number) =>
    `${count <= 1 ? 'आपकी चुकाई हुई मेंबरशिप खाते के साथ चली जाएगी' : `आपकी चुकाई हुई ${count} मेंबरशिप खाते के साथ चली जाएँगी`} और पैसे वापस नहीं मिलेंगे। फिर भी हटाएँ?`,
  guardianNotSeen:
    'आपकी उम्र 18 साल से कम है। कृपया एक बार माता, पिता या अभिभावक के साथ हमारे किसी सेंटर पर आएँ: उसके बाद आप यहाँ ऑर्डर और बुकिंग कर सकते हैं।',
  ageNotSeen:
    'आपने अपनी जन्म तारीख़ बदली है। कृपया एक बार उम्र का प्रमाण लेकर हमारे किसी सेंटर पर आएँ: उसके बाद आप यहाँ ऑर्डर और बुकिंग कर सकते हैं।',
  guardianNotNeeded: 'इस मेंबर के लिए अभिभावक की ज़रूरत नहीं है।',
  guardianConfirmed: 'दर्ज किया गया: अभिभावक से मुलाक़ात हुई',
} as const;
