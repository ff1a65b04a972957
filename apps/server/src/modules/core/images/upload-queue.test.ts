import { expect, it } from 'vitest';
import { enqueue } from './upload-queue.ts';

it('is refused while eight wait, and taken when one of them is done', async () => {
  const ends: (() => void)[] = [];
  const upload = () => enqueue(() => new Promise<void>((resolve) => ends.push(resolve)));
  const waiting = Array.from({ length: 8 }, upload);

  await expect(upload()).rejects.toMatchObject({ status: 503 });
  await expect.poll(() => ends.length).toBe(1);
  ends.shift()?.();
  await waiting[0];
  waiting.push(upload());

  // Sequential: each starts when the previous one has ended.
  for (const turn of waiting.slice(1)) {
    await expect.poll(() => ends.length).toBe(1);
    ends.shift()?.();
    await turn;
  }
});
