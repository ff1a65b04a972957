export const showPassword = (label: string) => `${label} ತೋರಿಸಿ`;
export const hidePassword = (label: string) => `${label} ಮರೆಮಾಡಿ`;
export const quantityOf = (name: string) => `${name}: ಎಷ್ಟು ಬೇಕು`;
export const decreaseQuantityOf = (name: string) => `${name}: ಒಂದು ಕಡಿಮೆ ಮಾಡಿ`;
export const increaseQuantityOf = (name: string) => `${name}: ಒಂದು ಹೆಚ್ಚಿಸಿ`;
/** The end of a member's own list; `what` are the rows in the plural. */
export const theseAreAll = (what: string) => `ನಿಮ್ಮ ಎಲ್ಲ ${what} ಇಷ್ಟೇ.`;
export const olderShown = (count: number) => `ಇನ್ನೂ ${count} ಹಳೆಯವು ಕಾಣುತ್ತಿವೆ.`;
