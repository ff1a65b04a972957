import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { deferScripts, guardScrollScript, prepareScripts } from './defer-scripts.server';

/** Counts the uses of `new Function` while Zod parses an object, in a separate process because Zod tests only once. */
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

const rendered = '<head></head><script type="module" async="">import "/app.js"</script>';

it.each([
  ['the site', deferScripts],
  ['the admin side', prepareScripts],
])('a page of %s keeps Zod from testing for new Function, which its policy forbids', (_, prepare) => {
  const page = prepare(rendered);
  const [config = ''] = /globalThis\.__zod_globalConfig = .*;/.exec(page) ?? [];

  expect(countCompiled('')).toBeGreaterThan(0);
  expect(countCompiled(config)).toBe(0);
});

/** Runs the first inline script of a page that names `part`, as a browser with these globals. */
function runScript(page: string, part: string, globals: Record<string, unknown>): void {
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body);
  const script = scripts.find((each) => each.includes(part)) ?? '';
  expect(script).toContain(part);
  new Function(...Object.keys(globals), script)(...Object.values(globals));
}

it('where storage is forbidden, the script of the scroll position does not run', () => {
  const scroll = '((key)=>{sessionStorage.removeItem(key);ran()})("react-router-scroll-positions", null)';
  const page = guardScrollScript(`<script>first()</script><script>${scroll}</script><script>last()</script>`);
  const run = (getStorage: () => unknown) => {
    const ran = vi.fn();
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: getStorage });
    runScript(page, 'scroll', { ran });
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    return ran.mock.calls.length > 0;
  };

  expect(page).toMatch(/^<script>first\(\)<\/script><script>try/);
  expect(run(() => ({ removeItem: () => {} }))).toBe(true);
  expect(
    run(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  ).toBe(false);
});

it('a browser that is too old gets a sentence and no scripts', () => {
  const page = deferScripts(rendered);
  const attributes: string[] = [];
  const shown: string[] = [];
  const document = {
    documentElement: { setAttribute: (name: string) => attributes.push(name) },
    body: { insertAdjacentHTML: (_: string, html: string) => shown.push(html) },
  };
  const open = (window: object) => runScript(page, 'MathMLElement', { document, window });

  open({ MathMLElement: class {}, CSSPropertyRule: class {} });
  expect([attributes, shown]).toEqual([[], []]);
  open({ CSSPropertyRule: class {} });
  open({ MathMLElement: class {} });
  expect(attributes).toEqual(['data-too-old', 'data-too-old']);
  expect(shown[0]).toContain('Your browser is too old for parts of this site');
});
