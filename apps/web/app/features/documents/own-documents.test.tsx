import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { OwnDocuments } from './own-documents';

it('shows a member without documents the way to the store', () => {
  render(<OwnDocuments newest={[]} />, { wrapper: MemoryRouter });

  expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to store' }).getAttribute('href')).toBe('/store');
});
