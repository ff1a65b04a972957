export const showPassword = (label: string) => `Show ${label.toLowerCase()}`;
export const hidePassword = (label: string) => `Hide ${label.toLowerCase()}`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const decreaseQuantityOf = (name: string) => `Decrease quantity of ${name}`;
export const increaseQuantityOf = (name: string) => `Increase quantity of ${name}`;
/** Shown at the end of a member's list. `what` names the rows in the plural. */
export const theseAreAll = (what: string) => `These are all your ${what}.`;
export const olderShown = (count: number) => `${count} older shown.`;
