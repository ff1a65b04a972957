import Bowser from 'bowser';
import { sentences } from '../../../platform/shared/sentences.ts';
import type { Device } from './queries/sessions.ts';

/** The names of bowser that people know in a shorter form. */
const shortNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
};

/** A longer `User-Agent` is not read to its end. */
const READ_MOST_CHARACTERS = 500;

const shorten = (name: string | undefined): string | null => (name && shortNames[name]) || name || null;

/** Which browser on which system a `User-Agent` names. Only these two names are stored. */
export function readDevice(userAgent = ''): Device {
  // Bowser throws without a text.
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, READ_MOST_CHARACTERS) || '-');
  return { browser: shorten(browser.name), system: shorten(os.name === 'iOS' ? platform.model : os.name) };
}

/** 'Chrome on Android', in the language of the caller. */
export function describeDevice({ browser, system }: Device): string {
  const { deviceOn, unknownDevice } = sentences().securityMessages;
  if (browser && system) return deviceOn(browser, system);
  return browser ?? system ?? unknownDevice;
}
