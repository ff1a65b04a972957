import type { Preset } from '../../staff/permissions.ts';
import type { Words } from '../words.ts';

const presetLabels: Record<Preset, string> = {
  owner: 'ಮಾಲೀಕರು',
  manager: 'ಮ್ಯಾನೇಜರ್',
  desk: 'ಫ್ರಂಟ್ ಡೆಸ್ಕ್',
  shop: 'ಸ್ಟೋರ್',
  coach: 'ಕೋಚ್',
  accountant: 'ಲೆಕ್ಕಿಗರು',
};
export const presetLabel = (preset: Preset): string => presetLabels[preset];

export const staffMessages: Words<typeof import('../en/staff').staffMessages> = {
  inviteMailed: 'ಆಹ್ವಾನವನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ',
  inviteMade: 'ಆಹ್ವಾನ ಸಿದ್ಧವಾಗಿದೆ. ಲಿಂಕ್ ಕೊಡಿ: ಅದು ಈಗ ಮಾತ್ರ ಕಾಣುತ್ತದೆ.',
  inviteTakenBack: 'ಆಹ್ವಾನವನ್ನು ಹಿಂಪಡೆಯಲಾಗಿದೆ',
  staffChanged: 'ಬದಲಿಸಲಾಗಿದೆ. ಈಗಿನಿಂದಲೇ ಜಾರಿ.',
  staffEnded: 'ಮುಗಿಸಲಾಗಿದೆ, ಎಲ್ಲ ಕಡೆ ಲಾಗ್ ಔಟ್ ಮಾಡಲಾಗಿದೆ',
  factorDropped: 'ಎರಡನೇ ಹಂತ ಆಫ್ ಆಗಿದೆ. ಈಗ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ಮಾತ್ರ ಸೈನ್ ಇನ್ ಆಗುತ್ತದೆ.',
  inviteAccepted: 'ಸಿಬ್ಬಂದಿಗೆ ಸ್ವಾಗತ. ದಯವಿಟ್ಟು ಸೈನ್ ಇನ್ ಮಾಡಿ.',
};
