export const deliveryAndReturns = 'ಡೆಲಿವರಿ ಮತ್ತು ರಿಟರ್ನ್';
export const orderedTodayArrives = (days: string) => `ಇಂದು ಆರ್ಡರ್ ಮಾಡಿದರೆ ಬರುವ ದಿನ: ${days}`;
export const arrivesIn = (from: number, to: number) => `${from}ರಿಂದ ${to} ದಿನಗಳಲ್ಲಿ ಬರುತ್ತದೆ`;
export const feeOnce = (fee: string) => `ಡೆಲಿವರಿ ಮತ್ತು ಪ್ಲಾಟ್‌ಫಾರ್ಮ್ ಶುಲ್ಕ ${fee}, ಒಂದು ಆರ್ಡರ್‌ಗೆ ಒಮ್ಮೆ. ಮನೆ ಬಾಗಿಲಲ್ಲಿ ನಗದು ಕೊಡಿ.`;
export const returnRule = (days: number) =>
  `ತೆರೆಯದ ಉತ್ಪನ್ನವನ್ನು ಡೆಲಿವರಿಯಾದ ${days} ದಿನಗಳೊಳಗೆ ಹಿಂದಿರುಗಿಸಬಹುದು; ಹಾಳಾದ ಅಥವಾ ತಪ್ಪಾದ ಉತ್ಪನ್ನವನ್ನು ತೆರೆದಿದ್ದರೂ.`;
