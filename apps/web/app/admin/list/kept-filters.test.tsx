import { afterEach, expect, it } from 'vitest';
import { endSession, startSession } from '../../lib/session/session-changes';
import { keepFilters, withKeptFilters } from './kept-filters';

const ORDERS = '/admin/orders';

afterEach(() => endSession());

it('a list is opened again with the filters that it had, each list with its own', () => {
  keepFilters(ORDERS, new URLSearchParams({ status: 'Pending', sort: 'oldest', limit: '25' }));
  keepFilters('/admin/returns', new URLSearchParams({ status: 'waiting' }));

  expect(withKeptFilters(ORDERS)).toBe(`${ORDERS}?status=Pending&sort=oldest&limit=25`);
  expect(withKeptFilters('/admin/returns')).toBe('/admin/returns?status=waiting');
  expect(withKeptFilters('/admin/members')).toBe('/admin/members');
});

it('a search, days and the page are not remembered', () => {
  keepFilters(ORDERS, new URLSearchParams({ q: 'asha', from: '2030-03-04', page: '3', status: 'Pending' }));

  expect(withKeptFilters(ORDERS)).toBe(`${ORDERS}?status=Pending`);
});

it('removed filters are not remembered', () => {
  keepFilters(ORDERS, new URLSearchParams({ status: 'Pending' }));
  keepFilters(ORDERS, new URLSearchParams());

  expect(withKeptFilters(ORDERS)).toBe(ORDERS);
});

it('the next person to sign in has no filters of another', () => {
  startSession('token', 'asha@example.in', 'ADMIN');
  keepFilters(ORDERS, new URLSearchParams({ status: 'Pending' }));
  startSession('another', 'ravi@example.in', 'ADMIN');

  expect(withKeptFilters(ORDERS)).toBe(ORDERS);
});
