import type { Words } from '../words.ts';

export const passMessages: Words<typeof import('../en/passes').passMessages> = {
  requested: 'ಧನ್ಯವಾದ. ಖಚಿತಪಡಿಸಲು ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ. ಟ್ರೈನಿಂಗ್ ಶೂ ಮತ್ತು ಟವೆಲ್ ತನ್ನಿ: ನಿಮ್ಮ ಪಾಸ್ ಡೆಸ್ಕ್‌ನಲ್ಲಿ ಸಿದ್ಧವಿರುತ್ತದೆ.',
  modeRequired: 'ಪಾಸ್‌ನ ಹಣ ಹೇಗೆ ಪಾವತಿಯಾಗುತ್ತದೆ ಎಂದು ಆಯ್ಕೆಮಾಡಿ',
  modeOfFree: 'ಈ ಪಾಸ್‌ಗೆ ಹಣ ಪಾವತಿಸಬೇಕಿಲ್ಲ',
  sold: (name) => `${name} ಅವರಿಗೆ ಪಾಸ್`,
  dismissed: 'ಕೋರಿಕೆಯನ್ನು ಅಳಿಸಲಾಗಿದೆ',
  moved: (name, day, center) => `${name} ಅವರ ಪಾಸ್: ${day}, ${center}`,
};
