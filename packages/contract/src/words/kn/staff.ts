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

/** Texts for somebody who joins the staff. */
export const invitationMessages: Words<typeof import('../en/staff.ts').invitationMessages> = {
  inviteAccepted: 'ಸಿಬ್ಬಂದಿಗೆ ಸ್ವಾಗತ. ದಯವಿಟ್ಟು ಸೈನ್ ಇನ್ ಮಾಡಿ.',
};
