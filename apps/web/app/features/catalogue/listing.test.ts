import { describe, expect, it } from 'vitest';
import {
  chipPath,
  countFilters,
  describeCount,
  describeFilters,
  filterGroups,
  listingTitle,
  pendingFilters,
  readListing,
  searchPath,
  sortedPath,
  sortOptions,
} from './listing';
import { type Filters, listingPath } from './listing-path';

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

  it('contains the order, unless it is the default', () => {
    expect(at('category=creatin&sort=priceUp')?.filters.sort).toBe('priceUp');
    expect(at('sort=popular')).toEqual({ filters: {}, page: 1 });
    expect(listingPath({ price: '200-400', sort: 'newest' }, 2)).toBe(
      '/store/category?price=200-400&sort=newest&page=2',
    );
    expect(sortedPath({ rating: '4', sort: 'newest' }, 'priceDown')).toBe(
      '/store/category?rating=4&sort=priceDown',
    );
    expect(sortedPath({ rating: '4', sort: 'newest' }, 'popular')).toBe('/store/category?rating=4');
  });

  it.each(['price=1-2', 'sort=cheapest', 'origin=Narnia', 'rating=2', 'page=0', 'page=x', 'page=1.5'])(
    'is refused with %s',
    (search) => {
      expect(at(search)).toBeUndefined();
    },
  );

  it('ignores an empty filter', () => {
    expect(at('category=&price=')).toEqual({ filters: {}, page: 1 });
  });

  it('contains the country of origin', () => {
    expect(at('origin=NZ')?.filters.origin).toBe('NZ');
    expect(listingPath({ origin: 'NZ', rating: '4' })).toBe('/store/category?rating=4&origin=NZ');
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

  it('keeps the order of the list', () => {
    expect(chipOf('sort=rating', '4 and above')?.to).toBe('/store/category?rating=4&sort=rating');
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

describe('a price in a search text', () => {
  const chips = (category: string) =>
    filterGroups({ category }).find(({ name }) => name === 'price')?.chips ?? [];

  it.each([
    ['protein-under-500', 'Up to ₹500', '/store/category?category=protein'],
    ['₹500', 'Up to ₹500', '/store/category'],
    ['whey-above-1500', 'From ₹1,500', '/store/category?category=whey'],
    ['between-200-and-500-bars', '₹200 – ₹500', '/store/category?category=bars'],
  ])('is shown for %s as a filter that can be removed: %s', (category, label, to) => {
    expect(chips(category)[0]).toEqual({ label, isActive: true, count: undefined, to });
    expect(countFilters({ category })).toBe(1);
  });

  it('is not shown where there is none', () => {
    expect(chips('creatine-250-g').some(({ isActive }) => isActive)).toBe(false);
    expect(chips('fitfood').some(({ isActive }) => isActive)).toBe(false);
  });
});

describe('the orders of a list', () => {
  const labels = (filters: Filters) => sortOptions(filters).map(({ label }) => label);

  it('begin with the most popular, in a search with the best match', () => {
    expect(labels({ category: 'fitfood' })[0]).toBe('Most popular');
    expect(labels({ category: 'pre-workaut' })[0]).toBe('Best match');
  });

  it('are not counted as filters', () => {
    expect(countFilters({ sort: 'newest' })).toBe(0);
    expect(countFilters({ sort: 'newest', price: '200-400' })).toBe(1);
  });
});

describe('the number of products', () => {
  it.each([
    [{ total: 0, origins: [] }, '0 products'],
    [{ total: 1, origins: [] }, '1 product'],
    [{ total: 123_456, origins: [] }, '1,23,456 products'],
  ])('%j reads as %s', (counts, words) => {
    expect(describeCount(counts)).toBe(words);
  });
});

describe('the heading', () => {
  it('names the category, the search or all products', () => {
    expect(listingTitle({ category: 'fitfoods' })).toBe('Fit Foods');
    expect(listingTitle({ category: 'pre-workaut' })).toBe('Results for “pre workaut”');
    expect(listingTitle({})).toBe('All products');
  });

  it('shows which filters are set', () => {
    expect(describeFilters({ price: '200-400', rating: '3' })).toBe(
      'Only products priced ₹200 – ₹400 and rated 3 and above',
    );
    expect(describeFilters({ category: 'fitfood' })).toBeUndefined();
  });
});
