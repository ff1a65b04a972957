import { describe, expect, it } from 'vitest';
import {
  chipPath,
  describeFilters,
  filterGroups,
  listingTitle,
  pendingFilters,
  readListing,
  searchPath,
} from './listing';
import { listingPath } from './listing-path';

const at = (search: string) => readListing(new URLSearchParams(search));
const chipOf = (search: string, label: string) =>
  filterGroups(at(search)?.filters ?? {})
    .flatMap(({ chips }) => chips)
    .find((chip) => chip.label === label);

describe('the address of a listing', () => {
  it('contains page and filters', () => {
    expect(at('category=wheyprotein&price=400-900&rating=4&page=2')).toEqual({
      filters: { category: 'wheyprotein', price: '400-900', rating: '4' },
      page: 2,
    });
  });

  it.each(['price=1-2', 'rating=2', 'page=0', 'page=x', 'page=1.5'])('is refused with %s', (search) => {
    expect(at(search)).toBeUndefined();
  });

  it('ignores an empty filter', () => {
    expect(at('category=&price=')).toEqual({ filters: {}, page: 1 });
  });

  it('is the bare path without filters', () => {
    expect(listingPath({})).toBe('/store/category');
    expect(listingPath({}, 1)).toBe('/store/category');
  });

  it('has a search text in lower case with hyphens, cut to its maximum length', () => {
    expect(searchPath('  Whey  Protein ')).toBe('/store/category?category=whey-protein');
    expect(searchPath('x'.repeat(150))).toHaveLength('/store/category?category='.length + 100);
  });
});

describe('a filter chip', () => {
  it('sets its filter, keeps the others and starts at page 1', () => {
    expect(chipOf('category=wheyprotein&page=3', '4 and above')).toMatchObject({
      isActive: false,
      to: '/store/category?category=wheyprotein&rating=4',
    });
  });

  it('removes its filter when it is active', () => {
    expect(chipOf('category=wheyprotein&rating=4', '4 and above')).toMatchObject({
      isActive: true,
      to: '/store/category?category=wheyprotein',
    });
  });

  it('is added to the newest filters when it is pressed', () => {
    expect(chipPath({ category: 'fitfoods' }, 'rating', '4 and above')).toBe(
      '/store/category?category=fitfoods&rating=4',
    );
    expect(chipPath({ category: 'fitfoods', rating: '4' }, 'rating', '4 and above')).toBe(
      '/store/category?category=fitfoods',
    );
  });

  it("spells fit foods as the filter panel does, and knows the search bar's spelling", () => {
    expect(chipOf('', 'Fit Foods')?.to).toBe('/store/category?category=fitfoods');
    expect(chipOf('category=fitfood', 'Fit Foods')?.isActive).toBe(true);
    expect(chipOf('category=fitfoods', 'Fit Foods')?.isActive).toBe(true);
  });

  it('replaces a search by a category', () => {
    expect(chipOf('category=creatin', 'Whey Protien')?.to).toBe('/store/category?category=wheyprotein');
  });
});

describe('a filter that is pressed while another one loads', () => {
  const shown = { category: 'wheyprotein' };

  it('is added to it', () => {
    const next = { pathname: '/store/category', search: '?category=wheyprotein&price=200-400' };

    expect(pendingFilters(shown, next)).toEqual({ category: 'wheyprotein', price: '200-400' });
  });

  it('is added to the shown filters when no listing is loading', () => {
    expect(pendingFilters(shown, undefined)).toBe(shown);
    expect(pendingFilters(shown, { pathname: '/store/product', search: '?id=3' })).toBe(shown);
  });
});

describe('the heading', () => {
  it('names the category, the search or all products', () => {
    expect(listingTitle({ category: 'fitfoods' })).toBe('Fit Foods');
    expect(listingTitle({ category: 'pre-workaut' })).toBe('Results for “pre workaut”');
    expect(listingTitle({})).toBe('All products');
  });

  it('says which filters are set', () => {
    expect(describeFilters({ price: '200-400', rating: '3' })).toBe(
      'Only what is priced ₹200 – ₹400 and rated 3 and above',
    );
    expect(describeFilters({ category: 'fitfood' })).toBeUndefined();
  });
});
