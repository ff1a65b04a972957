import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ListBody } from './list-body';

const drawn = (rows: number) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListBody
        list={{ content: Array.from({ length: rows }, (_, id) => ({ id })), totalPages: 1 }}
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
  });
});
