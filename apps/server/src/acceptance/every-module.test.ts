// onBothEngines: one test per module reads back what the module's main write has stored.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SmokeTest } from '../testing/smoke.ts';

/** By the folder of the module. */
const smokeTests = Object.entries(
  import.meta.glob<SmokeTest>('../modules/*/*/smoke.ts', { eager: true, import: 'smoke' }),
).map(([file, smoke]) => ({ name: file.split('/').at(-2) ?? '', smoke }));

const modules = join(import.meta.dirname, '../modules');
const withCalls = readdirSync(modules).flatMap((area) =>
  readdirSync(join(modules, area)).filter((name) => existsSync(join(modules, area, name, 'routes.ts'))),
);

describe('every module', () => {
  it('with calls has a smoke test', () => {
    expect(smokeTests.map(({ name }) => name).sort(), 'write smoke.ts in its folder').toEqual(
      withCalls.sort(),
    );
  });

  for (const { name, smoke } of smokeTests) it(`${name} ${smoke[0]}`, smoke[1]);
});
