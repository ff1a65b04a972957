export const freeExtension = (days: number) => `${days} ದಿನ ಉಚಿತ ವಿಸ್ತರಣೆ`;
export const offRenewal = (amount: string) => `ರಿನ್ಯೂವಲ್‌ನಲ್ಲಿ ${amount} ಹೆಚ್ಚುವರಿ ರಿಯಾಯಿತಿ`;
export const pauseDays = (days: number) => `${days} ವಿರಾಮ ದಿನ`;
export const transferDays = (days: number) => `${days} ದಿನ ವರ್ಗಾಯಿಸಬಹುದು`;
export const swimmingSessions = (count: number) => `${count} ಈಜು ${count <= 1 ? 'ಸೆಷನ್' : 'ಸೆಷನ್‌ಗಳು'}`;
