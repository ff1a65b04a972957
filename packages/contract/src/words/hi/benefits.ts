export const freeExtension = (days: number) => `${days} दिन की मुफ़्त बढ़ोतरी`;
export const offRenewal = (amount: string) => `रिन्यूअल पर ${amount} की अतिरिक्त छूट`;
export const pauseDays = (days: number) => `पॉज़ ${days <= 1 ? 'का' : 'के'} ${days} दिन`;
export const transferDays = (days: number) => `${days} दिन ट्रांसफ़र कर सकते हैं`;
export const swimmingSessions = (count: number) => `${count} स्विमिंग सेशन`;
