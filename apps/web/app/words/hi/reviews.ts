// Reviews on the product page
export const reviews = 'रिव्यू';
export const notLoaded = (reason: string) => `रिव्यू दिखाए नहीं जा सके। ${reason}`;
export const noReviews = 'अभी कोई रिव्यू नहीं। जिन मेंबरों ने इसे यहाँ ख़रीदा है, वे अपने ऑर्डर में रिव्यू लिख सकते हैं।';
/** The noun for the end of the list. */
export const reviewsPlural = 'रिव्यू';
export const theseAreAll = 'सारे रिव्यू यही हैं।';
export const starsOf = (stars: number, most: number) => `${most} में से ${stars} स्टार`;
export const aMember = 'एक मेंबर';
export const boughtHere = 'यहीं से ख़रीदा';
