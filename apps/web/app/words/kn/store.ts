// Texts of the first load of the store. Constants only: the build inlines them, and leaves this module out.
export const store = 'ಸ್ಟೋರ್';
export const showAllProducts = 'ಎಲ್ಲ ಉತ್ಪನ್ನಗಳನ್ನು ನೋಡಿ';
export const tryAgain = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const noSuchProduct = 'ಇಂಥ ಉತ್ಪನ್ನ ಇಲ್ಲ';
export const notInOurShop = 'ಈ ಉತ್ಪನ್ನ ನಮ್ಮ ಸ್ಟೋರ್‌ನಲ್ಲಿಲ್ಲ';
export const linkOldOrMistyped = 'ಲಿಂಕ್ ಹಳೆಯದಾಗಿರಬಹುದು ಅಥವಾ ತಪ್ಪಾಗಿ ಟೈಪ್ ಆಗಿರಬಹುದು. ಇಲ್ಲವೇ ನಾವು ಇದನ್ನು ಈಗ ಮಾರುತ್ತಿಲ್ಲ.';
export const unknownFilter = 'ಇಂಥ ಫಿಲ್ಟರ್ ಇಲ್ಲ';
export const unknownFilterMore = 'ಈ ಲಿಂಕ್‌ನಲ್ಲಿರುವ ಬೆಲೆ, ರೇಟಿಂಗ್ ಅಥವಾ ಪುಟದ ಪ್ರಕಾರ ನಮ್ಮ ಪಟ್ಟಿ ಸಿಗುವುದಿಲ್ಲ.';
export const cannotReachTheShop = 'ಸ್ಟೋರ್ ತೆರೆಯಲು ಆಗುತ್ತಿಲ್ಲ';
export const tryInAMinute = 'ದಯವಿಟ್ಟು ಒಂದು ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.';
