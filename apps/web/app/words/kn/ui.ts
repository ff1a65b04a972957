export const cancel = 'ರದ್ದುಮಾಡಿ';
export const close = 'ಮುಚ್ಚಿ';
export const dismiss = 'ಮುಚ್ಚಿ';
export const discardQuestion = 'ನೀವು ಮಾಡಿದ ಬದಲಾವಣೆಗಳನ್ನು ಬಿಟ್ಟುಬಿಡಬೇಕೇ?';
export const keepEditing = 'ಬದಲಾವಣೆ ಮುಂದುವರಿಸಿ';
export const discard = 'ಬಿಟ್ಟುಬಿಡಿ';
export const loading = 'ಲೋಡ್ ಆಗುತ್ತಿದೆ';
export const phone = 'ಫೋನ್';
export const showPassword = (label: string) => `${label} ತೋರಿಸಿ`;
export const hidePassword = (label: string) => `${label} ಮರೆಮಾಡಿ`;
/** Read aloud before a former price. */
export const wasPriceBefore = 'ಮೊದಲಿನ ಬೆಲೆ ';
export const quantityOf = (name: string) => `${name}: ಎಷ್ಟು ಬೇಕು`;
export const decreaseQuantityOf = (name: string) => `${name}: ಒಂದು ಕಡಿಮೆ ಮಾಡಿ`;
export const increaseQuantityOf = (name: string) => `${name}: ಒಂದು ಹೆಚ್ಚಿಸಿ`;
/** The end of a member's own list; `what` are the rows in the plural. */
export const theseAreAll = (what: string) => `ನಿಮ್ಮ ಎಲ್ಲ ${what} ಇಷ್ಟೇ.`;
export const showOlder = 'ಹಳೆಯದನ್ನೂ ತೋರಿಸಿ';
export const olderShown = (count: number) => `ಇನ್ನೂ ${count} ಹಳೆಯವು ಕಾಣುತ್ತಿವೆ.`;
export const notRatedYet = 'ಇನ್ನೂ ರೇಟಿಂಗ್ ಇಲ್ಲ';
/** Read aloud before and after the figure of a rating. */
export const ratingBefore = 'ರೇಟಿಂಗ್ ';
export const ratingAfter = (maxStars: number) => `, ${maxStars}ರಲ್ಲಿ`;
