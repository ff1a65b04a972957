import { afterEach, expect, it, vi } from 'vitest';
import { deferScripts } from './defer-scripts.server';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a page keeps Zod from testing for new Function, which its policy forbids', async () => {
  const page = deferScripts('<head></head><script type="module" async="">import "/app.js"</script>');
  const [config = ''] = /globalThis\.__zod_globalConfig = .*;/.exec(page) ?? [];
  vi.stubGlobal('__zod_globalConfig', undefined);
  new Function(config)();
  const compiled = vi.fn();
  vi.stubGlobal(
    'Function',
    class {
      constructor() {
        compiled();
      }
    },
  );
  vi.resetModules();

  const { z } = await import('zod');
  const parsed = z.object({ name: z.string() }).safeParse({ name: 'Asha' });

  expect(parsed.success).toBe(true);
  expect(compiled).not.toHaveBeenCalled();
});
