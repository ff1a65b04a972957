import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Engine, type Launched, WINDOW } from './engine';

const preferences = {
  'intl.accept_languages': 'en-IN',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  // Windows of a test are background windows, whose timers would be slowed down.
  'dom.min_background_timeout_value': 4,
};

/** Starts Firefox without a window, which is driven through WebDriver BiDi and needs no driver. */
export async function launchFirefox(path: string): Promise<Launched> {
  const profile = mkdtempSync(join(tmpdir(), 'namma-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const connection = await connect(await findAddress(firefox.stderr));
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: () => openWindow(connection),
    close: async () => {
      const ended = once(firefox, 'exit');
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function findAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('Firefox does not start.');
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  message?: string;
  method?: string;
  params?: { level: string; text: string; source: { context?: string } };
}

interface Connection {
  send(method: string, params: object): Promise<Record<string, unknown>>;
  onError(context: string, listener: (text: string) => void): void;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (text: string) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      const { level, text, source } = message.params ?? { level: '', text: '', source: {} };
      if (level === 'error') listeners.get(source.context ?? '')?.(text);
    } else waiting.get(message.id ?? 0)?.(message);
  });
  return {
    send: async (method, params) => {
      const id = ++last;
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result = {}, message } = await answered;
      waiting.delete(id);
      if (type === 'error') throw new Error(`${method}: ${message}`);
      return result;
    },
    onError: (context, listener) => listeners.set(context, listener),
  };
}

/**
 * Firefox reports code that was still being loaded ahead when its page was left, an icon of files that are no page, and pictures
 * that do not exist.
 */
const expectedErrors = /route module|dynamically imported module|favicon\.ico|A ServiceWorker intercepted/;

/** A window with separate storage. */
async function openWindow({ send, onError }: Connection): Promise<Engine> {
  const { userContext } = await send('browser.createUserContext', {});
  const { context } = await send('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: WINDOW });
  const errors: string[] = [];
  onError(String(context), (text) => {
    if (!expectedErrors.test(text)) errors.push(text);
  });
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression,
      awaitPromise: true,
      target: { context },
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result as { value?: string; sharedId?: string };
  };
  return {
    errors,
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (body, ...args) => {
      const { value } = await evaluate(
        `(async (...args) => JSON.stringify({ value: await (function () { ${body} }).apply(null, args) }))(...${JSON.stringify(args)})`,
      );
      return (JSON.parse(value ?? '{}') as { value?: never }).value as never;
    },
    act: async (actions) => void (await send('input.performActions', { context, actions })),
    chooseFile: async (selector, path) => {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}
