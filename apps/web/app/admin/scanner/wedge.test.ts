import { cardProof, formatCardCode } from '@namma/contract/codes/card';
import { keyboardLayouts, writeWith } from '@namma/contract/codes/keyboards';
import { formatSlipCode, slipCodeOf } from '@namma/contract/codes/slips';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usKeyAt } from './us-keys';
import {
  PAUSE_MILLISECONDS,
  type Press,
  pause,
  pressKey,
  restingWedge,
  type Scan,
  type Wedge,
} from './wedge';

const CARD = 'NS1.42.60123456.ABCD2345';
const SLIP = '482109374';

/** A browser with one field, or none: keys go where the focus is, unless they are stopped. */
class Browser {
  wedge: Wedge<string> = restingWedge();
  at = 1_000;
  focus: string | undefined = 'main';
  values = new Map<string, string>();
  scans: Scan<string>[] = [];
  /** Field in which Enter or Tab was pressed. */
  pressed: (string | undefined)[] = [];

  press(key: string, changes: Partial<Press<string>> = {}): void {
    const value = this.values.get(this.focus ?? '') ?? '';
    const step = pressKey(this.wedge, {
      at: this.at,
      key,
      usKey: undefined,
      isChord: false,
      isRepeat: false,
      into:
        this.focus === undefined
          ? undefined
          : { field: this.focus, value, start: value.length, end: value.length },
      ...changes,
    });
    this.wedge = step.wedge;
    if (step.scan) this.take(step.scan);
    else if (step.isStopped) return;
    else if (key === 'Enter' || key === 'Tab') this.pressed.push(this.focus);
    else if (this.focus !== undefined && key.length === 1 && !changes.isChord)
      this.values.set(this.focus, value + key);
  }

  /** Types a text, with this many milliseconds before each key. */
  type(text: string, gaps: number | readonly number[]): void {
    [...text].forEach((key, n) => {
      this.wait(typeof gaps === 'number' ? gaps : (gaps[n % gaps.length] ?? 0));
      this.press(key);
    });
  }

  scan(text: string, gap: number, suffix: readonly string[] = ['Enter']): void {
    this.wait(400);
    this.type(text, gap);
    for (const key of suffix) {
      this.wait(gap);
      this.press(key);
    }
  }

  wait(milliseconds: number): void {
    if (milliseconds >= PAUSE_MILLISECONDS) {
      const step = pause(this.wedge, this.at + PAUSE_MILLISECONDS);
      this.wedge = step.wedge;
      if (step.scan) this.take(step.scan);
    }
    this.at += milliseconds;
  }

  private take(scan: Scan<string>): void {
    this.scans.push(scan);
    for (const { field, value } of scan.fields) this.values.set(field, value);
  }
}

describe('a scanner', () => {
  it.each([0, 5, 20, 50])(
    'with a key each %i ms is taken out of the field, and its Enter presses nothing',
    (gap) => {
      const browser = new Browser();
      browser.focus = 'reason';
      browser.type('a friend of', 120);

      browser.scan(CARD, gap);

      expect(browser.scans).toMatchObject([{ text: CARD, code: { kind: 'card' } }]);
      expect(browser.values.get('reason')).toBe('a friend of');
      expect(browser.pressed).toEqual([]);
    },
  );

  it.each([[['Tab']], [['Enter', 'Enter']], [['Tab', 'Enter']]])('may end with %j', (suffix) => {
    const browser = new Browser();

    browser.scan(SLIP, 20, suffix);

    expect(browser.scans.map(({ text }) => text)).toEqual([SLIP]);
    expect(browser.pressed).toEqual([]);
  });

  it.each([1, 4, CARD.length - 1])(
    'that a busy computer tells of late after %i keys is read whole',
    (heard) => {
      const browser = new Browser();
      browser.type(CARD.slice(0, heard), 10);
      browser.wedge = pause(browser.wedge, browser.at + PAUSE_MILLISECONDS).wedge;
      browser.type(CARD.slice(heard), 10);
      browser.press('Enter');

      expect(browser.scans).toMatchObject([{ text: CARD, code: { kind: 'card' } }]);
      expect(browser.values.get('main')).toBe('');
      expect(browser.pressed).toEqual([]);
    },
  );

  it('allows a quick Tab after it', () => {
    const browser = new Browser();

    browser.scan(SLIP, 20, ['Tab', 'Tab', 'Tab', 'Tab']);

    expect(browser.pressed).toEqual(['main', 'main']);
  });

  it('allows Tab to be held down after it', () => {
    const browser = new Browser();
    browser.scan(SLIP, 20, ['Tab']);
    browser.wait(30);
    browser.press('Tab', { isRepeat: true });

    expect(browser.pressed).toEqual(['main']);
  });

  it('may end with a line feed, or with nothing', () => {
    const browser = new Browser();
    browser.scan(SLIP, 20, []);
    browser.at += 20;
    browser.press('j', { isChord: true });
    browser.scan(CARD, 20, []);
    browser.wait(PAUSE_MILLISECONDS);

    expect(browser.scans.map(({ text }) => text)).toEqual([SLIP, CARD]);
  });

  it('may show what kind of code it has read', () => {
    const browser = new Browser();

    browser.scan(`]C1${SLIP}`, 10);
    browser.scan(`]Q3${CARD}`, 10);

    expect(browser.scans.map(({ code }) => code?.kind)).toEqual(['slip', 'card']);
  });

  it('is noticed while a button has the focus, and its space presses nothing', () => {
    const browser = new Browser();
    browser.focus = undefined;

    browser.scan('BEGIN:VCARD FN:Asha Rao', 10);

    expect(browser.scans.map(({ text }) => text)).toEqual(['BEGIN:VCARD FN:Asha Rao']);
    expect(pressKey(restingWedge<string>(), spaceAt(0)).isStopped).toBe(false);
  });

  it('may stumble once within a code of ours', () => {
    const browser = new Browser();

    browser.type(
      CARD,
      [10, 10, 10, 10, 10, 10, 10, 10, 10, 250, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
    );
    browser.press('Enter');

    expect(browser.scans).toMatchObject([{ text: CARD }]);
    expect(browser.values.get('main')).toBe('');
  });

  it('may stumble once within another text', () => {
    const browser = new Browser();

    browser.type('412345678901', [10, 10, 10, 200, 10, 10, 10, 10, 10, 10, 10, 10]);
    browser.press('Enter');

    expect(browser.scans).toMatchObject([{ text: '412345678901' }]);
  });

  it('is separated from text typed right before it', () => {
    const browser = new Browser();
    browser.type('asha', 100);

    browser.at += 90;
    browser.type(CARD, 20);
    browser.press('Enter');

    expect(browser.scans.map(({ text }) => text)).toEqual([CARD]);
    expect(browser.values.get('main')).toBe('asha');
  });

  it.each(keyboardLayouts)('is understood at a keyboard with the layout %s', (layout) => {
    const browser = new Browser();

    for (const key of CARD) {
      browser.at += 20;
      const written = writeWith(layout, key);
      browser.press(written === '' ? 'Dead' : written, { usKey: key });
    }
    browser.press('Enter');

    expect(browser.scans[0]?.code).toMatchObject({ kind: 'card' });
  });
});

const spaceAt = (at: number): Press<string> => ({
  at,
  key: ' ',
  usKey: ' ',
  isChord: false,
  isRepeat: false,
  into: undefined,
});

describe('a person who types', () => {
  it.each(['a friend of the owner', 'Asha Rao', '9876543210', '412345678901', SLIP, CARD])(
    '%s at twelve keys a second scans nothing',
    (text) => {
      const browser = new Browser();

      browser.type(text, 1000 / 12);
      browser.at += 1000 / 12;
      browser.press('Enter');
      browser.wait(PAUSE_MILLISECONDS);

      expect(browser.scans).toEqual([]);
      expect(browser.values.get('main')).toBe(text);
      expect(browser.pressed).toEqual(['main']);
    },
  );

  it('and holds a key down scans nothing', () => {
    const browser = new Browser();
    for (let n = 0; n < 20; n++) {
      browser.at += 30;
      browser.press('1', { isRepeat: n > 0 });
    }
    browser.press('Enter');

    expect(browser.scans).toEqual([]);
  });
});

it('the keys of a US keyboard are known by their places', () => {
  expect(['KeyN', 'Digit1', 'Period', 'F2', 'Enter'].map((code) => usKeyAt(code, false))).toEqual([
    'n',
    '1',
    '.',
    undefined,
    undefined,
  ]);
  expect(usKeyAt('Semicolon', true)).toBe(':');
});

/** Events at a counter: typing, scanning, focus changes. */
type Act =
  | { kind: 'human'; text: string; gaps: number[]; hasEnter: boolean }
  | { kind: 'scanner'; text: string; gap: number; suffix: readonly string[] }
  | { kind: 'focus'; to: string | undefined };

const words = fc.string({ unit: fc.constantFrom(...'abcdefghij 0123456789'), minLength: 1, maxLength: 14 });
const slips = fc.integer({ min: 0, max: 99_999_999 }).map((n) => slipCodeOf(String(n).padStart(8, '0')));
const cards = fc
  .record({
    memberId: fc.integer({ min: 1, max: 99_999 }),
    step: fc.integer({ min: 60_000_000, max: 61_000_000 }),
    proof: fc.uint8Array({ minLength: 5, maxLength: 5 }).map(cardProof),
  })
  .map(formatCardCode);
const acts = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('human' as const),
      text: words,
      gaps: fc.array(fc.integer({ min: 83, max: 260 }), { minLength: 1, maxLength: 14 }),
      hasEnter: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('scanner' as const),
      text: fc.oneof(
        slips,
        slips.map(formatSlipCode),
        cards,
        fc.constantFrom('8901030865237', '9876543210', 'https://namma.fit/x'),
      ),
      gap: fc.integer({ min: 5, max: 50 }),
      suffix: fc.constantFrom(['Enter'], ['Tab'], ['Enter', 'Enter']),
    }),
    fc.record({
      kind: fc.constant('focus' as const),
      to: fc.constantFrom('main', 'utr', 'reason', undefined),
    }),
  ),
  { maxLength: 14 },
);

it('of typing and scans in any order, each scan is found once, and fields have typed values by hand', () => {
  fc.assert(
    fc.property(acts, (happened: Act[]) => {
      const browser = new Browser();
      const typed = new Map<string, string>();
      const scanned: string[] = [];
      const entered: (string | undefined)[] = [];
      for (const act of happened) {
        if (act.kind === 'focus') browser.focus = act.to;
        if (act.kind === 'scanner') {
          browser.scan(act.text, act.gap, act.suffix);
          scanned.push(act.text);
        }
        if (act.kind === 'human') {
          browser.wait(400);
          browser.type(act.text, act.gaps);
          browser.at += 90;
          if (browser.focus !== undefined)
            typed.set(browser.focus, (typed.get(browser.focus) ?? '') + act.text);
          if (act.hasEnter) {
            browser.press('Enter');
            entered.push(browser.focus);
          }
        }
      }

      expect(browser.scans.map(({ text }) => text)).toEqual(scanned);
      expect(Object.fromEntries([...browser.values].filter(([, value]) => value !== ''))).toEqual(
        Object.fromEntries(typed),
      );
      expect(browser.pressed).toEqual(entered);
    }),
    { numRuns: 500 },
  );
});
