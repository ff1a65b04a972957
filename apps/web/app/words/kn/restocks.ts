// Beside a product that is out of stock.
export const notifyMe = 'ಮತ್ತೆ ಬಂದಾಗ ತಿಳಿಸಿ';
export const stopNotifyingMe = 'ತಿಳಿಸುವುದು ಬೇಡ';
export const isWaiting = 'ಇದು ಮತ್ತೆ ಬಂದ ಕೂಡಲೇ ನಿಮಗೆ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.';
export const signInToBeNotified = 'ಸೈನ್ ಇನ್ ಮಾಡಿ, ಇದು ಮತ್ತೆ ಬಂದಾಗ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.';

// In the profile.
export const awaited = 'ನೀವು ಇವುಗಳಿಗೆ ಕಾಯುತ್ತಿದ್ದೀರಿ';
export const awaitedLead = 'ಇವುಗಳಲ್ಲಿ ಒಂದು ಮತ್ತೆ ಬಂದಾಗ ನಿಮಗೆ ಒಂದು ಬಾರಿ ಇಮೇಲ್ ಕಳುಹಿಸುತ್ತೇವೆ.';
export const notAnyMore = (name: string) => `ತಿಳಿಸುವುದು ಬೇಡ: ${name}`;
