import { sentences } from '../../../platform/shared/sentences.ts';
import type { Device } from './queries/sessions.ts';

/** In this order, because most browsers also claim to be Chrome or Safari. */
const browsers: readonly [name: string, claim: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

/** In this order, because Android also claims to be Linux. */
const systems: readonly [name: string, claim: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Longer claims are not looked through. */
const READ_MOST_CHARACTERS = 500;

const nameIn = (names: typeof browsers, claims: string): string | null =>
  names.find(([, claim]) => claim.test(claims))?.[0] ?? null;

/** Which browser on which system a `User-Agent` claims to be. Only these names are kept, not the claim. */
export function readDevice(userAgent = ''): Device {
  const claims = userAgent.slice(0, READ_MOST_CHARACTERS);
  return { browser: nameIn(browsers, claims), system: nameIn(systems, claims) };
}

/** 'Chrome on Android', in the language of the caller. */
export function describeDevice({ browser, system }: Device): string {
  const { deviceOn, unknownDevice } = sentences().securityMessages;
  if (browser && system) return deviceOn(browser, system);
  return browser ?? system ?? unknownDevice;
}
