import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { cameraRefusalOf } from './camera';
import { CameraButton } from './camera-button';

afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openWith = async (getUserMedia: () => Promise<unknown>) => {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  await renderScreenAt('/admin/counter', <CameraButton onCode={() => {}} />);
  await press('Scan with camera');
  await idle();
};

it('says why the camera does not start, and tries again', async () => {
  const tries = vi.fn(async () => {
    throw new DOMException('', tries.mock.calls.length > 1 ? 'NotFoundError' : 'NotAllowedError');
  });
  await openWith(tries);

  const alert = () => screen.getByRole('alert').textContent;
  expect(alert()).toBe('The camera is blocked. Allow it for this site in the browser, then try again.');
  await press('Try again');
  await idle();
  expect(alert()).toBe('No camera found on this device.');
});

it('has a sentence for each failure', () => {
  expect(cameraRefusalOf(new TypeError())).toContain('https');
  expect(cameraRefusalOf(new DOMException('', 'NotReadableError'))).toContain('Another program');
  expect(cameraRefusalOf(new Error())).toBe('The camera did not start. Try again.');
});
