export const title = 'ನಮ್ಮ ಇಮೇಲ್‌ನ ಲಿಂಕ್';
export const lead = 'ಈ ಪುಟ ತೆರೆದುದರಿಂದ ಏನೂ ಬದಲಾಗಿಲ್ಲ. ಬಟನ್ ಒತ್ತಿದಾಗ ಮಾತ್ರ ಬದಲಾಗುತ್ತದೆ.';
export const needsScript = 'ಈ ಪುಟಕ್ಕೆ JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಅದನ್ನು ಆನ್ ಮಾಡಿ.';
export const linkMissing = 'ಲಿಂಕ್ ಪೂರ್ತಿಯಾಗಿಲ್ಲ. ಇಮೇಲ್‌ನಿಂದ ಮತ್ತೊಮ್ಮೆ ತೆರೆಯಿರಿ.';
export const toSite = 'ನಮ್ಮ ಸೈಟ್‌ಗೆ';
export const stopLead = 'ಮತ್ತೆ ಸ್ಟಾಕ್‌ಗೆ ಬಂದ ಉತ್ಪನ್ನಗಳ ಬಗ್ಗೆ ಇನ್ನು ನಿಮಗೆ ಇಮೇಲ್ ಬರುವುದಿಲ್ಲ.';
export const stop = 'ಈ ಇಮೇಲ್‌ಗಳನ್ನು ನಿಲ್ಲಿಸಿ';
