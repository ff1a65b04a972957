import { toAsciiDigits } from '../text/digits.ts';

/**
 * Keyboard layouts that move letters, digits or dots. A scanner presses the keys of a US keyboard, and the computer
 * writes the characters of its own layout. A layout is listed by the keys of a US keyboard, first without, then with
 * Shift.
 */
const US = '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';

/** A key that writes nothing by itself. */
const NOTHING = '·';

const latin = {
  german: [
    '^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-',
    '°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_',
  ],
  french: [
    '²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!',
    '·1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§',
  ],
  belgian: [
    '²&é"\'(§è!çà)-azertyuiop^$µqsdfghjklmùwxcvbn,;:=',
    '³1234567890°_AZERTYUIOP¨*£QSDFGHJKLM%WXCVBN?./+',
  ],
  czech: [
    ';+ěščřžýáíé=´qwertzuiopú)¨asdfghjklů§yxcvbnm,.-',
    '°1234567890%ˇQWERTZUIOP/(\'ASDFGHJKL"!YXCVBNM?:_',
  ],
  dvorak: [
    "`1234567890[]',.pyfgcrl/=\\aoeuidhtns-;qjkxbmwvz",
    '~!@#$%^&*(){}"<>PYFGCRL?+|AOEUIDHTNS_:QJKXBMWVZ',
  ],
} as const;

/** Separated by spaces, because vowel signs join the letter before them. Digits are compared as `0` to `9`. */
const indian = {
  hindiInscript: [
    'ॊ 1 2 3 4 5 6 7 8 9 0 - ृ ौ ै ा ी ू ब ह ग द ज ड ़ ॉ ो े ् ि ु प र क त च ट ॆ ं म न व ल स , . य',
    'ऒ ऍ ॅ # $ % ^ & * ( ) ः ऋ औ ऐ आ ई ऊ भ ङ घ ध झ ढ ञ ऑ ओ ए अ इ उ फ ऱ ख थ छ ठ ऎ ँ ण ऩ ऴ ळ श ष । य़',
  ],
  hindiPhonetic: [
    "` 1 2 3 4 5 6 7 8 9 0 - = ट ड ॆ र त य ु ि ॊ प [ ] \\ ा स द ् ग ह ज क ल ; ' ञ ष च व ब न म , . /",
    '~ ! @ # $ % ^ & * ( ) _ + ठ ढ े ृ थ ै ू ी ो फ { } | आ श ध ॄ घ ः झ ख ळ : " ङ ़ छ ौ भ ण ं < > ?',
  ],
  kannadaInscript: [
    'ೊ 1 2 3 4 5 6 7 8 9 0 ಃ ೃ ೌ ೈ ಾ ೀ ೂ ಬ ಹ ಗ ದ ಜ ಡ ಼ · ೋ ೇ ್ ಿ ು ಪ ರ ಕ ತ ಚ ಟ ೆ ಂ ಮ ನ ವ ಲ ಸ , . ಯ',
    'ಒ · · · · · · · · · · · ಋ ಔ ಐ ಆ ಈ ಊ ಭ ಙ ಘ ಧ ಝ ಢ ಞ · ಓ ಏ ಅ ಇ ಉ ಫ ಱ ಖ ಥ ಛ ಠ ಎ · ಣ · ಴ ಳ ಶ ಷ · @',
  ],
  kannadaPhonetic: [
    "` 1 2 3 4 5 6 7 8 9 0 - = ಟ ಡ ೆ ರ ತ ಯ ು ಿ ೊ ಪ [ ] \\ ಾ ಸ ದ ್ ಗ ಹ ಜ ಕ ಲ ; ' ಞ ಷ ಚ ವ ಬ ನ ಮ , . /",
    '~ ! @ # $ % ^ & * ( ) _ + ಠ ಢ ೇ ೃ ಥ ೈ ೂ ೀ ೋ ಫ { } | ಆ ಶ ಧ ೄ ಘ ಃ ಝ ಖ ಳ : " ಙ ಼ ಛ ೌ ಭ ಣ ಂ < > ?',
  ],
} as const;

type Layout = keyof typeof latin | keyof typeof indian;

export const keyboardLayouts = [
  'german',
  'french',
  'belgian',
  'czech',
  'dvorak',
  'hindiInscript',
  'hindiPhonetic',
  'kannadaInscript',
  'kannadaPhonetic',
] as const satisfies Layout[];

function keysOf(layout: Layout): string[] {
  const isIndian = layout in indian;
  const rows: readonly [string, string] = { ...latin, ...indian }[layout];
  return rows.flatMap((row) => (isIndian ? row.split(' ') : [...row]));
}

let usKeys: ReadonlyMap<Layout, ReadonlyMap<string, string>> | undefined;

/** For each layout the US keys of its characters. Built on first use. */
function getUsKeys(): ReadonlyMap<Layout, ReadonlyMap<string, string>> {
  usKeys ??= new Map(keyboardLayouts.map((layout) => [layout, toUsKeys(keysOf(layout))]));
  return usKeys;
}

function toUsKeys(keys: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  keys.forEach((written, key) => {
    // A character on two keys maps to the one without Shift, which is listed first.
    if (written !== NOTHING && !found.has(written)) found.set(written, US[key] ?? '');
  });
  return found;
}

/**
 * Returns the text that a computer with this layout writes when a scanner sends a text. Omits keys that write nothing.
 */
export function writeWith(layout: Layout, text: string): string {
  const keys = keysOf(layout);
  return [...text]
    .map((character) => keys[US.indexOf(character)] ?? character)
    .filter((written) => written !== NOTHING)
    .join('');
}

/**
 * Returns the texts that a scanner may have sent as this text: the text itself, and its keys in each layout that has
 * all of its characters. The first is the likeliest.
 */
export function readingsOf(written: string): string[] {
  const text = toAsciiDigits(written.trim());
  const readings = [text];
  for (const keys of getUsKeys().values()) {
    const characters = [...text].map((character) => (character === ' ' ? ' ' : keys.get(character)));
    if (characters.every((character) => character !== undefined)) readings.push(characters.join(''));
  }
  return [...new Set(readings)];
}

/** Returns the first reading that `parse` accepts. */
export function parseReadings<T>(written: string, parse: (text: string) => T | undefined): T | undefined {
  for (const reading of readingsOf(written)) {
    const parsed = parse(withoutSymbology(reading));
    if (parsed !== undefined) return parsed;
  }
  return undefined;
}

/** Removes what scanners may add: a symbology prefix such as `]C1` or `]Q3`, and separators around the code. */
export const withoutSymbology = (text: string): string =>
  text.replace(/^[\s\p{Cc}]*(?:\][A-Za-z][0-9A-Za-z])?/u, '').replace(/[\s\p{Cc}]+$/u, '');
