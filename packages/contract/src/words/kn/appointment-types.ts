import type { ConsultancyType } from '../../appointments/rules.ts';

const labels: Record<ConsultancyType, string> = {
  Fitness: 'ಫಿಟ್‌ನೆಸ್',
  Nutrition: 'ನ್ಯೂಟ್ರಿಷನ್',
  Physiotherapy: 'ಫಿಸಿಯೋಥೆರಪಿ',
};

export const consultancyTypeLabel = (value: ConsultancyType): string => labels[value];
