import { afterEach, expect, it, vi } from 'vitest';
import { startTestGym } from '../testing/gym.ts';
import type { RenderPage } from './pages.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
let failures: Error[] = [];
/** A page with several failing parts. */
const render: RenderPage = async (_request, _reads, onError) => {
  for (const error of failures) onError(error);
  return new Response('Something went wrong!', { status: 500 });
};
const gym = await startTestGym({ web: { clientFolder: import.meta.dirname, render } });
const open = (path: string) => gym.app.inject({ method: 'GET', url: path });

afterEach(() => {
  vi.restoreAllMocks();
});

it('logs one line for a page that a bug broke, however many of its parts failed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failures = [away, new Error('no such product'), new Error('no such product')];

  expect((await open('/broken')).statusCode).toBe(500);

  expect(logged.mock.calls).toHaveLength(1);
  expect(String(logged.mock.calls[0])).toContain('no such product');
});

it('logs no error of a page while the database is out of reach', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  failures = [away, away, away];

  await open('/away');

  expect(logged).not.toHaveBeenCalled();
});
