import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { CutNetwork } from '../fixtures/cut-network';
import { test as base } from '../fixtures/test';
import type { Engine, Launched } from './engine';
import { launchFirefox } from './firefox';
import { Screen } from './screen';
import { launchWebKit } from './webkit';

interface Options {
  /** The browser, and where its program or its driver is. */
  engine: { name: 'firefox' | 'webkit'; path: string };
}

interface Fixtures {
  view: Screen;
  /** One whose way to the product the test cuts or slows down. */
  cut: { view: Screen; network: CutNetwork };
}

export const test = base.extend<Fixtures, Options & { launched: Launched }>({
  engine: [
    { name: 'firefox', path: '' },
    { option: true, scope: 'worker' },
  ],

  launched: [
    async ({ engine: { name, path } }, use) => {
      const launched = await (name === 'firefox' ? launchFirefox(path) : launchWebKit(path));
      await use(launched);
      await launched.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  view: async ({ launched, baseURL }, use, testInfo) => {
    const engine = await launched.open();
    const screen = new Screen(engine, baseURL ?? '');
    await use(screen);
    await attachPicture(engine, testInfo);
    await engine.close();
    expect(engine.errors, 'errors in the console').toEqual([]);
  },

  cut: async ({ launched, baseURL }, use, testInfo) => {
    const network = new CutNetwork(baseURL ?? '');
    const engine = await launched.open();
    await use({ view: new Screen(engine, await network.open()), network });
    await attachPicture(engine, testInfo);
    await engine.close();
    network.close();
  },
});

export const { expect } = test;

async function attachPicture(engine: Engine, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  const path = testInfo.outputPath('window.png');
  writeFileSync(path, await engine.picture());
  testInfo.attachments.push({ name: 'window', path, contentType: 'image/png' });
}

/** Stores the token as the sign-in screen does. */
export async function signInAs(screen: Screen, { token }: { token: string }): Promise<void> {
  // A small file of this origin: Firefox shows JSON in its viewer.
  await screen.engine.navigate(screen.address('/robots.txt'));
  await screen.run('localStorage.setItem("token", arguments[0])', token);
}
