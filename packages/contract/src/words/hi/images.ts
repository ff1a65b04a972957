import { IMAGE_LEAST_SIDE_PIXELS, IMAGE_MOST_BYTES } from '../../images/rules.ts';
import type { Words } from '../words.ts';

export const imageMessages: Words<typeof import('../en/images').imageMessages> = {
  imageCrop: 'बाएँ, ऊपर और साइड तीनों दें, या कोई भी न दें',
  imageNotRead: 'यह फ़ाइल ऐसी फ़ोटो नहीं है जिसे हम पढ़ सकें। JPEG, PNG, WebP या AVIF फ़ाइल दें।',
  imageTooSmall: `कम से कम ${IMAGE_LEAST_SIDE_PIXELS} × ${IMAGE_LEAST_SIDE_PIXELS} पिक्सेल की फ़ोटो दें।`,
  imageTooHeavy: `ज़्यादा से ज़्यादा ${IMAGE_MOST_BYTES / 1024 / 1024} MB की फ़ाइल दें।`,
};
