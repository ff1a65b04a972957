// Reviews on the product page
export const reviews = 'ರಿವ್ಯೂಗಳು';
export const notLoaded = (reason: string) => `ರಿವ್ಯೂಗಳನ್ನು ತೋರಿಸಲಾಗಲಿಲ್ಲ. ${reason}`;
export const noReviews = 'ಇನ್ನೂ ರಿವ್ಯೂಗಳಿಲ್ಲ. ಇದನ್ನು ಇಲ್ಲಿ ಖರೀದಿಸಿದ ಮೆಂಬರ್‌ಗಳು ತಮ್ಮ ಆರ್ಡರ್‌ಗಳ ಪುಟದಲ್ಲಿ ರಿವ್ಯೂ ಬರೆಯಬಹುದು.';
/** The noun for the end of the list. */
export const reviewsPlural = 'ರಿವ್ಯೂಗಳು';
export const theseAreAll = 'ಎಲ್ಲ ರಿವ್ಯೂಗಳು ಇಷ್ಟೇ.';
export const starsOf = (stars: number, most: number) => `${most} ಸ್ಟಾರ್‌ಗಳಲ್ಲಿ ${stars}`;
export const aMember = 'ಒಬ್ಬ ಮೆಂಬರ್';
export const boughtHere = 'ಇಲ್ಲಿ ಖರೀದಿಸಿದ್ದಾರೆ';
