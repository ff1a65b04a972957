import { describe, expect, it } from 'vitest';
import {
  chipPath,
  filterGroups,
  filtersOnTheWay,
  listingTitle,
  narrowedBy,
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
  it('says what is asked for', () => {
    expect(at('category=wheyprotein&price=400-900&rating=4&page=2')).toEqual({
      filters: { category: 'wheyprotein', price: '400-900', rating: '4' },
      page: 2,
    });
  });

  it.each(['price=1-2', 'rating=2', 'page=0', 'page=x', 'page=1.5'])('is refused with %s', (search) => {
    expect(at(search)).toBeUndefined();
  });

  it('takes an empty filter for none', () => {
    expect(at('category=&price=')).toEqual({ filters: {}, page: 1 });
  });

  it('is the bare path when nothing is filtered', () => {
    expect(listingPath({})).toBe('/store/category');
    expect(listingPath({}, 1)).toBe('/store/category');
  });

  it('takes a search text in lower case with hyphens, no longer than the shop reads', () => {
    expect(searchPath('  Whey  Protein ')).toBe('/store/category?category=whey-protein');
    expect(searchPath('x'.repeat(150))).toHaveLength('/store/category?category='.length + 100);
  });
});

describe('a filter chip', () => {
  it('sets its filter, keeps the others and begins at page 1', () => {
    expect(chipOf('category=wheyprotein&page=3', '4 and above')).toMatchObject({
      isActive: false,
      to: '/store/category?category=wheyprotein&rating=4',
    });
  });

  it('takes its filter away when it is active', () => {
    expect(chipOf('category=wheyprotein&rating=4', '4 and above')).toMatchObject({
      isActive: true,
      to: '/store/category?category=wheyprotein',
    });
  });

  it('leads from the listing that is newest when it is pressed', () => {
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

  it('puts a shelf in the place of a search', () => {
    expect(chipOf('category=creatin', 'Whey Protien')?.to).toBe('/store/category?category=wheyprotein');
  });
});

describe('a filter that is pressed while another is on its way', () => {
  const shown = { category: 'wheyprotein' };

  it('joins it', () => {
    const next = { pathname: '/store/category', search: '?category=wheyprotein&price=200-400' };

    expect(filtersOnTheWay(shown, next)).toEqual({ category: 'wheyprotein', price: '200-400' });
  });

  it('goes by what is shown when nothing is on its way, or something else', () => {
    expect(filtersOnTheWay(shown, undefined)).toBe(shown);
    expect(filtersOnTheWay(shown, { pathname: '/store/product', search: '?id=3' })).toBe(shown);
  });
});

describe('the heading', () => {
  it('names the shelf, the search or all', () => {
    expect(listingTitle({ category: 'fitfoods' })).toBe('Fit Foods');
    expect(listingTitle({ category: 'pre-workaut' })).toBe('Results for “pre workaut”');
    expect(listingTitle({})).toBe('All products');
  });

  it('says how the filters narrow it', () => {
    expect(narrowedBy({ price: '200-400', rating: '3' })).toBe(
      'Only what is priced ₹200 – ₹400 and rated 3 and above',
    );
    expect(narrowedBy({ category: 'fitfood' })).toBeUndefined();
  });
});
