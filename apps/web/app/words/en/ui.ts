export const cancel = 'Cancel';
export const close = 'Close';
export const dismiss = 'Dismiss';
export const discardQuestion = 'Discard what you changed?';
export const keepEditing = 'Keep editing';
export const discard = 'Discard';
export const loading = 'Loading';
export const phone = 'Phone';
export const showPassword = (label: string) => `Show ${label.toLowerCase()}`;
export const hidePassword = (label: string) => `Hide ${label.toLowerCase()}`;
/** Read aloud before a former price. */
export const wasPriceBefore = 'was ';
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const decreaseQuantityOf = (name: string) => `Decrease quantity of ${name}`;
export const increaseQuantityOf = (name: string) => `Increase quantity of ${name}`;
/** The end of a member's own list; `what` are the rows in the plural. */
export const theseAreAll = (what: string) => `These are all your ${what}.`;
export const showOlder = 'Show older';
export const olderShown = (count: number) => `${count} older shown.`;
export const notRatedYet = 'Not rated yet';
/** Read aloud before and after the figure of a rating. */
export const ratingBefore = 'Rated ';
export const ratingAfter = (maxStars: number) => ` out of ${maxStars}`;
