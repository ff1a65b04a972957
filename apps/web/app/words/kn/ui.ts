export const cancel = 'ಬೇಡ';
export const close = 'ಮುಚ್ಚಿ';
export const dismiss = 'ಮುಚ್ಚಿ';
export const discardQuestion = 'ನೀವು ಮಾಡಿದ ಬದಲಾವಣೆಗಳನ್ನು ಬಿಟ್ಟುಬಿಡಬೇಕೇ?';
export const keepEditing = 'ಬದಲಾವಣೆ ಮುಂದುವರಿಸಿ';
export const discard = 'ಬಿಟ್ಟುಬಿಡಿ';
export const loading = 'ಲೋಡ್ ಆಗುತ್ತಿದೆ';
export const phone = 'ಫೋನ್';
/** Read aloud before a former price. */
export const wasPriceBefore = 'ಮೊದಲಿನ ಬೆಲೆ ';
export const showOlder = 'ಹಳೆಯದನ್ನೂ ತೋರಿಸಿ';
export const notRatedYet = 'ಇನ್ನೂ ರೇಟಿಂಗ್ ಇಲ್ಲ';
/** Read aloud before and after the figure of a rating. */
export const ratingBefore = 'ರೇಟಿಂಗ್ ';
export const ratingAfter = ', 5ರಲ್ಲಿ';
/** After the mean of the ratings. */
export const ratingCount = (count: number) => `(${count})`;
/** Read aloud instead. */
export const ratingCountAloud = (count: number) => `, ${count} ಜನರಿಂದ`;
