import { orderStatuses } from '@namma/contract/orders/rules';
import { describe, expect, it, vi } from 'vitest';
import { changedSearch, cleanSearch, hasFilters, readChoices, readListQuery } from './list-query';

const read = (search: string) => readListQuery(new URLSearchParams(search), orderStatuses);
const change = (search: string, changes: Parameters<typeof changedSearch>[1]) =>
  changedSearch(new URLSearchParams(search), changes);

describe('readListQuery', () => {
  it('means the newest 25 rows when the address is empty', () => {
    expect(read('')).toEqual({ q: undefined, status: undefined, sort: 'newest', page: 1, limit: 25 });
  });

  it.each([
    ['9999-12-31', '2026-11-25'],
    ['2026-11-26', '2026-11-25'],
    ['0001-01-01', '2000-01-01'],
    ['1899-12-31', '2000-01-01'],
    ['2026-11-25', '2026-11-25'],
    ['0000-01-01', undefined],
    ['2030-02-29', undefined],
    ['-000001-01-01', undefined],
  ])('reads the day %s as the nearest on which anything can have happened: %s', (written, day) => {
    vi.setSystemTime('2026-11-25T06:30:00Z');
    const { from, to } = read(`from=${encodeURIComponent(written)}&to=${encodeURIComponent(written)}`);
    vi.useRealTimers();

    expect([from, to]).toEqual([day, day]);
  });

  it('reads the filters of the address', () => {
    expect(read('q=+asha+&status=Transit&sort=oldest&page=3&limit=50')).toEqual({
      q: 'asha',
      status: 'Transit',
      sort: 'oldest',
      page: 3,
      limit: 50,
    });
  });

  it.each([
    'from=2030-02-30',
    'to=tomorrow',
    'status=Lost',
    'sort=best',
    'page=0',
    'page=1.5',
    'page=x',
    'page=2147483648',
    'page=1e15',
    'limit=11',
    'q=+',
  ])('leaves out what cannot be asked for: %s', (search) => {
    expect(read(search)).toEqual(read(''));
  });
});

describe('changedSearch', () => {
  it('starts at the first page after a change of filter or order', () => {
    expect(change('page=4&q=oats', { status: 'Pending' })).toBe('?q=oats&status=Pending');
  });

  it('changes the page and keeps the filters', () => {
    expect(change('q=oats&page=4', { page: 5 })).toBe('?q=oats&page=5');
  });

  it('leaves defaults out of the address', () => {
    expect(change('q=oats&sort=oldest', { q: '', sort: 'newest', page: 1 })).toBe('');
  });
});

describe('a list with another usual order', () => {
  const sorts = ['due', 'newest', 'oldest'] as const;
  const params = (search: string) => new URLSearchParams(search);

  it('is read in it when the address shows nothing', () => {
    expect(readListQuery(params(''), [], sorts).sort).toBe('due');
    expect(readListQuery(params('sort=best'), [], sorts).sort).toBe('due');
    expect(readListQuery(params('sort=newest'), [], sorts).sort).toBe('newest');
  });

  it('names the others in its address, and not this one', () => {
    expect(changedSearch(params('sort=newest'), { sort: 'due' }, 'due')).toBe('');
    expect(changedSearch(params(''), { sort: 'newest' }, 'due')).toBe('?sort=newest');
    expect(cleanSearch(params('sort=newest'), { sort: 'newest' }, 'due')).toBeUndefined();
    expect(cleanSearch(params('sort=due'), { sort: 'due' }, 'due')).toBe('');
  });
});

describe('hasFilters', () => {
  it('does not count order and page as filters', () => {
    expect(hasFilters(new URLSearchParams('sort=oldest&page=2&limit=50'))).toBe(false);
    expect(hasFilters(new URLSearchParams('admin=asha@namma.fit'))).toBe(true);
  });
});

describe('cleanSearch', () => {
  const choices = { center: ['kormangla', 'HSR Layout'] } as const;
  const clean = (search: string) => {
    const params = new URLSearchParams(search);
    return cleanSearch(params, { ...readListQuery(params, orderStatuses), ...readChoices(params, choices) });
  };

  it.each([
    ['status=Lost', ''],
    ['status=Lost&q=asha', '?q=asha'],
    ['center=Mysuru&from=2025-03-04', '?from=2025-03-04'],
    ['colour=red', ''],
    ['page=1&sort=newest&limit=25', ''],
    ['to=2030-02-30&status=Transit&page=2', '?page=2&status=Transit'],
  ])('takes out of %j what the list does not show', (search, shown) => {
    expect(clean(search)).toBe(shown);
  });

  it.each([
    '',
    'q=asha&status=Transit&page=3',
    'center=HSR+Layout&from=2025-03-04&to=2025-03-05&sort=oldest',
  ])('leaves %j as it is', (search) => {
    expect(clean(search)).toBeUndefined();
  });
});
