import { expect } from 'vitest';
import { drawPicture } from '../../../testing/pictures.ts';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'answers an uploaded picture byte for byte, each time',
  async () => {
    const body = await drawPicture();
    const { image } = (await admin.callLoosely('images', { body, headers: { 'content-type': 'image/png' } }))
      .body;

    const [first, second] = [await gym.app.inject(image), await gym.app.inject(image)];

    expect(first.statusCode).toBe(200);
    expect(first.rawPayload.length).toBeGreaterThan(0);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  },
];
