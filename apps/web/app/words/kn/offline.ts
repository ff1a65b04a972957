export const loadAgain = 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ';

export const offlineTitle = 'ಇಂಟರ್‌ನೆಟ್ ಇಲ್ಲ';
export const offlineWhat = 'ಈ ಪುಟಕ್ಕೆ ಇಂಟರ್‌ನೆಟ್ ಬೇಕು. ಇಂಟರ್‌ನೆಟ್ ಬಂದ ಕೂಡಲೇ ಇದು ತಾನಾಗಿಯೇ ತೆರೆಯುತ್ತದೆ.';
/** At the payment step. */
export const nothingOrderedHere =
  'ಈ ಪುಟ ತೆರೆದದ್ದರಿಂದ ಏನೂ ಆರ್ಡರ್ ಆಗಿಲ್ಲ. ಮೊದಲೇ ‘ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿ’ ಒತ್ತಿದ್ದರೆ, ಇಂಟರ್‌ನೆಟ್ ಬಂದ ಮೇಲೆ ನಿಮ್ಮ ಆರ್ಡರ್‌ಗಳನ್ನು ನೋಡಿ.';
export const memberCard = 'ಮೆಂಬರ್ ಕಾರ್ಡ್';

export const messageRefused = (reason: string) => `ನಿಮ್ಮ ಸಂದೇಶವನ್ನು ಕಳುಹಿಸಲಾಗಲಿಲ್ಲ: ${reason}`;
export const edit = 'ತಿದ್ದಿ';

/** Instead of 'Logged out' when the server was not reached. */
export const signedOutHereOnly =
  'ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಮಾತ್ರ ಲಾಗ್ ಔಟ್ ಆಗಿದೆ: ಸರ್ವರ್ ಸಿಗಲಿಲ್ಲ. ಅಲ್ಲಿಯೂ ಲಾಗ್ ಔಟ್ ಮಾಡಲು, ಆಮೇಲೆ ಸೈನ್ ಇನ್ ಮಾಡಿ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಅದನ್ನು ಮುಗಿಸಿ.';

/** After signing in where storage is forbidden or full. */
export const onlyThisTab = 'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಈ ಸೈಟ್‌ಗಾಗಿ ಏನನ್ನೂ ಉಳಿಸುವುದಿಲ್ಲ, ಹಾಗಾಗಿ ನೀವು ಈ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ಮಾತ್ರ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ.';
