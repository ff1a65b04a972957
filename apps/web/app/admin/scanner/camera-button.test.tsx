import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { cameraRefusalOf, reloadForCamera, wasReloadedFor } from './camera';
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

it('loads the page again where its document may not use the camera, once', () => {
  const openedAt = (name: string) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

  openedAt('https://gym.example/admin/counter?find=1');
  expect(reloadForCamera('scan')).toBe(false);
  openedAt('https://gym.example/admin/orders');
  expect(reloadForCamera('scan')).toBe(true);

  expect(reload).toHaveBeenCalledTimes(1);
  expect(wasReloadedFor('photo')).toBe(false);
  expect(wasReloadedFor('scan')).toBe(true);
  expect(wasReloadedFor('scan')).toBe(false);
});
