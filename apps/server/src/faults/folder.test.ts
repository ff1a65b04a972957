import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../testing/places.ts';
import { launchServer, startServer } from '../testing/started-server.ts';

describe('the data folder of a running server', () => {
  // That a kill leaves no lock behind is seen at each kill of kill.test.ts.
  it('is its owner’s alone, and is refused to a second process', async () => {
    const place = await makeFolder();
    const folder = place.env.DATA_DIR ?? '';
    const first = await startServer(place);

    const openToOthers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(join(folder, name)).mode & 0o077,
    );
    const second = await launchServer(place);
    await once(second.process, 'close');
    const status = await first.end('SIGTERM');

    expect(openToOthers).toEqual([]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(second.process.exitCode).toBe(1);
    expect(second.output()).toMatch(/^The data folder \S+ is in use by another process\.[^\n]*\n$/);
    expect(status).toBe(0);
  });
});
