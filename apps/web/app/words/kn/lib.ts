export const tryAgain = 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ';

export const signInNoteBefore = 'ಇದಕ್ಕೆ ಖಾತೆ ಬೇಕು: ';
export const signInFirst = 'ಮೊದಲು ಸೈನ್ ಇನ್ ಮಾಡಿ';
export const signInNoteAfter = ' ನಂತರ ಇಲ್ಲಿಗೇ ಮರಳುತ್ತೀರಿ.';

export const confirmLogout = 'ಲಾಗ್ ಔಟ್ ಮಾಡಬೇಕೇ?';
export const confirmLogoutWhat = 'ನಿಮ್ಮ ಬೇರೆ ಫೋನ್ ಅಥವಾ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ ಸೈನ್ ಇನ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.';
export const logout = 'ಲಾಗ್ ಔಟ್';

export const receiptOrInvoice = 'ರಸೀದಿ ಅಥವಾ ಇನ್‌ವಾಯ್ಸ್';
