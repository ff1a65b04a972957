import type { ConsultancyType } from '../../appointments/rules.ts';

const labels: Record<ConsultancyType, string> = {
  Fitness: 'फ़िटनेस',
  Nutrition: 'न्यूट्रिशन',
  Physiotherapy: 'फ़िज़ियोथेरेपी',
};

export const consultancyTypeLabel = (value: ConsultancyType): string => labels[value];
