import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, run } from './run.mjs';

/** @type {Record<string, string>} */
const commands = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const launched = Object.entries(commands).filter(([, command]) =>
  command.startsWith('node scripts/launch.mjs '),
);

it.each(launched)(
  'npm run %s -- --help shows what the command does, and does nothing',
  async (name, command) => {
    const { isOk, output } = await run(process.execPath, [...command.split(' ').slice(1), '--help'], {
      isQuiet: true,
    });

    expect(isOk, output).toBe(true);
    expect(output).toMatch(new RegExp(`^npm (run )?${name}\\b`));
    expect(output.split('\n').length).toBeLessThan(25);
  },
);

it('every command is launched, so that it has help', () => {
  expect(launched.length).toBe(Object.keys(commands).length - 1);
  expect(commands).toHaveProperty('postinstall');
});
