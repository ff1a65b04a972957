import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { PaletteButton } from './palette-button';
import { keepOwnStaff } from './permissions';

const FIELD = 'Search people, orders, receipts, products and screens';

const person = {
  userId: 7,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '9845012345',
  role: 'user' as const,
  registeredOn: '2030-03-04',
  membership: null,
  state: 'none' as const,
  duePaise: 0,
  lastVisitOn: null,
};
const pageOf = <T,>(content: T[]) => ({ content, totalPages: 1, totalElements: content.length });

const staffWith = (...permissions: string[]) =>
  keepOwnStaff({ preset: 'desk', center: null, permissions } as never);

const open = async () => {
  const page = await renderScreenAt('/admin', <PaletteButton className="" />);
  act(() => void fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  await idle();
  await wait();
  return page;
};
/** Waits for the pause after which a text is searched, and for its answer. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(200));
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  startSession('token', 'asha@example.in', 'ADMIN');
});
afterEach(async () => {
  vi.useRealTimers();
  keepOwnStaff(undefined);
  await leave();
});

it('opens with Ctrl K, lists the screens of the role, and opens the first one with Enter', async () => {
  staffWith('sellPasses', 'findMembers');
  fakeApi({ 'admin/getMembers': { reply: pageOf([]) } });
  const page = await open();
  expect(options()).toEqual(['Members', 'Passes']);

  await type(FIELD, 'pass');
  await wait();
  act(() => void fireEvent.keyDown(screen.getByLabelText(FIELD), { key: 'Enter' }));
  await idle();

  expect(page.address()).toBe('/admin/passes');
  expect(screen.queryByLabelText(FIELD)).toBeNull();
});

it('finds people by name, asks only for what the role may read, and drops late answers', async () => {
  staffWith('findMembers');
  const api = fakeApi({ 'admin/getMembers': { reply: pageOf([person]) } });
  const page = await open();

  await type(FIELD, 'as');
  await type(FIELD, 'asha');
  await wait();

  expect(api.requests.map(({ name }) => name)).toEqual(['admin/getMembers']);
  expect(options()).toEqual(['Asha Rao9845012345']);
  await press(/Asha Rao/, 'option');
  expect(page.address()).toBe('/admin/members/person?id=7');
});

it('names what could not be searched, and shows when nothing is found', async () => {
  staffWith('findMembers');
  fakeApi({ 'admin/getMembers': { status: 403, error: { message: 'Your role does not include this' } } });
  await open();
  await type(FIELD, 'zz');
  await wait();
  expect(screen.getByRole('alert').textContent).toBe('People: Your role does not include this');

  fakeApi({ 'admin/getMembers': { reply: pageOf([]) } });
  await type(FIELD, 'zzz');
  await wait();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Nothing found')).toBeDefined();
});
