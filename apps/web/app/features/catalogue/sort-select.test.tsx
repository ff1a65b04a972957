import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import type { Filters } from './listing-path';
import { SortSelect } from './sort-select';

const open = (filters: Filters) => renderScreenAt('/store/category', <SortSelect filters={filters} />);
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
const choose = (value: string) => act(() => void fireEvent.change(select(), { target: { value } }));

afterEach(leave);

describe('the order of a list', () => {
  it('is put into the address, with the filters', async () => {
    const { address } = await open({ category: 'fitfoods', rating: '4' });
    expect(select().value).toBe('popular');

    choose('priceUp');

    expect(address()).toBe('/store/category?category=fitfoods&rating=4&sort=priceUp');
  });

  it('is left out of the address when it is the default again', async () => {
    const { address } = await open({ price: '200-400', sort: 'newest' });
    expect(select().value).toBe('newest');

    choose('popular');

    expect(address()).toBe('/store/category?price=200-400');
  });

  it('is sent with the filters by a form without JavaScript', async () => {
    await open({ category: 'whey isolate', price: '200-400', sort: 'rating' });
    const { form } = select();
    if (!form) throw new Error('The list is in no form');

    expect(form.getAttribute('action')).toBe('/store/category');
    expect([...new FormData(form)]).toEqual([
      ['category', 'whey isolate'],
      ['price', '200-400'],
      ['sort', 'rating'],
    ]);
  });
});
