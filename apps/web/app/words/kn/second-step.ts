export const code = 'ಕೋಡ್';
export const codeHint = 'ನಿಮ್ಮ ಆಥೆಂಟಿಕೇಟರ್ ಆ್ಯಪ್ ತೋರಿಸುವ ಆರು ಅಂಕಿಗಳು';
export const recoveryCode = 'ರಿಕವರಿ ಕೋಡ್';
export const recoveryHint = 'ಎರಡನೇ ಹಂತ ಆನ್ ಮಾಡಿದಾಗ ಇಟ್ಟುಕೊಂಡ ಕೋಡ್‌ಗಳಲ್ಲಿ ಒಂದು';
export const useRecovery = 'ಫೋನ್ ಕಳೆದುಹೋಗಿದೆಯೇ? ರಿಕವರಿ ಕೋಡ್ ಬಳಸಿ';
export const useApp = 'ಆ್ಯಪ್ ಬಳಸಿ';
export const noneLeft = 'ಎರಡೂ ಇಲ್ಲದಿದ್ದರೆ, ಜಿಮ್‌ನ ಮಾಲೀಕರು ಎರಡನೇ ಹಂತವನ್ನು ಆಫ್ ಮಾಡುತ್ತಾರೆ.';
