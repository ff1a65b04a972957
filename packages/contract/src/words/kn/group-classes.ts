import type { GroupClass } from '../../memberships/group-classes.ts';

const labels: Record<GroupClass, string> = {
  Yoga: 'ಯೋಗ',
  Strength: 'ಸ್ಟ್ರೆಂತ್',
  Run: 'ರನ್',
  Core: 'ಕೋರ್',
  Dancing: 'ಡ್ಯಾನ್ಸ್',
  Boxing: 'ಬಾಕ್ಸಿಂಗ್',
};

export const groupClassLabel = (value: GroupClass): string => labels[value];
