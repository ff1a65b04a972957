import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import type { Engine } from './engine';

type Role = 'button' | 'link' | 'option' | 'field';
type Name = string | RegExp;

interface Target {
  x: number;
  y: number;
  type: string;
  isChecked?: boolean;
}

const WITHIN = { timeout: 15_000 };
const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;

/**
 * In the page: the first shown element of a role and a name, and where it takes a press, once it does. A page that is still
 * loading, moving or covered is asked again.
 */
const findTarget = `
  const [role, name, flags] = arguments;
  const isNamed = (text) => {
    const clean = (text ?? '').replace(/\\s+/g, ' ').trim();
    return flags === null ? clean === name : new RegExp(name, flags).test(clean);
  };
  const selectors = { button: 'button, [role=button]', link: 'a[href]', option: '[role=option]', field: 'input, select, textarea' };
  const namesOf = (element) => [
    element.getAttribute('aria-label'),
    role === 'field' ? null : element.innerText,
    ...[...(element.labels ?? [])].map((label) => label.innerText),
  ];
  // A dialog covers the page behind it.
  const scope = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document;
  for (const element of scope.querySelectorAll(selectors[role])) {
    if (element.disabled || !element.getClientRects().length || !namesOf(element).some(isNamed)) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit));
    const place = [location.href, x, y].join();
    const isStill = element.lastPlace === place;
    element.lastPlace = place;
    if (!isHit || !isStill) continue;
    return { x, y, type: element.localName === 'select' ? 'select' : element.type, isChecked: element.checked };
  }
  return null;`;

/** Sets the value as a person does who chooses it, for controls whose own window no driver reaches. */
const setValue = `
  const [x, y, wanted] = arguments;
  const hit = document.elementFromPoint(x, y);
  const element = hit.closest('input, select, textarea') ?? hit.closest('label').control;
  const value = element.localName === 'select'
    ? [...element.options].find(({ label, value }) => label === wanted || value === wanted).value
    : wanted;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, value);
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));`;

/** User actions and observations in a browser window. */
export class Screen {
  readonly engine: Engine;
  private readonly baseURL: string;

  constructor(engine: Engine, baseURL: string) {
    this.engine = engine;
    this.baseURL = baseURL;
  }

  /** Opens an address and waits until the page responds. */
  async open(path: string): Promise<void> {
    await this.engine.navigate(this.address(path));
    await this.hydrated();
  }

  address(path: string): string {
    return this.baseURL + path;
  }

  async hydrated(): Promise<void> {
    await this.until('return document.documentElement.dataset.hydrated === "yes"', 'the page is hydrated');
  }

  run<T>(body: string, ...args: unknown[]): Promise<T> {
    return this.engine.run<T>(body, ...args);
  }

  async until(condition: string, what: string): Promise<void> {
    // The page may be replaced meanwhile.
    await expect
      .poll(() => this.run(condition).catch(() => false), { ...WITHIN, message: what })
      .toBeTruthy();
  }

  async press(role: Role, name: Name): Promise<void> {
    const { x, y } = await this.find(role, name);
    await this.pressAt(x, y);
  }

  async check(name: Name): Promise<void> {
    const { x, y, isChecked } = await this.find('field', name);
    if (!isChecked) await this.pressAt(x, y);
  }

  async fill(name: Name, text: string): Promise<void> {
    const { x, y, type } = await this.find('field', name);
    if (['select', 'date', 'time'].includes(type)) {
      await this.run(setValue, x, y, text);
      return;
    }
    await this.pressAt(x, y);
    await this.run('document.activeElement.select?.()');
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  key(name: keyof typeof keys): Promise<void> {
    return this.type(keys[name]);
  }

  async see(text: Name): Promise<void> {
    await expect.poll(() => this.text(), WITHIN).toMatch(pattern(text));
  }

  async seeNot(text: Name): Promise<void> {
    await expect.poll(() => this.text(), WITHIN).not.toMatch(pattern(text));
  }

  async at(path: RegExp): Promise<void> {
    await expect
      .poll(() => this.run<string>('return location.pathname + location.search').catch(() => ''), WITHIN)
      .toMatch(path);
  }

  /** True if a field shows nothing but its frame. */
  async isBlank(name: Name): Promise<boolean> {
    const { x, y } = await this.find('field', name);
    // Without the round frame and the button of the calendar.
    const inside = await this.run<Region>(
      `const { left, top, width, height } = document.elementFromPoint(...arguments).getBoundingClientRect();
      return { left: Math.ceil(left) + 10, top: Math.ceil(top) + 10, width: Math.floor(width / 2), height: Math.floor(height) - 20 };`,
      x,
      y,
    );
    // Its statistics are of the whole picture otherwise.
    const cut = await sharp(await this.engine.picture())
      .extract(inside)
      .toBuffer();
    const { channels } = await sharp(cut).stats();
    return channels.every(({ stdev }) => stdev < 1);
  }

  /** Brightness of a point of the window, from 0 to 255. */
  async lightAt(left: number, top: number): Promise<number> {
    const region = { left, top, width: 1, height: 1 };
    const [light = 0] = await sharp(await this.engine.picture())
      .extract(region)
      .greyscale()
      .raw()
      .toBuffer();
    return light;
  }

  text(): Promise<string> {
    return this.run<string>('return document.body.innerText.replace(/\\s+/g, " ")').catch(() => '');
  }

  private async find(role: Role, name: Name): Promise<Target> {
    const args = typeof name === 'string' ? [role, name, null] : [role, name.source, name.flags];
    const end = Date.now() + WITHIN.timeout;
    for (;;) {
      const found = await this.run<Target | null>(findTarget, ...args).catch(() => null);
      if (found) return found;
      if (Date.now() > end)
        throw new Error(`No ${role} ${name} takes a press. Shown: ${(await this.text()).slice(-600)}`);
      await wait(50);
    }
  }

  private async pressAt(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }
}

const pattern = (text: Name): RegExp =>
  typeof text === 'string' ? new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : text;
