export const showPassword = (label: string) => `${label} दिखाएँ`;
export const hidePassword = (label: string) => `${label} छिपाएँ`;
export const quantityOf = (name: string) => `${name}: कितने चाहिए`;
export const decreaseQuantityOf = (name: string) => `${name}: एक कम करें`;
export const increaseQuantityOf = (name: string) => `${name}: एक और लें`;
/** The end of a member's own list; `what` are the rows in the plural. */
export const theseAreAll = (what: string) => `${what}: पूरी लिस्ट यही है।`;
export const olderShown = (count: number) => `${count} और पुराने दिखाए गए।`;
