export const title = 'ನನ್ನ ಮಾಹಿತಿ';
export const lead = 'ನಿಮ್ಮ ಬಗ್ಗೆ ನಾವು ಇಟ್ಟುಕೊಂಡಿರುವ ಮಾಹಿತಿ: ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ, ಸರಿಪಡಿಸಿ ಅಥವಾ ಅಳಿಸಿ.';
export const stored = 'ಏನೆಲ್ಲ ಇದೆ';
export const nothingYet = 'ಪ್ರೊಫೈಲ್ ಬಿಟ್ಟು ಇನ್ನೇನೂ ಇಲ್ಲ: ಆರ್ಡರ್, ಮೆಂಬರ್‌ಶಿಪ್, ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಯಾವುದೂ ಇಲ್ಲ.';
export const correct = 'ಹೆಸರು, ಫೋನ್ ಅಥವಾ ಹುಟ್ಟಿದ ದಿನಾಂಕ ಸರಿಪಡಿಸಿ';
export const download = 'ಡೌನ್‌ಲೋಡ್';
export const downloadLead =
  'ನಿಮ್ಮ ಬಗ್ಗೆ ನಾವು ಇಟ್ಟುಕೊಂಡಿರುವ ಎಲ್ಲವೂ, ಎಲ್ಲ ದಿನಾಂಕ ಮತ್ತು ಮೊತ್ತಗಳ ಜೊತೆ, ಒಂದೇ JSON ಫೈಲ್‌ನಲ್ಲಿ. ಅದರ ಹೆಸರುಗಳು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ.';
export const downloadButton = 'ನನ್ನ ಮಾಹಿತಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ';
export const consents = 'ನೀವು ಒಪ್ಪಿಕೊಂಡದ್ದು';
export const noConsents = 'ಇದನ್ನು ದಾಖಲಿಸಲು ಆರಂಭಿಸುವ ಮೊದಲೇ ನೀವು ಸೈನ್ ಅಪ್ ಮಾಡಿದ್ದೀರಿ.';
export const termsName = 'ನಿಯಮಗಳು';
export const privacyName = 'ಗೌಪ್ಯತೆ ಸೂಚನೆ';
export const consentOf = (version: string, givenOn: string, language: string) =>
  `${version}ರ ಆವೃತ್ತಿ, ಒಪ್ಪಿದ ದಿನ: ${givenOn}, ತೋರಿಸಿದ ಭಾಷೆ: ${language}`;
export const offersTitle = 'ಆಫರ್‌ಗಳು';
export const offersLead =
  'ರಿಯಾಯಿತಿ, ನವೀಕರಣ ಮತ್ತು ನಾವು ಸಂದೇಶ ಅಥವಾ ಕರೆಯ ಮೂಲಕ ನಿಮಗೆ ಮಾರಲು ಬಯಸುವ ಇತರ ವಿಷಯಗಳು. ನೀವು ಕೊಂಡ ಅಥವಾ ಬುಕ್ ಮಾಡಿದ್ದರ ಮತ್ತು ಬಾಕಿಯ ಇಮೇಲ್‌ಗಳು ಇದನ್ನು ಅವಲಂಬಿಸುವುದಿಲ್ಲ.';
export const offersNotAsked = 'ನೀವು ಒಪ್ಪಿಲ್ಲ: ನಾವು ನಿಮಗೆ ಆಫರ್ ಬರೆಯುವುದಿಲ್ಲ.';
export const offersAgreed = 'ನೀವು ಆಫರ್‌ಗಳಿಗೆ ಒಪ್ಪಿದ್ದೀರಿ.';
export const offersRefused = 'ನಿಮಗೆ ಆಫರ್ ಬೇಡ.';
export const offersAgree = 'ಹೌದು, ಆಫರ್ ಕಳುಹಿಸಿ';
export const offersRefuse = 'ಆಫರ್ ಬೇಡ';
export const offersRefuseQuestion = 'ಇನ್ನು ಆಫರ್ ಬೇಡವೇ?';
export const offersRefuseEffect =
  'ಇನ್ನು ಮುಂದೆ ಏನನ್ನಾದರೂ ಮಾರಲು ಯಾರೂ ನಿಮಗೆ ಕರೆ ಮಾಡುವುದಿಲ್ಲ, ಬರೆಯುವುದಿಲ್ಲ; ನೀವು ಕಾಯುತ್ತಿರುವ ಉತ್ಪನ್ನಗಳನ್ನು ಮರೆಯಲಾಗುತ್ತದೆ. ಯಾವಾಗ ಬೇಕಾದರೂ ಮತ್ತೆ ಒಪ್ಪಬಹುದು.';
export const healthTitle = 'ವಯಸ್ಸು, ಎತ್ತರ ಮತ್ತು ತೂಕ';
export const healthLead = 'ಕೋಚ್ ಸಿದ್ಧರಾಗಿ ಬರಲೆಂದು ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಾಗಿ ನೀವು ಇವನ್ನು ಕೊಟ್ಟಿರಿ.';
export const healthNone = 'ಏನನ್ನೂ ಇಟ್ಟುಕೊಂಡಿಲ್ಲ.';
export const healthErase = 'ಈಗಲೇ ಅಳಿಸಿ';
export const healthQuestion = 'ವಯಸ್ಸು, ಎತ್ತರ ಮತ್ತು ತೂಕವನ್ನು ಅಳಿಸಬೇಕೇ?';
export const healthEffect =
  'ಇವು ನಿಮ್ಮ ಎಲ್ಲ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳಿಂದ, ಮುಂದಿನವುಗಳಿಂದಲೂ ಅಳಿಸಿಹೋಗುತ್ತವೆ, ವಾಪಸ್ ತರಲಾಗದು. ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ಉಳಿಯುತ್ತವೆ; ಕೋಚ್ ಅಲ್ಲೇ ಕೇಳುತ್ತಾರೆ. ಮತ್ತೆ ಬುಕ್ ಮಾಡುವಾಗ ಇವನ್ನು ಮತ್ತೆ ಕೊಡಬೇಕು.';
export const noticeTitle = 'ನಿಯಮಗಳು ಮತ್ತು ಗೌಪ್ಯತೆ ಸೂಚನೆ';
export const noticeLead = 'ಇವಿಲ್ಲದೆ ಖಾತೆ ಇರಲಾಗದು: ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆದರೆ ಖಾತೆ ಅಳಿಸಿಹೋಗುತ್ತದೆ, ಕೆಳಗೆ ಹೇಳಿದ್ದೆಲ್ಲ ಆಗುತ್ತದೆ.';
export const noticeWithdraw = 'ಒಪ್ಪಿಗೆ ಹಿಂಪಡೆಯಿರಿ: ಖಾತೆ ಅಳಿಸುವಲ್ಲಿಗೆ';
export const nomineeTitle = 'ನಾಮಿನಿ';
export const nomineeLead =
  'ನಿಮ್ಮ ನಂತರ, ಅಥವಾ ನಿಮಗೆ ಆಗದಿದ್ದಾಗ, ನಿಮ್ಮ ಮಾಹಿತಿಯನ್ನು ನೋಡಿ, ಸರಿಪಡಿಸಿ, ಅಳಿಸಬಹುದಾದ ಒಬ್ಬರ ಹೆಸರು ಕೊಡಿ. ಅವರು ಯಾರೆಂದು ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಯಾರಿಗೂ ಕಾಣುವುದಿಲ್ಲ; ತಾನೇ ಅವರು ಎಂದು ಯಾರಾದರೂ ಹೇಳಿದಾಗ ಮಾಲೀಕರು ಅಥವಾ ಮ್ಯಾನೇಜರ್ ನೋಡಿ ದಾಖಲೆ ಕೇಳುತ್ತಾರೆ.';
export const nomineeNone = 'ಇನ್ನೂ ನಾಮಿನಿ ಇಲ್ಲ.';
export const nomineeIs = (name: string, relation: string) => `ನಾಮಿನಿ: ${name} (${relation})`;
export const nomineeName = 'ಅವರ ಹೆಸರು';
export const nomineeRelation = 'ಅವರು ನಿಮಗೆ ಏನಾಗಬೇಕು';
export const nomineeReach = 'ಫೋನ್ ಅಥವಾ ಇಮೇಲ್, ಅಥವಾ ಎರಡೂ';
export const nomineeEmail = 'ಅವರ ಇಮೇಲ್';
export const nomineeSave = 'ಉಳಿಸಿ';
export const nomineeRemove = 'ನಾಮಿನಿಯನ್ನು ತೆಗೆಯಿರಿ';
export const nomineeRemoveQuestion = 'ನಾಮಿನಿಯ ಹೆಸರು ತೆಗೆಯಬೇಕೇ?';
export const nomineeRemoveEffect = 'ಆಗ ನಿಮ್ಮ ಪರವಾಗಿ ಯಾರೂ ಏನೂ ಮಾಡಲಾಗದು. ಯಾವಾಗ ಬೇಕಾದರೂ ಮತ್ತೆ ಹೆಸರು ಕೊಡಬಹುದು.';
export const deleteTitle = 'ನನ್ನ ಖಾತೆಯನ್ನು ಅಳಿಸಿ';
export const deleteLead = 'ಅಳಿಸಿದ ಖಾತೆಯನ್ನು ಮತ್ತೆ ಪಡೆಯಲಾಗದು.';
export const deleteEffects = [
  'ತಕ್ಷಣ ಎಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಆಗುತ್ತದೆ, ಮುಂದಿನ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು ರದ್ದಾಗುತ್ತವೆ, ನಿಮ್ಮ ಹೆಸರು, ಇಮೇಲ್, ಫೋನ್ ಮತ್ತು ವಿಳಾಸಗಳು ಯಾವ ಪರದೆಯಲ್ಲೂ ಕಾಣುವುದಿಲ್ಲ. ರಿವ್ಯೂಗಳು ನಿಮ್ಮ ಹೆಸರಿಲ್ಲದೆ ಉಳಿಯುತ್ತವೆ.',
  'ಉಳಿದ ಮಾಹಿತಿಯನ್ನು, 2027ರ ಮೇ 13ರಿಂದ DPDP ನಿಯಮಗಳು ಕೇಳಲಿರುವಂತೆ, ಒಂದು ವರ್ಷ ಯಾರಿಗೂ ಕಾಣದಂತೆ ಲಾಕ್ ಮಾಡಿ ಇಟ್ಟು, ನಂತರ ಅಳಿಸುತ್ತೇವೆ.',
  'ರಸೀದಿ ಮತ್ತು ಇನ್‌ವಾಯ್ಸ್‌ಗಳು ತೆರಿಗೆಗಾಗಿ ಇದ್ದ ಹಾಗೆಯೇ ಉಳಿಯುತ್ತವೆ.',
] as const;
export const password = 'ಪಾಸ್‌ವರ್ಡ್';
export const deleteButton = 'ನನ್ನ ಖಾತೆಯನ್ನು ಅಳಿಸಿ';
export const losesTitle = 'ಹಣ ಪಾವತಿಸಿದ ಮೆಂಬರ್‌ಶಿಪ್ ಹೋಗುತ್ತದೆ';
export const losesLead = 'ಅದು ಖಾತೆಯ ಜೊತೆ ಮುಗಿಯುತ್ತದೆ, ಹಣ ವಾಪಸ್ ಬರುವುದಿಲ್ಲ:';
export const losesRow = (type: string, center: string, day: string) => `${type}, ${center}, ${day}ರವರೆಗೆ`;
export const deleteAnyway = 'ಆದರೂ ಅಳಿಸಿ';
export const keepAccount = 'ಖಾತೆ ಇರಲಿ';
export const sections = {
  profile: 'ಪ್ರೊಫೈಲ್',
  consents: 'ಒಪ್ಪಿಗೆಗಳು',
  addresses: 'ವಿಳಾಸಗಳು',
  cart: 'ಕಾರ್ಟ್',
  checkouts: 'ಆರ್ಡರ್‌ಗಳು',
  returns: 'ರಿಟರ್ನ್ ಮತ್ತು ರೀಫಂಡ್',
  reviews: 'ರಿವ್ಯೂಗಳು',
  memberships: 'ಮೆಂಬರ್‌ಶಿಪ್‌ಗಳು',
  payments: 'ಪಾವತಿಗಳು',
  documents: 'ರಸೀದಿ ಮತ್ತು ಇನ್‌ವಾಯ್ಸ್‌ಗಳು',
  appointments: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು',
  emailLinks: 'ಇಮೇಲ್ ದೃಢಪಡಿಸುವ ಲಿಂಕ್‌ಗಳು',
  classes: 'ಕ್ಲಾಸ್‌ಗಳು',
  followUps: 'ಕರೆಗಳು',
  passes: 'ಪಾಸ್‌ಗಳು',
  offers: 'ಆಫರ್‌ಗಳು',
  nominee: 'ನಾಮಿನಿ',
  awaited: 'ನೀವು ಕಾಯುತ್ತಿರುವ ಉತ್ಪನ್ನಗಳು',
  visits: 'ಭೇಟಿಗಳು',
  whatsApp: 'WhatsApp',
  notes: 'ಡೆಸ್ಕ್‌ನ ಟಿಪ್ಪಣಿಗಳು',
  photo: 'ಫೋಟೋ',
  queries: 'ನಮಗೆ ಕಳುಹಿಸಿದ ಸಂದೇಶಗಳು',
  mails: 'ನಿಮಗೆ ಕಳುಹಿಸಿದ ಮೇಲ್‌ಗಳು',
  signIns: 'ಸೈನ್ ಇನ್ ಆಗಿರುವ ಡಿವೈಸ್‌ಗಳು',
  networks: 'ಸೈನ್ ಇನ್ ಮಾಡಿದ ನೆಟ್‌ವರ್ಕ್‌ಗಳು',
  secondFactors: 'ಸೈನ್ ಇನ್‌ನ ಎರಡನೇ ಹಂತ',
  resetLinks: 'ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಲಿಂಕ್‌ಗಳು',
  protectedRequests: 'ಎರಡು ಸಲ ಆರ್ಡರ್ ಆಗದಂತೆ ತಡೆ',
  changes: 'ಬದಲಾವಣೆಗಳ ದಾಖಲೆ',
};
