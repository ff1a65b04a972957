import type { Gender } from '../../business.ts';

const labels: Record<Gender, string> = {
  Male: 'पुरुष',
  Female: 'महिला',
  Other: 'अन्य',
  'Prefer not to say': 'नहीं बताना चाहते',
};

export const genderLabel = (value: Gender): string => labels[value];
