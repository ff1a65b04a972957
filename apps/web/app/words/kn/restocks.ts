// Beside a product that is out of stock.
export const notifyMe = 'ನನಗೆ ತಿಳಿಸಿ';
export const stopNotifyingMe = 'ರಿಮೈಂಡರ್ ನಿಲ್ಲಿಸಿ';
export const isWaiting = (isMailing: boolean) =>
  isMailing ? 'ಇದು ಮತ್ತೆ ಬಂದ ಕೂಡಲೇ ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.' : 'ರಿಮೈಂಡರ್ ಉಳಿದಿದೆ. ಇದು ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿದೆ.';
export const signInToBeNotified = 'ರಿಮೈಂಡರ್‌ಗಾಗಿ ಸೈನ್ ಇನ್ ಮಾಡಿ.';

// In the profile.
export const awaited = 'ಸ್ಟಾಕ್ ರಿಮೈಂಡರ್‌ಗಳು';
export const subscriptionsLead = (isMailing: boolean) =>
  isMailing ? 'ಇವುಗಳಲ್ಲಿ ಒಂದು ಮತ್ತೆ ಬಂದಾಗ ನಿಮಗೆ ಒಂದು ಬಾರಿ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.' : 'ನೀವು ಬಯಸಿದ, ಸ್ಟಾಕ್ ಇಲ್ಲದ ಉತ್ಪನ್ನಗಳು.';
export const notAnyMore = (name: string) => `ರಿಮೈಂಡರ್ ನಿಲ್ಲಿಸಿ: ${name}`;
