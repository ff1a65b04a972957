import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CenterList } from './center-list';

const centerOf = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

it('names the area of a center below its name, unless it is the same', () => {
  render(<CenterList closed={[]} />);

  expect(centerOf('vijayanagra').getByText('Vijayanagar')).toBeTruthy();
  expect(centerOf('HSR Layout').getAllByText('HSR Layout')).toHaveLength(1);
});
