export const cancel = 'Cancel';
export const close = 'Close';
export const dismiss = 'Dismiss';
export const discardQuestion = 'Discard changes?';
export const keepEditing = 'Keep editing';
export const discard = 'Discard';
export const loading = 'Loading';
export const phone = 'Phone';
/** Read aloud before a former price. */
export const wasPriceBefore = 'was ';
export const showOlder = 'Show older';
export const notRatedYet = 'Not rated yet';
/** Read aloud before and after the figure of a rating. */
export const ratingBefore = 'Rated ';
export const ratingAfter = ' out of 5';
/** Shown after the average rating. */
export const ratingCount = (count: number) => `(${count})`;
/** Read aloud instead. */
export const ratingCountAloud = (count: number) => (count === 1 ? ', by 1 person' : `, by ${count} people`);
