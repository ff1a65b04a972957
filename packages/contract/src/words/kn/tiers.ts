import type { Words } from '../words.ts';

type English = typeof import('../en/tiers');

export const eliteAccess = 'ನಿಮ್ಮ ಸೆಂಟರ್‌ಗೆ ಅನ್‌ಲಿಮಿಟೆಡ್ ಪ್ರವೇಶ';
export const eliteHighlights: Words<English['eliteHighlights']> = [
  'ನಿಮ್ಮ ಸೆಂಟರ್‌ನಲ್ಲಿ ಅನ್‌ಲಿಮಿಟೆಡ್ ವರ್ಕೌಟ್',
  'ಟ್ರೈನರ್ ಜೊತೆ ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು',
  'ಪೂರ್ಣ ಸ್ಟ್ರೆಂತ್ ಮತ್ತು ಕಾರ್ಡಿಯೋ ಫ್ಲೋರ್',
  'ಊರಿಗೆ ಹೋದಾಗ ವಿರಾಮ ದಿನಗಳು',
];
export const eliteFeaturesTitle = 'Elite ನಿಮಗೆ ಏನು ಕೊಡುತ್ತದೆ';
export const eliteFeatures: Words<English['eliteFeatures']> = [
  { title: 'ಒಂದು ಸೆಂಟರ್, ಪೂರ್ತಿ ನಿಮ್ಮದು', text: 'ನಾವು ತೆರೆದಿರುವ ಯಾವ ಸಮಯದಲ್ಲಾದರೂ, ಎಷ್ಟು ಸಲವಾದರೂ ಟ್ರೈನ್ ಮಾಡಿ.' },
  { title: 'ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು', text: 'ಟ್ರೈನರ್ ಜೊತೆ ಯೋಗ, ಸ್ಟ್ರೆಂತ್, ರನ್, ಕೋರ್, ಡ್ಯಾನ್ಸ್ ಮತ್ತು ಬಾಕ್ಸಿಂಗ್.' },
  { title: 'ಸ್ಟ್ರೆಂತ್ ಮತ್ತು ಕಾರ್ಡಿಯೋ', text: 'ರ‍್ಯಾಕ್, ಫ್ರೀ ವೇಟ್ಸ್ ಮತ್ತು ಟ್ರೆಡ್‌ಮಿಲ್ ಎಲ್ಲವೂ ಒಂದೇ ಮಹಡಿಯಲ್ಲಿ.' },
  { title: 'ಮೊದಲ ಪ್ಲಾನ್', text: 'ಮೊದಲ ನಾಲ್ಕು ವಾರದ ಪ್ಲಾನ್ ಅನ್ನು ಟ್ರೈನರ್ ನಿಮ್ಮ ಜೊತೆ ಕೂತು ಮಾಡುತ್ತಾರೆ.' },
];

export const eliteProAccess = '110 ಜಿಮ್‌ಗಳಿಗೆ ಅನ್‌ಲಿಮಿಟೆಡ್ ಪ್ರವೇಶ';
export const eliteProHighlights: Words<English['eliteProHighlights']> = [
  '110 ಜಿಮ್‌ಗಳಿಗೆ ಪ್ರವೇಶ',
  'ಟ್ರೈನರ್ ಜೊತೆ ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು',
  'ಕ್ಲಾಸ್ ಬುಕಿಂಗ್‌ನಲ್ಲಿ ಆದ್ಯತೆ',
  'ಹೆಚ್ಚು ವಿರಾಮ ದಿನಗಳು, ಬೇಕೆನಿಸಿದಾಗ ಬಳಸಿ',
];
export const eliteProFeaturesTitle = 'Elite Pro ನಿಮಗೆ ಏನು ಕೊಡುತ್ತದೆ';
export const eliteProFeatures: Words<English['eliteProFeatures']> = [
  { title: '110 ಜಿಮ್‌ಗಳು', text: 'ಮನೆ ಹತ್ತಿರ, ಆಫೀಸ್ ಹತ್ತಿರ, ಅಥವಾ ದಿನ ಮುಗಿಯುವ ಯಾವ ಜಾಗದಲ್ಲಾದರೂ.' },
  { title: 'ಕ್ಲಾಸ್‌ಗಳಿಗೆ ಮೊದಲು ನೀವು', text: 'ಎಲ್ಲರಿಗಿಂತ ಒಂದು ದಿನ ಮೊದಲೇ ಗ್ರೂಪ್ ಕ್ಲಾಸ್ ಬುಕ್ ಮಾಡಿ.' },
  { title: 'ಪ್ರಗತಿಯ ಪರಿಶೀಲನೆ', text: 'ಟ್ರೈನರ್ ಪ್ರತಿ ತಿಂಗಳು ಅಳತೆ ನೋಡಿ ನಿಮ್ಮ ಪ್ಲಾನ್ ಸರಿಹೊಂದಿಸುತ್ತಾರೆ.' },
  { title: 'ಈಜುಕೊಳ', text: 'ಪ್ರತಿ ಪ್ಲಾನ್ ಜೊತೆಗೂ ಈಜು ಸೆಷನ್‌ಗಳಿವೆ.' },
];

export const elitePlusAccess = '300+ ಜಿಮ್‌ಗಳಿಗೆ ಅನ್‌ಲಿಮಿಟೆಡ್ ಪ್ರವೇಶ';
export const elitePlusHighlights: Words<English['elitePlusHighlights']> = [
  '300+ ಜಿಮ್‌ಗಳಿಗೆ ಪ್ರವೇಶ',
  'ಟ್ರೈನರ್ ಜೊತೆ ಗ್ರೂಪ್ ಕ್ಲಾಸ್‌ಗಳು',
  'ಪ್ಲಾನ್ ಮಾಡಲು ನಿಮ್ಮದೇ ಟ್ರೈನರ್',
  'ಅತಿ ಹೆಚ್ಚು ವಿರಾಮ ಮತ್ತು ವಿಸ್ತರಣೆ',
];
export const elitePlusFeaturesTitle = 'Elite Plus ನಿಮಗೆ ಏನು ಕೊಡುತ್ತದೆ';
export const elitePlusFeatures: Words<English['elitePlusFeatures']> = [
  { title: '300+ ಜಿಮ್‌ಗಳು', text: 'ನಮ್ಮ ಪಟ್ಟಿಯ ಎಲ್ಲ ಸೆಂಟರ್‌ಗಳು, ಇಲ್ಲಿ ಮತ್ತು ಬೇರೆ ಊರುಗಳಲ್ಲಿ.' },
  { title: 'ನಿಮ್ಮದೇ ಟ್ರೈನರ್', text: 'ನಿಮ್ಮ ಪ್ಲಾನ್ ಗೊತ್ತಿರುವ, ಅದನ್ನು ಮುಂದೆ ನಡೆಸುವ ಒಬ್ಬರು.' },
  { title: 'ರಿಕವರಿ', text: 'ಸ್ಟೀಮ್, ಸ್ಟ್ರೆಚ್ ಮತ್ತು ಮೂರು ತಿಂಗಳಿಗೊಮ್ಮೆ ಫಿಸಿಯೋಥೆರಪಿ ಚೆಕ್.' },
  { title: 'ಹೆಚ್ಚು ಸಲ ಈಜು', text: 'Elite Pro ಗಿಂತ ಎರಡು ಪಟ್ಟು ಈಜು ಸೆಷನ್‌ಗಳು.' },
];
