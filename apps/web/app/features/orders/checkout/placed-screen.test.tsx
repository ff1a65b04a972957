import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sampleOrder } from '../../../testing/samples';
import { PlacedScreen } from './placed-screen';

describe('an order that was just placed', () => {
  it('is not described as on its way while it is Pending', () => {
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <PlacedScreen orders={[sampleOrder()]} />
      </MemoryRouter>,
    );

    expect(page).toContain('Deliver to');
    expect(page).not.toContain('On its way');
  });
});
