import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { deferScripts } from './defer-scripts.server';

/** Counts the uses of `new Function` while Zod parses an object, in a process of its own because Zod tests only once. */
function countCompiled(config: string): number {
  const program = `${config}
    let compiled = 0;
    globalThis.Function = class extends Function {
      constructor(...code) {
        super(...code);
        compiled += 1;
      }
    };
    const { z } = await import('zod');
    if (!z.object({ name: z.string() }).safeParse({ name: 'Asha' }).success) throw new Error('Not parsed');
    console.log(compiled);`;
  const args = ['--input-type=module', '--eval', program];
  return Number(execFileSync(process.execPath, args, { cwd: import.meta.dirname, encoding: 'utf8' }));
}

it('a page keeps Zod from testing for new Function, which its policy forbids', () => {
  const page = deferScripts('<head></head><script type="module" async="">import "/app.js"</script>');
  const [config = ''] = /globalThis\.__zod_globalConfig = .*;/.exec(page) ?? [];

  expect(countCompiled('')).toBeGreaterThan(0);
  expect(countCompiled(config)).toBe(0);
});
