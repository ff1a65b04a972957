export const consultancy = 'ಕನ್ಸಲ್ಟೆನ್ಸಿ';
export const consultancyDescription = (name: string) =>
  `ಬೆಂಗಳೂರಿನ ${name} ಜಿಮ್‌ನಲ್ಲಿ ಫಿಟ್‌ನೆಸ್, ನ್ಯೂಟ್ರಿಷನ್ ಮತ್ತು ಫಿಸಿಯೋಥೆರಪಿ ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್‌ಗಳು.`;
export const consultancyLead = 'ಮೊದಲು ನಿಮ್ಮನ್ನು ಕೇಳಿ, ಆಮೇಲೆ ಸಲಹೆ ಕೊಡುವ ಒಬ್ಬರ ಜೊತೆ ಅರ್ಧ ಗಂಟೆ. ಯಾವುದರ ಬಗ್ಗೆ ಎಂದು ಆಯ್ಕೆ ಮಾಡಿ.';
export const aboutFitness = 'ಟ್ರೈನರ್ ನಿಮ್ಮ ಈಗಿನ ಫಿಟ್‌ನೆಸ್ ಅಳೆದು, ಮುಂದಿನ ಎಂಟು ವಾರಗಳ ಪ್ಲಾನ್ ಬರೆದು ಕೊಡುತ್ತಾರೆ.';
export const aboutNutrition = 'ನಿಮ್ಮ ಒಂದು ವಾರದ ಊಟ-ತಿಂಡಿಯನ್ನು ಒಂದೊಂದಾಗಿ ನೋಡಿ, ಮೊದಲು ಏನು ಬದಲಿಸಬೇಕು ಎಂದು ಹೇಳುತ್ತೇವೆ.';
export const aboutPhysiotherapy = 'ಹಳೆಯ ಪೆಟ್ಟಾಗಲಿ, ಹೊಸ ನೋವಾಗಲಿ: ಅದರ ಮೇಲೆ ಭಾರ ಹಾಕುವ ಮೊದಲು ಒಮ್ಮೆ ಪರೀಕ್ಷೆ.';
export const bookAnAppointment = 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕ್ ಮಾಡಿ';
export const appointmentDescription =
  'ಫಿಟ್‌ನೆಸ್, ನ್ಯೂಟ್ರಿಷನ್ ಅಥವಾ ಫಿಸಿಯೋಥೆರಪಿ ಕನ್ಸಲ್ಟೆನ್ಸಿ ಬುಕ್ ಮಾಡಿ: ವಯಸ್ಸು, ಎತ್ತರ, ತೂಕ ಮತ್ತು ನಿಮಗೆ ಅನುಕೂಲವಾದ ದಿನ.';
export const chooseConsultancy = 'ಕನ್ಸಲ್ಟೆನ್ಸಿ ಆಯ್ಕೆ ಮಾಡಿ';
export const appointmentLead = 'ನಿಮ್ಮ ಬಗ್ಗೆ ಕೆಲವು ವಿವರ ಮತ್ತು ನಿಮಗೆ ಅನುಕೂಲವಾದ ದಿನ ತಿಳಿಸಿ. ಬುಕಿಂಗ್ ಆಮೇಲೆ ನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಸಿಗುತ್ತದೆ.';
export const priceBefore = 'ಬೆಲೆ: ';
export const priceIncluded = 'ಉಚಿತ.';
export const priceAtCenter = (amount: string) => `${amount}, ಸೆಂಟರ್‌ನಲ್ಲಿ ಪಾವತಿಸಿ.`;
export const ourCoaches = 'ನಮ್ಮ ಕೋಚ್‌ಗಳು';
export const nextFree = (when: string) => `ಮುಂದಿನ ಖಾಲಿ ಸಮಯ: ${when}`;
export const speaks = (languages: string) => `ಮಾತನಾಡುವ ಭಾಷೆ: ${languages}`;
