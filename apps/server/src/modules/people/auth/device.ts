import Bowser from 'bowser';
import { messages } from '../../../platform/shared/messages.ts';
import type { Device } from './queries/sessions.ts';

/** Shorter, more familiar forms of bowser's names. */
const shortNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
  'Chrome OS': 'ChromeOS',
};

/** The rest of a longer `User-Agent` is ignored. */
const READ_MOST_CHARACTERS = 500;

const shorten = (name: string | undefined): string | null => (name && shortNames[name]) || name || null;

/** Returns the browser and system named by a `User-Agent`. Only these two names are stored. */
export function readDevice(userAgent = ''): Device {
  // Bowser throws on an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, READ_MOST_CHARACTERS) || '-');
  return { browser: shorten(browser.name), system: shorten(os.name === 'iOS' ? platform.model : os.name) };
}

/** Describes a device in the caller's language, for example 'Chrome on Android'. */
export function describeDevice({ browser, system }: Device): string {
  const { deviceOn, unknownDevice } = messages().securityMessages;
  if (browser && system) return deviceOn(browser, system);
  return browser ?? system ?? unknownDevice;
}
