import type { GroupClass } from '../../memberships/group-classes.ts';

const labels: Record<GroupClass, string> = {
  Yoga: 'योग',
  Strength: 'स्ट्रेंथ',
  Run: 'रन',
  Core: 'कोर',
  Dancing: 'डांस',
  Boxing: 'बॉक्सिंग',
};

export const groupClassLabel = (value: GroupClass): string => labels[value];
