import type { Gender } from '../../business.ts';

const labels: Record<Gender, string> = {
  Male: 'ಪುರುಷ',
  Female: 'ಮಹಿಳೆ',
  Other: 'ಇತರೆ',
  'Prefer not to say': 'ಹೇಳಲು ಇಷ್ಟವಿಲ್ಲ',
};

export const genderLabel = (value: Gender): string => labels[value];
