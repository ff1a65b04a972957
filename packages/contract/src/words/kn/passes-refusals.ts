import type { passRefusals } from '../../passes/refusals.ts';
import type { SentencesOf } from '../../refusals.ts';

export const passRefusalSentences: SentencesOf<typeof passRefusals> = {
  noSuchPass: () => 'ಅಂತಹ ಪಾಸ್ ಇಲ್ಲ.',
  noSuchPassRequest: () => 'ಈ ಕೋರಿಕೆಗೆ ಉತ್ತರ ಕೊಡಲಾಗಿದೆ, ಅಥವಾ ಅಂತಹದ್ದು ಇಲ್ಲ.',
  passDayClosed: () => 'ಆ ದಿನ ಸೆಂಟರ್ ಮುಚ್ಚಿರುತ್ತದೆ. ದಯವಿಟ್ಟು ಬೇರೆ ದಿನ ಆಯ್ಕೆಮಾಡಿ.',
  trialHad: (day) => `ಈ ಫೋನ್ ನಂಬರ್‌ಗೆ ಟ್ರಯಲ್ ಈಗಾಗಲೇ ಸಿಕ್ಕಿದೆ: ${day}. ದಿನದ ಪಾಸ್ ಮಾರಬಹುದು.`,
  trialOfMember: (name) => `ಇದು ${name} ಅವರ ಫೋನ್ ನಂಬರ್, ಅವರು ಇಲ್ಲಿ ಮೆಂಬರ್‌ಶಿಪ್ ಪಡೆದಿದ್ದಾರೆ. ದಿನದ ಪಾಸ್ ಮಾರಬಹುದು.`,
  passPriceChanged: (expected, price) => `ಪಾಸ್‌ನ ಬೆಲೆ ಈಗ ₹${price}, ₹${expected} ಅಲ್ಲ.`,
  dayPassHad: (name, code) => `${name} ಅವರ ಬಳಿ ಈ ಫೋನ್ ನಂಬರ್‌ನಲ್ಲಿ ಈ ದಿನ ಮತ್ತು ಸೆಂಟರ್‌ಗೆ ದಿನದ ಪಾಸ್ ಈಗಾಗಲೇ ಇದೆ: ${code}.`,
  passNotOpen: () => 'ಈ ಪಾಸ್ ರದ್ದಾಗಿದೆ, ಅಥವಾ ಇದರ ದಿನ ಮುಗಿದಿದೆ.',
  passUsed: () => 'ಈ ಪಾಸ್ ಅನ್ನು ಬಳಸಲಾಗಿದೆ.',
};
