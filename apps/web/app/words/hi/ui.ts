export const cancel = 'रद्द करें';
export const close = 'बंद करें';
export const dismiss = 'बंद करें';
export const discardQuestion = 'आपने जो बदला है, उसे छोड़ दें?';
export const keepEditing = 'बदलना जारी रखें';
export const discard = 'छोड़ दें';
export const loading = 'लोड हो रहा है';
export const phone = 'फ़ोन';
export const showPassword = (label: string) => `${label} दिखाएँ`;
export const hidePassword = (label: string) => `${label} छिपाएँ`;
/** Read aloud before a former price. */
export const wasPriceBefore = 'पहले की क़ीमत ';
export const quantityOf = (name: string) => `${name}: कितने चाहिए`;
export const decreaseQuantityOf = (name: string) => `${name}: एक कम करें`;
export const increaseQuantityOf = (name: string) => `${name}: एक और लें`;
/** The end of a member's own list; `what` are the rows in the plural. */
export const theseAreAll = (what: string) => `${what}: पूरी सूची यही है।`;
export const showOlder = 'और पुराने दिखाएँ';
export const olderShown = (count: number) => `${count} और पुराने दिखाए गए।`;
export const notRatedYet = 'अभी कोई रेटिंग नहीं';
/** Read aloud before and after the figure of a rating. */
export const ratingBefore = 'रेटिंग ';
export const ratingAfter = (maxStars: number) => `, ${maxStars} में से`;
