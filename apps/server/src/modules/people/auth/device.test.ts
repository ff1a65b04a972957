import { describe, expect, it } from 'vitest';
import { describeDevice, readDevice } from './device.ts';

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('the device of a session', () => {
  it.each([
    [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
    [`${android} Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0`, 'Edge on Android'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
    [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${iphone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${iphone} FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
    [`${mac} Version/18.5 Safari/605.1.15`, 'Safari on macOS'],
    [`${windows} ${chrome}`, 'Chrome on Windows'],
    [`${windows} ${chrome} Edg/142.0.0.0`, 'Edge on Windows'],
    [`${windows} ${chrome} OPR/125.0.0.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, 'Chrome on ChromeOS'],
    [
      `${android} Version/4.0 Chrome/130.0.0.0 UCBrowser/13.4.0.1306 Mobile Safari/537.36`,
      'UC Browser on Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari on iPad',
    ],
    ['curl/8.9.1', 'Unknown device'],
    ['Firefox/145.0', 'Firefox'],
    ['SomeApp (Android 15)', 'Android Browser on Android'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
    [`${'x'.repeat(500)} Firefox/145.0`, 'Unknown device'],
  ])('that is %j is shown as %s', (userAgent, name) => {
    expect(describeDevice(readDevice(userAgent))).toBe(name);
  });
});
