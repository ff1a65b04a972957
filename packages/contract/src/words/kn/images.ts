import { IMAGE_LEAST_SIDE_PIXELS, IMAGE_MOST_BYTES } from '../../images/rules.ts';
import type { Words } from '../words.ts';

export const imageMessages: Words<typeof import('../en/images').imageMessages> = {
  imageCrop: 'ಎಡ, ಮೇಲೆ ಮತ್ತು ಬದಿ ಮೂರನ್ನೂ ಕೊಡಿ, ಅಥವಾ ಯಾವುದನ್ನೂ ಕೊಡಬೇಡಿ',
  imageNotRead: 'ಈ ಫೈಲ್ ನಮಗೆ ಓದಲಾಗುವ ಚಿತ್ರವಲ್ಲ. JPEG, PNG, WebP ಅಥವಾ AVIF ಫೈಲ್ ಬಳಸಿ.',
  imageTooSmall: `ಕನಿಷ್ಠ ${IMAGE_LEAST_SIDE_PIXELS} × ${IMAGE_LEAST_SIDE_PIXELS} ಪಿಕ್ಸೆಲ್‌ನ ಚಿತ್ರ ಬಳಸಿ.`,
  imageTooHeavy: `ಹೆಚ್ಚೆಂದರೆ ${IMAGE_MOST_BYTES / 1024 / 1024} MB ಫೈಲ್ ಬಳಸಿ.`,
};
