export const title = 'ಭದ್ರತೆ';
export const lead = 'ನೀವು ಎಲ್ಲೆಲ್ಲಿ ಸೈನ್ ಇನ್ ಆಗಿದ್ದೀರಿ, ಮತ್ತು ಸೈನ್ ಇನ್‌ಗೆ ಏನೇನು ಬೇಕು.';
export const sessions = 'ಸೈನ್ ಇನ್ ಆಗಿರುವ ಕಡೆ';
export const thisDevice = 'ಈ ಡಿವೈಸ್';
export const since = (signedIn: string, lastUsed: string) =>
  `ಸೈನ್ ಇನ್ ಆಗಿದ್ದು ${signedIn}. ಕೊನೆಯದಾಗಿ ಬಳಸಿದ್ದು ${lastUsed}.`;
export const signOut = 'ಲಾಗ್ ಔಟ್';
export const signOutOf = (device: string) => `ಲಾಗ್ ಔಟ್: ${device}`;
export const nowhereElse = 'ನೀವು ಬೇರೆ ಎಲ್ಲೂ ಸೈನ್ ಇನ್ ಆಗಿಲ್ಲ.';
export const signOutOthers = 'ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಮಾಡಿ';
export const signOutOthersQuestion = 'ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಮಾಡಬೇಕೇ?';
export const signOutOthersEffect = 'ಬೇರೆ ಎಲ್ಲ ಫೋನ್ ಮತ್ತು ಕಂಪ್ಯೂಟರ್‌ಗಳಲ್ಲಿ ಮತ್ತೆ ಸೈನ್ ಇನ್ ಮಾಡಬೇಕಾಗುತ್ತದೆ. ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಹಾಗೇ ಇರುತ್ತದೆ.';
export const password = 'ಪಾಸ್‌ವರ್ಡ್';
export const passwordLead = 'ಪಟ್ಟಿಯಲ್ಲಿ ನಿಮಗೆ ಗೊತ್ತಿಲ್ಲದ ಡಿವೈಸ್ ಇದೆಯೇ? ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ: ಉಳಿದೆಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತದೆ.';
export const changePassword = 'ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಯಿಸಿ';
export const factor = 'ಸೈನ್ ಇನ್‌ನ ಎರಡನೇ ಹಂತ';
export const factorOff =
  'ಇದು ಆಫ್ ಆಗಿದೆ. ಆನ್ ಆಗಿದ್ದರೆ, ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ನಿಮ್ಮ ಫೋನ್‌ನ ಆ್ಯಪ್ ತೋರಿಸುವ ಆರು ಅಂಕಿಗಳನ್ನೂ ಕೇಳುತ್ತದೆ. ಕದ್ದ ಪಾಸ್‌ವರ್ಡ್ ಮಾತ್ರದಿಂದ ಏನೂ ತೆರೆಯುವುದಿಲ್ಲ.';
export const factorNeeded = 'ನಿಮ್ಮ ಪಾತ್ರಕ್ಕೆ ಇದು ಬೇಕು. ಇದು ಆನ್ ಆಗುವವರೆಗೆ ಅಡ್ಮಿನ್ ಭಾಗ ತೆರೆಯುವುದಿಲ್ಲ.';
export const factorStays = 'ನಿಮ್ಮ ಪಾತ್ರಕ್ಕೆ ಇದು ಬೇಕು, ಆದ್ದರಿಂದ ಆನ್ ಆಗಿಯೇ ಇರುತ್ತದೆ.';
export const factorOn = (day: string, left: number) =>
  `ಆನ್ ಮಾಡಿದ ದಿನ ${day}. ${left} ರಿಕವರಿ ಕೋಡ್ ${left < 2 ? 'ಉಳಿದಿದೆ' : 'ಉಳಿದಿವೆ'}.`;
export const fewCodes = 'ಕೆಲವೇ ರಿಕವರಿ ಕೋಡ್ ಉಳಿದಿವೆ. ಹೊಸದಕ್ಕಾಗಿ ಎರಡನೇ ಹಂತವನ್ನು ಆಫ್ ಮಾಡಿ ಮತ್ತೆ ಆನ್ ಮಾಡಿ.';
export const setUp = 'ಆನ್ ಮಾಡಲು ಶುರು ಮಾಡಿ';
export const scan = 'ಇದನ್ನು Google Authenticator, Aegis ಅಥವಾ 2FAS ನಂತಹ ಆಥೆಂಟಿಕೇಟರ್ ಆ್ಯಪ್‌ನಿಂದ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ.';
export const qrLabel = 'ಆಥೆಂಟಿಕೇಟರ್ ಆ್ಯಪ್‌ಗಾಗಿ QR ಕೋಡ್';
export const byHand = 'ಅಥವಾ ಈ ಕೀಯನ್ನು ಆ್ಯಪ್‌ನಲ್ಲಿ ಟೈಪ್ ಮಾಡಿ:';
export const code = 'ಕೋಡ್';
export const codeHint = 'ಆ್ಯಪ್ ತೋರಿಸುವ ಆರು ಅಂಕಿಗಳು';
export const switchOn = 'ಆನ್ ಮಾಡಿ';
export const cancel = 'ಬೇಡ';
export const recoveryCodes = 'ರಿಕವರಿ ಕೋಡ್‌ಗಳು';
export const recoveryLead =
  'ಎರಡನೇ ಹಂತ ಆನ್ ಆಗಿದೆ. ಫೋನ್ ಕಳೆದುಹೋದರೆ, ಈ ಪ್ರತಿಯೊಂದು ಕೋಡ್‌ನಿಂದ ಒಂದು ಸಲ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು. ಇವನ್ನು ಈಗ ಮಾತ್ರ ತೋರಿಸಲಾಗುತ್ತದೆ: ಫೋನ್ ಇಲ್ಲದ ಕಡೆ ಇಟ್ಟುಕೊಳ್ಳಿ.';
export const recoveryFor = (gym: string, email: string) =>
  `${gym}: ${email} ಅವರ ರಿಕವರಿ ಕೋಡ್‌ಗಳು. ಪ್ರತಿಯೊಂದು ಒಂದು ಸಲ ಮಾತ್ರ.`;
export const download = 'ಡೌನ್‌ಲೋಡ್';
export const print = 'ಪ್ರಿಂಟ್';
export const done = 'ಮುಗಿಯಿತು';
export const dropLead = 'ಆಫ್ ಮಾಡಲು, ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತು ಆ್ಯಪ್‌ನ ಕೋಡ್ ಅಥವಾ ರಿಕವರಿ ಕೋಡ್ ನಮೂದಿಸಿ.';
export const anyCode = 'ಕೋಡ್ ಅಥವಾ ರಿಕವರಿ ಕೋಡ್';
export const switchOff = 'ಆಫ್ ಮಾಡಿ';
export const lostPhone =
  'ಫೋನ್ ಕಳೆದುಹೋಗಿದೆಯೇ? ರಿಕವರಿ ಕೋಡ್‌ನಿಂದ ಸೈನ್ ಇನ್ ಮಾಡಿ. ಅದೂ ಇಲ್ಲದಿದ್ದರೆ, ಜಿಮ್‌ನ ಮಾಲೀಕರು Staff ಪುಟದಲ್ಲಿ ಎರಡನೇ ಹಂತವನ್ನು ಆಫ್ ಮಾಡುತ್ತಾರೆ, ಅಥವಾ ಸರ್ವರ್ ಬಳಿ ಇರುವವರು ಇದನ್ನು ಚಲಾಯಿಸುತ್ತಾರೆ:';
export const email = 'ಇಮೇಲ್';
export const emailIsConfirmed = 'ಈ ಇಮೇಲ್ ದೃಢಪಟ್ಟಿದೆ.';
export const emailNotConfirmed = 'ಈ ಇಮೇಲ್ ಇನ್ನೂ ದೃಢಪಟ್ಟಿಲ್ಲ.';
export const emailPending = (email: string) =>
  `${email} ವಿಳಾಸಕ್ಕೆ ಇಮೇಲ್ ಕಳುಹಿಸಿದ್ದೇವೆ. 48 ಗಂಟೆಗಳೊಳಗೆ ಅಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ; ಅಲ್ಲಿಯವರೆಗೆ ಎಲ್ಲವೂ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.`;
export const emailUndelivered = (email: string) =>
  `${email} ಗೆ ನಮ್ಮ ಮೇಲ್ ತಲುಪಲಿಲ್ಲ. ಅದನ್ನು ಸರಿಯಾಗಿ ಬರೆಯಲಾಗಿದೆಯೇ ನೋಡಿ, ಲಿಂಕ್ ಅನ್ನು ಮತ್ತೆ ಕಳುಹಿಸಿ; ಅಲ್ಲಿಯವರೆಗೆ ಎಲ್ಲವೂ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.`;
export const emailLead =
  'ಹೊಸ ಇಮೇಲ್‌ಗೆ ಬರೆಯುತ್ತೇವೆ. ಅಲ್ಲಿರುವ ಲಿಂಕ್ ತೆರೆದಾಗ ಅದು ಖಾತೆಗೆ ಸೇರುತ್ತದೆ; ಹಳೆಯ ಇಮೇಲ್‌ನಿಂದ 7 ದಿನಗಳವರೆಗೆ ಹಿಂಪಡೆಯಬಹುದು.';
export const newEmail = 'ಹೊಸ ಇಮೇಲ್, ಅಥವಾ ಲಿಂಕ್ ಮತ್ತೆ ಪಡೆಯಲು ಈಗಿನದು';
export const sendLink = 'ಲಿಂಕ್ ಕಳುಹಿಸಿ';
export const emailStays = 'ಜಿಮ್ ಇನ್ನೂ ಇಮೇಲ್ ವ್ಯವಸ್ಥೆ ಮಾಡಿಲ್ಲ, ಆದ್ದರಿಂದ ಇಮೇಲ್ ಹಾಗೆಯೇ ಇರುತ್ತದೆ. ಫ್ರಂಟ್ ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಕೇಳಿ.';
