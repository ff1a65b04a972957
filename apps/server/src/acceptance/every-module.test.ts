// onBothEngines: what a module's main write stores comes back in its main read, one test a module.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Story } from '../testing/smoke.ts';

/** By the folder of the module. */
const stories = Object.entries(
  import.meta.glob<Story>('../modules/*/*/story.ts', { eager: true, import: 'story' }),
).map(([file, story]) => ({ name: file.split('/').at(-2) ?? '', story }));

const modules = join(import.meta.dirname, '../modules');
const withCalls = readdirSync(modules).flatMap((area) =>
  readdirSync(join(modules, area)).filter((name) => existsSync(join(modules, area, name, 'routes.ts'))),
);

describe('every module', () => {
  it('with calls has its story', () => {
    expect(stories.map(({ name }) => name).sort(), 'write story.ts in its folder').toEqual(withCalls.sort());
  });

  for (const { name, story } of stories) it(`${name} ${story[0]}`, story[1]);
});
