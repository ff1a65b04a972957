import { imageSidesPixels } from '@namma/contract/images/rules';
import { expect } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import { atOnce, countStatuses, gym, type Races } from '../../../testing/races.ts';
import { createToken, hashToken } from '../../people/auth/tokens.ts';
import { insertImage } from './queries.ts';

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  images: {
    'stores the same file once': async () => {
      const admin = gym.as(await gym.make.admin());
      const body = await drawPicture();

      const answers = await atOnce(4, () =>
        admin.callLoosely('images', { body, headers: { 'content-type': 'image/png' } }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 4 });
      expect(new Set(answers.map((answer) => answer.body.image)).size).toBe(1);
      const hash = /[0-9a-f]{64}/.exec(answers[0]?.body.image ?? '')?.[0] ?? '';
      const files = gym.db.selectFrom('image_files').select('side').where('hash', '=', hash);
      expect(await files.execute()).toHaveLength(6);
    },
    'stores a file once that several processes have prepared': async () => {
      const { userId } = await gym.make.admin();
      const image = {
        hash: hashToken(createToken()).toString('hex'),
        uploaded_by: userId,
        created_at: gym.now(),
      };
      const prepared = imageSidesPixels.map(
        (side) => ({ side, format: 'webp', body: Buffer.alloc(1) }) as const,
      );

      await atOnce(8, () => inTransaction(gym.db, (tx) => insertImage(tx, image, prepared)));

      const files = gym.db.selectFrom('image_files').select('side').where('hash', '=', image.hash);
      expect(await files.execute()).toHaveLength(prepared.length);
    },
  },
};
