export const deliveryAndReturns = 'डिलीवरी और रिटर्न';
export const orderedTodayArrives = (days: string) => `आज ऑर्डर करें: ${days} के बीच पहुँचेगा`;
export const arrivesIn = (from: number, to: number) => `${from} से ${to} दिनों में पहुँचेगा`;
export const feeOnce = (fee: string) => `डिलीवरी और प्लेटफ़ॉर्म शुल्क ${fee}, एक ऑर्डर पर एक बार। पैसे घर पर नक़द दें।`;
export const returnRule = (days: number) =>
  `बिना खोला सामान डिलीवरी के ${days} दिनों के अंदर लौटाया जा सकता है; ख़राब या ग़लत सामान खुला हो तब भी।`;
