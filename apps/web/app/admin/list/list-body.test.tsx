import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ListBody } from './list-body';

const drawn = (rows: number, counted: { total?: number; isMore?: boolean } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListBody
        list={{ content: Array.from({ length: rows }, (_, id) => ({ id })), totalPages: 1, ...counted }}
        state={{ q: undefined, sort: 'newest', page: 1, limit: 10 }}
        noun="entries"
        one="entry"
        caption="Activity"
        columns={[{ title: 'No.', cell: ({ id }) => id }]}
        idOf={({ id }) => id}
        hasFilters={false}
        isLoading={false}
        pathWith={() => '?'}
        onChange={() => {}}
      />
    </MemoryRouter>,
  );

describe('the summary of a list', () => {
  it('says 1 entry, not 1 entries', () => {
    expect(drawn(1)).toContain('1 entry, page 1 of 1');
    expect(drawn(2)).toContain('2 entries, page 1 of 1');
    expect(drawn(1, { total: 1 })).toContain('1 entry, page 1 of 1');
  });

  it('shows how many were found, not how many are on this page', () => {
    expect(drawn(10, { total: 78 })).toContain('78 entries, page 1 of');
    expect(drawn(10, { total: 11, isMore: true })).toContain('More than 10 entries, page 1');
  });
});
