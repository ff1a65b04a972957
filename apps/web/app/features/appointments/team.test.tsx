import type { Team as Coaches } from '@namma/contract/appointments/coach-schemas';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { leave } from '../../testing/render-screen-at';
import { Team } from './team';

afterEach(leave);

const kavya = {
  coachId: 1,
  name: 'Kavya Iyer',
  type: 'Nutrition',
  center: 'kormangla',
  photo: null,
  qualification: null,
  languages: null,
  about: null,
} satisfies Coaches[number];

it('shows the details of each coach, and no picture without an upload', () => {
  const { container } = render(<Team team={[kavya]} />);

  expect(screen.getByRole('heading', { name: 'Kavya Iyer' })).toBeDefined();
  expect(screen.getByText('Nutrition, kormangla')).toBeDefined();
  expect(container.querySelector('img, picture')).toBeNull();
  expect(container.querySelector('[aria-hidden=true]')?.getAttribute('data-initials')).toBe('KI');
});

it('shows photo and sentences in the language that they are in', () => {
  const photo = '/images/uploads/abc-640.webp';
  const page = renderToString(
    <Team team={[{ ...kavya, photo, about: { text: 'Eats well.', lang: 'en' } }]} />,
  );
  document.body.innerHTML = page;

  expect(document.querySelector('img')?.getAttribute('src')).toBe(photo);
  expect(screen.getByText('Eats well.').getAttribute('lang')).toBe('en');
});

it('shows qualification, languages and the next free time', () => {
  const slot = {
    coachId: 1,
    coach: 'Kavya Iyer',
    center: 'kormangla',
    startsAt: '2030-03-04T10:30:00.000Z',
  } as const;
  const other = { ...slot, coachId: 2, startsAt: '2030-03-04T09:30:00.000Z' } as const;
  const coach = { ...kavya, qualification: 'M.Sc. Nutrition', languages: 'Kannada, English' };
  render(<Team team={[coach]} free={[other, slot]} />);

  expect(screen.getByText('M.Sc. Nutrition')).toBeDefined();
  expect(screen.getByText('Speaks Kannada, English')).toBeDefined();
  expect(screen.getByText('Next free: Mon 4:00PM')).toBeDefined();
});

it('is absent while there is no coach', () => {
  const { container } = render(<Team team={[]} />);

  expect(container.textContent).toBe('');
});
