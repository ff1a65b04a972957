import { describe, expect, it } from 'vitest';
import { changeDays, readAppointmentsQuery } from './appointments-query';

const read = (search: string) => readAppointmentsQuery(new URLSearchParams(search));

describe('the address of the appointments', () => {
  it('means appointments from today on when it is empty', () => {
    expect(read('')).toMatchObject({ period: 'coming', type: undefined, sort: undefined, page: 1 });
    expect(read('period=soon&type=Yoga&from=2030-02-30')).toEqual(read(''));
  });

  it("leaves out the period's default order", () => {
    expect(read('period=past&sort=latest').sort).toBeUndefined();
    expect(read('period=past&sort=soonest').sort).toBe('soonest');
    expect(read('sort=soonest').sort).toBeUndefined();
  });

  it.each([
    ['', { from: '2030-03-01' }, 'all'],
    ['', { to: '2030-03-03' }, 'all'],
    ['', { from: '2030-03-04' }, undefined],
    ['period=past', { to: '2030-03-04' }, 'all'],
    ['period=past', { from: '2030-03-01' }, undefined],
    ['period=all', { from: '2020-01-01' }, undefined],
  ])('opens %j to all days where %j lies outside it', (search, days, period) => {
    expect(changeDays(read(search), days, '2030-03-04').period).toBe(period);
  });
});
