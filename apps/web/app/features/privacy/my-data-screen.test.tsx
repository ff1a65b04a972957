import { type ExportSection, exportSections } from '@namma/contract/domains';
import type { OwnData } from '@namma/contract/privacy/personal-data';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getToken } from '../../lib/session/session';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { MyDataScreen } from './my-data-screen';

const at = '2030-03-04T06:30:00.000Z';
const empty: OwnData = {
  madeAt: at,
  profile: {
    userId: 7,
    name: 'Asha <Rao>',
    email: 'asha@example.in',
    phone: '9876543210',
    dateOfBirth: '1992-02-29',
    gender: 'Female',
    address: '12, 5th Cross',
    role: 'user',
    registeredOn: '2029-11-02',
    guardianSeenAt: null,
    dateOfBirthBefore: '',
  },
  consents: [],
  ...(Object.fromEntries(exportSections.map((list) => [list, []])) as unknown as Record<ExportSection, []>),
  signIns: [{ expiresAt: at }],
};
const filled: OwnData = {
  ...empty,
  consents: [{ document: 'terms', version: '2026-11-22', locale: 'kn', givenAt: at }],
  appointments: [
    {
      ...{
        appointmentId: 5,
        type: 'Nutrition',
        day: '2028-11-02',
        startsAt: null,
        coach: null,
        center: null,
      },
      status: 'booked',
      cancelReason: null,
      age: null,
      heightCm: null,
      weightKg: null,
      bookedAt: at,
    },
  ],
  cart: [{ productId: 3, product: 'Rolled Oats', quantity: 2, addedAt: at }],
  payments: [
    {
      ...{
        receiptNumber: 'NSG/2930/R00009',
        kind: 'refund',
        membershipId: 1,
        checkoutId: null,
        amountPaise: -1_289_900,
      },
      mode: 'cash',
      utr: null,
      center: 'HSR Layout',
      receivedAt: at,
      reverses: null,
      reason: 'Moved',
    },
  ],
};

const open = (data: OwnData) => renderScreenAt('/profile/myData', <MyDataScreen data={data} />);

const typePassword = () => type('Password', 'my password');

beforeEach(() => startSession('a-token', 'asha@example.in'));
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

describe('my data', () => {
  it('counts what is stored, and shows what was agreed to, when and in which language', async () => {
    await open(filled);

    expect(screen.getByText('Cart').nextElementSibling?.textContent).toBe('1');
    expect(screen.queryByText('Reviews')).toBeNull();
    expect(screen.getByText('Version of 22 Nov 2026, accepted on 4 Mar 2030, shown in ಕನ್ನಡ')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/legal/terms');
    expect(screen.getByRole('link', { name: /^Correct/ }).getAttribute('href')).toBe('/profile');
  });

  it('shows a message while there is nothing but the profile, and to members from before consents were kept', async () => {
    await open(empty);

    expect(screen.getByText(/^Only your profile/)).toBeDefined();
    expect(screen.getByText('You signed up before we started to record consents.')).toBeDefined();
  });

  it('is saved as one JSON file that describes itself', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:file';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open(filled);

    await press('Download data');

    expect(names).toEqual(['namma-strength-2030-03-04.json']);
    const { readme, ...saved } = JSON.parse((await files[0]?.text()) ?? '');
    expect(saved).toEqual(filled);
    expect(readme.join(' ')).toContain('paise');
  });
});

describe('deleting the account', () => {
  it('asks for the password, ends the session and leads home', async () => {
    const { requests } = fakeApi({
      'privacy/deleteAccount': { reply: { status: 'Account deleted' } },
    });
    const { address, messages } = await open(empty);

    await typePassword();
    await press('Delete account');

    await vi.waitFor(() => expect(address()).toBe('/'));
    expect(requests).toMatchObject([{ body: { password: 'my password' } }]);
    expect(getToken()).toBeUndefined();
    expect(messages()).toEqual(['Account deleted']);
  });

  it('asks again when a paid membership is lost, and does nothing when it is kept', async () => {
    const lost = [{ type: 'Elite Plus', center: 'HSR Layout', endDate: '2030-09-04' }];
    const { requests, answer } = fakeApi({
      'privacy/deleteAccount': { status: 409, error: { message: 'A membership is lost', lost } },
    });
    const { address } = await open(empty);
    await typePassword();

    await press('Delete account');
    await vi.waitFor(() => expect(screen.getByText(/^Elite Plus, .*, until 4 Sep 2030$/)).toBeDefined());
    await press('Keep account');
    expect(requests).toHaveLength(1);

    await press('Delete account');
    await vi.waitFor(() => expect(screen.getByText(/until 4 Sep 2030$/)).toBeDefined());
    answer({ 'privacy/deleteAccount': { reply: { status: 'Account deleted' } } });
    await press('Delete anyway');

    await vi.waitFor(() => expect(address()).toBe('/'));
    expect(requests.at(-1)).toMatchObject({ body: { password: 'my password', isSure: true } });
  });

  it('shows why it is refused, and keeps the session', async () => {
    const message = 'Not delivered yet: NS-11-4.';
    fakeApi({ 'privacy/deleteAccount': { status: 409, error: { message } } });
    await open(empty);
    await typePassword();

    await press('Delete account');

    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
    expect(getToken()).toBe('a-token');
  });
});
