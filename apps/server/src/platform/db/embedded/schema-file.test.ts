import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modules } from '../../../modules.ts';
import { describeSchema } from '../../../testing/describe-schema.ts';
import { startTestGym } from '../../../testing/gym.ts';

it('schema.sql matches the migrations; `npm run schema` writes it', async () => {
  const gym = await startTestGym();
  const sections = modules.map(({ name, owns = [] }) => ({ title: `Of ${name}`, tables: owns }));

  const schema = await describeSchema(gym.db, sections);

  expect(schema.match(/^create (constraint )?trigger/gim)?.length, 'docs/adr/0084').toBeLessThanOrEqual(30);
  await expect(schema).toMatchFileSnapshot(join(import.meta.dirname, '../schema.sql'));
});
