import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { CenterList } from './center-list';

afterEach(leave);

const centerOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

it('names the area of a center below its name, unless it is the same', async () => {
  await renderScreenAt('/fitness', <CenterList closed={[]} />);

  expect(centerOf('vijayanagra').getByText('Vijayanagar')).toBeTruthy();
  expect(centerOf('HSR Layout').getAllByText('HSR Layout')).toHaveLength(1);
});
