import { permissionsOf } from '@namma/contract/staff/permissions';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CenterField, CenterFilter } from '../../admin/shell/centers';
import { keepOwnStaff } from '../../admin/shell/permissions';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { CounterScreen } from './counter-screen';
import { TodayPanel } from './today-panel';

const NOT_YOURS = 'This belongs to another center.';

beforeEach(() => {
  startSession('a-token', 'desk@example.in', 'ADMIN');
  localStorage.setItem('counterCenter', 'vijayanagra');
});
afterEach(() => {
  keepOwnStaff(undefined);
  localStorage.clear();
  return leave();
});

const bind = (center: 'indiranagar' | null) =>
  keepOwnStaff({ preset: 'desk', permissions: [...permissionsOf('desk')], center, needsFactor: false });

it('the counter uses the center of the role, not that of the device', async () => {
  bind('indiranagar');
  const api = fakeApi({});

  await renderScreenAt('/admin/counter', <CounterScreen sellFormOf={() => null} />);

  expect(screen.queryByLabelText('This counter is at')).toBeNull();
  expect(screen.getByText('Money is received at indiranagar')).toBeDefined();
  expect(api.requestsOf('visits/getToday').map(({ query }) => query)).toEqual([{ center: 'indiranagar' }]);
});

it('a form has the center of the role alone, and a list no filter by center', async () => {
  bind('indiranagar');

  await renderScreenAt(
    '/',
    <>
      <CenterField placeholder="Choose a center" defaultValue="" />
      <CenterFilter value={undefined} onChange={() => {}} />
    </>,
  );

  const fields = screen.getAllByLabelText<HTMLSelectElement>('Center');
  expect(fields.map(({ value, options }) => [value, options.length])).toEqual([['indiranagar', 1]]);
});

it('staff of all centers choose the center', async () => {
  bind(null);

  await renderScreenAt('/', <CenterField placeholder="Choose a center" defaultValue="" />);

  expect(screen.getByLabelText<HTMLSelectElement>('Center').options).toHaveLength(5);
});

it('visits that may not be read are refused in words, and not shown as none', async () => {
  fakeApi({ 'visits/getToday': { status: 403, error: { message: NOT_YOURS } } });

  await renderScreenAt('/admin/counter', <TodayPanel center="vijayanagra" count={0} />);

  expect(await screen.findByText(NOT_YOURS)).toBeDefined();
  expect(screen.queryByText(/Nobody has come/)).toBeNull();
});
