export const cancel = 'रहने दें';
export const close = 'बंद करें';
export const dismiss = 'बंद करें';
export const discardQuestion = 'आपने जो बदला है, उसे छोड़ दें?';
export const keepEditing = 'बदलना जारी रखें';
export const discard = 'छोड़ दें';
export const loading = 'लोड हो रहा है';
export const phone = 'फ़ोन';
/** Read aloud before a former price. */
export const wasPriceBefore = 'पहले की क़ीमत ';
export const showOlder = 'और पुराने दिखाएँ';
export const notRatedYet = 'अभी कोई रेटिंग नहीं';
/** Read aloud before and after the figure of a rating. */
export const ratingBefore = 'रेटिंग ';
export const ratingAfter = ', 5 में से';
/** After the mean of the ratings. */
export const ratingCount = (count: number) => `(${count})`;
/** Read aloud instead. */
export const ratingCountAloud = (count: number) => `, ${count} लोगों से`;
