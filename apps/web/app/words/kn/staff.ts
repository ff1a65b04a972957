export const invitation = 'ಸಿಬ್ಬಂದಿಗೆ ಸೇರಿ';
export const invitationLead =
  'ಈ ಸೈಟ್‌ನಲ್ಲಿ ನಮ್ಮೊಂದಿಗೆ ಕೆಲಸ ಮಾಡಲು ನಿಮ್ಮನ್ನು ಆಹ್ವಾನಿಸಲಾಗಿದೆ. ಲಿಂಕ್ 72 ಗಂಟೆಗಳವರೆಗೆ, ಒಂದೇ ಸಲ ಕೆಲಸ ಮಾಡುತ್ತದೆ; ತೆರೆದರೆ ಮಾತ್ರ ಅದು ಮುಗಿಯುವುದಿಲ್ಲ.';
export const invitationNeedsScript = 'ಆಹ್ವಾನ ಒಪ್ಪಿಕೊಳ್ಳಲು JavaScript ಬೇಕು. ದಯವಿಟ್ಟು ಆನ್ ಮಾಡಿ.';
export const reading = 'ಆಹ್ವಾನವನ್ನು ಓದಲಾಗುತ್ತಿದೆ…';
export const linkMissing = 'ಈ ಪುಟವನ್ನು ಲಿಂಕ್ ಇಲ್ಲದೆ ತೆರೆಯಲಾಗಿದೆ.';
export const invitationOver = 'ಈ ಆಹ್ವಾನದ ಅವಧಿ ಮುಗಿದಿದೆ, ಬಳಸಲಾಗಿದೆ ಅಥವಾ ಹಿಂಪಡೆಯಲಾಗಿದೆ.';
export const askForAnother = 'ಆಹ್ವಾನಿಸಿದವರಿಂದ ಇನ್ನೊಂದನ್ನು ಕೇಳಿ.';
export const tryAgain = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';
export const role = 'ಪಾತ್ರ';
export const center = 'ಸೆಂಟರ್';
export const accountStays = 'ಇಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಇದೆ. ಅದರ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಒಪ್ಪಿಕೊಳ್ಳಿ: ಖಾತೆ ಮತ್ತು ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.';
export const choosePassword = 'ರಸೀದಿಗಳಲ್ಲಿ ಕಾಣುವ ಹೆಸರು ಮತ್ತು ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆ ಮಾಡಿ.';
export const accept = 'ಒಪ್ಪಿಕೊಳ್ಳಿ';
