export const offlineCopy = (time: string) => `ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲ. ಈ ಪುಟ ${time} ಸಮಯದ್ದು.`;
/** With a network, while the server is away. */
export const serverAwayCopy = (time: string) => `ಸೈಟ್ ಸದ್ಯಕ್ಕೆ ಸಿಗುತ್ತಿಲ್ಲ. ಈ ಪುಟ ${time} ಸಮಯದ್ದು.`;
export const loadAgain = 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ';

export const offlineTitle = 'ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲ';
export const offlineWhat = 'ಈ ಪುಟವನ್ನು ಈ ಫೋನ್ ಅಥವಾ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಇನ್ನೂ ತೆರೆದಿಲ್ಲ. ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲದೆಯೂ ಇವು ತೆರೆಯುತ್ತವೆ:';
export const offlineNothing = 'ನೀವು ತೆರೆಯುವ ಪುಟಗಳು ಇಲ್ಲಿ ಉಳಿಯುತ್ತವೆ. ಈ ಪುಟವನ್ನು ಇನ್ನೂ ತೆರೆದಿಲ್ಲ.';
/** At the payment step. */
export const nothingOrderedHere =
  'ಈ ಪುಟ ತೆರೆದದ್ದರಿಂದ ಏನೂ ಆರ್ಡರ್ ಆಗಿಲ್ಲ. ಮೊದಲೇ ‘ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿ’ ಒತ್ತಿದ್ದರೆ, ಇಂಟರ್‌ನೆಟ್ ಬಂದ ಮೇಲೆ ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ನೋಡಿ.';
export const memberCard = 'ಮೆಂಬರ್ ಕಾರ್ಡ್';
export const seenAt = (time: string) => `ನೋಡಿದ್ದು ${time}`;

export const messageRefused = (reason: string) => `ನಿಮ್ಮ ಸಂದೇಶವನ್ನು ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ: ${reason}`;
export const edit = 'ತಿದ್ದಿ';
export const dismiss = 'ಮುಚ್ಚಿ';

/** Where an earlier version kept them. */
export const changesLost =
  'ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲದಾಗ ನೀವು ಇಲ್ಲಿ ಮಾಡಿದ ಬದಲಾವಣೆಗಳು ಉಳಿದಿಲ್ಲ, ಸೈಟ್ ಈಗ ಅವನ್ನು ಇಟ್ಟುಕೊಳ್ಳುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಮಾಡಿ.';

/** Instead of 'Logged out' while the server has not heard of it. */
export const signOutNotHeard = 'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಮಾತ್ರ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ: ಸರ್ವರ್ ಸಿಗಲಿಲ್ಲ. ನೆಟ್‌ವರ್ಕ್ ಬಂದ ಕೂಡಲೇ ಅದಕ್ಕೆ ತಿಳಿಸಲಾಗುತ್ತದೆ.';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಈ ಸೈಟ್‌ಗಾಗಿ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ನೀವು ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಮಾತ್ರ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ.';
