// Beside a product that is out of stock.
export const notifyMe = 'ನನಗೆ ತಿಳಿಸಿ';
export const stopNotifyingMe = 'ರಿಮೈಂಡರ್ ನಿಲ್ಲಿಸಿ';
export const isWaiting = 'ಇದು ಮತ್ತೆ ಬಂದ ಕೂಡಲೇ ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.';
export const signInToBeNotified = 'ಸೈನ್ ಇನ್ ಮಾಡಿ, ಇದು ಮತ್ತೆ ಬಂದಾಗ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.';

// In the profile.
export const awaited = 'ಸ್ಟಾಕ್ ರಿಮೈಂಡರ್‌ಗಳು';
export const awaitedLead = 'ಇವುಗಳಲ್ಲಿ ಒಂದು ಮತ್ತೆ ಬಂದಾಗ ನಿಮಗೆ ಒಂದು ಬಾರಿ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.';
export const notAnyMore = (name: string) => `ರಿಮೈಂಡರ್ ನಿಲ್ಲಿಸಿ: ${name}`;
