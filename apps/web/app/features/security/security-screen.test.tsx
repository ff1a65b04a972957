import type { OwnSession } from '@namma/contract/users/schemas';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { errorUnder, leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { SecurityScreen } from './security-screen';

const at = '2030-03-04T06:30:00.000Z';
const session = (id: number, device: string): OwnSession => ({
  id,
  device,
  createdAt: at,
  lastSeenAt: at,
  isCurrent: id === 1,
});
const sessions = [
  session(1, 'Firefox on Linux'),
  session(2, 'Chrome on Android'),
  session(3, 'Safari on iPhone'),
];

const off = { isOn: false, isDemanded: false, confirmedAt: null, recoveryCodesLeft: 0 };
const on = { isOn: true, isDemanded: false, confirmedAt: at, recoveryCodesLeft: 8 };

const open = (props: Partial<Parameters<typeof SecurityScreen>[0]> = {}) => {
  startSession('a-token', 'asha@example.in');
  return renderScreenAt(
    '/profile/security',
    <SecurityScreen email="asha@example.in" sessions={sessions} factor={undefined} {...props} />,
  );
};

const devices = () =>
  within(screen.getByRole('list', { name: 'Devices' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[translate=no]')?.textContent);

afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

describe('where someone is signed in', () => {
  it('marks this device, which has no button', async () => {
    await open();

    expect(screen.getByText('This device').closest('li')?.textContent).toContain('Firefox on Linux');
    expect(
      screen
        .getAllByRole('button', { name: /^Sign out:/ })
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Sign out: Chrome on Android', 'Sign out: Safari on iPhone']);
    expect(screen.getAllByText('Signed in 4 Mar 2030, 12:00PM. Last used 4 Mar 2030, 12:00PM.')).toHaveLength(
      3,
    );
  });

  it('signs one device out', async () => {
    const { requestsOf } = fakeApi({ 'user/endSession': { reply: { status: 'Device signed out' } } });
    const { messages } = await open();

    await press('Sign out: Chrome on Android');

    expect(requestsOf('user/endSession')).toMatchObject([{ body: { id: 2 } }]);
    expect(messages()).toEqual(['Device signed out']);
    expect(devices()).toEqual(['Firefox on Linux', 'Safari on iPhone']);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices' }));
  });

  it('leaves out a device that was signed out meanwhile, and keeps one that could not be', async () => {
    const { answer } = fakeApi({
      'user/endSession': { status: 404, error: { message: 'This device is already signed out.' } },
    });
    const { messages } = await open();
    await press('Sign out: Chrome on Android');
    expect(messages()).toEqual(['This device is already signed out.']);

    answer({ 'user/endSession': { status: 503, error: { message: 'Later, please.' } } });
    await press('Sign out: Safari on iPhone');

    expect(devices()).toEqual(['Firefox on Linux', 'Safari on iPhone']);
  });

  it('asks before it signs out everywhere else, and then shows that there is nowhere else', async () => {
    const { requestsOf } = fakeApi({
      'user/endSession': { reply: { status: 'All other devices signed out' } },
    });
    await open();

    await press('Sign out everywhere else');
    const question = screen.getByRole('dialog');
    within(question).getByRole('button', { name: 'Sign out everywhere else' }).click();

    await vi.waitFor(() => expect(devices()).toEqual(['Firefox on Linux']));
    expect(requestsOf('user/endSession')).toMatchObject([{ body: { id: 'others' } }]);
    expect(screen.getByText("You aren't signed in on other devices.")).toBeDefined();
  });
});

describe('the second factor', () => {
  const started = {
    secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    uri: 'otpauth://totp/x',
    qr: { size: 29, path: 'M4 4h1v1h-1z' },
  };
  const recoveryCodes = ['ABCD-2345-EFGH-6789', 'JKMN-2345-PQRS-6789'];

  it('is not offered to members', async () => {
    await open();

    expect(screen.queryByText('Two-step sign-in')).toBeNull();
  });

  it('is switched on by password, key and code, and shows the recovery codes once', async () => {
    const { answer, requestsOf } = fakeApi({ 'user/startFactor': { reply: started } });
    await open({ factor: off });

    await type('Password', 'my password');
    await press('Set up');
    expect(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toBeDefined();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeDefined();

    const wrong = 'This code is wrong.';
    answer({
      'user/confirmFactor': {
        status: 400,
        error: { message: wrong, issues: [{ path: 'code', message: wrong }] },
      },
    });
    await type('Code', '000000');
    await press('Turn on');
    expect(errorUnder('Code')).toContain(wrong);

    answer({ 'user/confirmFactor': { reply: { recoveryCodes } }, 'user/getFactor': { reply: on } });
    await type('Code', '123456');
    await press('Turn on');
    for (const code of recoveryCodes) expect(screen.getByText(code)).toBeDefined();
    expect(requestsOf('user/startFactor')).toMatchObject([{ body: { password: 'my password' } }]);

    await press('Done');
    expect(screen.queryByText('ABCD-2345-EFGH-6789')).toBeNull();
    expect(screen.getByText('On since 4 Mar 2030. 8 recovery codes are left.')).toBeDefined();
  });

  it('saves and prints the recovery codes', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.stubGlobal('print', vi.fn());
    fakeApi({
      'user/startFactor': { reply: started },
      'user/confirmFactor': { reply: { recoveryCodes } },
      'user/getFactor': { reply: on },
    });
    await open({ factor: off });
    await type('Password', 'my password');
    await press('Set up');
    await type('Code', '123456');
    await press('Turn on');

    await press('Download');
    await press('Print');

    expect(await files[0]?.text()).toBe(
      'Namma Strength: recovery codes for asha@example.in. Each works once.\n\nABCD-2345-EFGH-6789\nJKMN-2345-PQRS-6789\n',
    );
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('shows that the role needs it, and is then not switched off', async () => {
    await open({ factor: { ...off, isDemanded: true } });
    expect(screen.getByText(/^Your role requires it/)).toBeDefined();
    leave();

    await open({ factor: { ...on, isDemanded: true } });
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
    expect(screen.getByText("Your role requires it, so it can't be turned off.")).toBeDefined();
  });

  it('is switched off with the password and a code', async () => {
    const { requestsOf } = fakeApi({
      'user/removeFactor': { reply: { status: 'Two-step sign-in is off' } },
      'user/getFactor': { reply: off },
    });
    const { messages } = await open({ factor: { ...on, recoveryCodesLeft: 1 } });
    expect(screen.getByText('On since 4 Mar 2030. 1 recovery code is left.')).toBeDefined();
    expect(screen.getByText(/^You have few recovery codes left/)).toBeDefined();
    expect(screen.getByText('npm run admin -- reset-factor asha@example.in')).toBeDefined();

    await type('Password', 'my password');
    await type('Code or recovery code', '123456');
    await press('Turn off');

    expect(requestsOf('user/removeFactor')).toMatchObject([
      { body: { password: 'my password', code: '123456' } },
    ]);
    expect(messages()).toEqual(['Two-step sign-in is off']);
    expect(screen.getByRole('button', { name: 'Set up' })).toBeDefined();
  });
});
