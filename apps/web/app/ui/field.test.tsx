import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DayFilter } from '../admin/list/day-filter';
import { TextField } from './field';

function Repeated() {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Again"
      onInput={({ currentTarget }) => setValue(currentTarget.value)}
      liveHint={value === 'secret' && 'Matches'}
    />
  );
}

it('a live hint is the element that is empty, so that no browser needs :has() to give it room later', () => {
  render(<Repeated />);
  const input = screen.getByLabelText('Again');
  const hint = document.getElementById(`${input.id}-hint`);

  expect(hint?.matches(':empty')).toBe(true);
  expect(hint?.className).toMatch(/(^| )empty:absolute( |$)/);
  expect(hint?.getAttribute('aria-live')).toBe('polite');
  expect(input.getAttribute('aria-describedby')).toContain(hint?.id);

  fireEvent.input(input, { target: { value: 'secret' } });

  expect(hint?.textContent).toBe('Matches');
});

it('an empty date is marked, which WebKit would show as today, until it is filled', () => {
  render(
    <>
      <TextField label="Empty" type="date" />
      <TextField label="Filled" type="date" defaultValue="2026-11-28" />
      <TextField label="Text" />
      <DayFilter label="From" value={undefined} onChange={() => {}} />
    </>,
  );
  const isEmpty = (label: string) => screen.getByLabelText(label).hasAttribute('data-empty');

  expect(['Empty', 'Filled', 'Text', 'From'].map(isEmpty)).toEqual([true, false, false, true]);

  fireEvent.input(screen.getByLabelText('Empty'), { target: { value: '2026-11-28' } });
  fireEvent.input(screen.getByLabelText('Filled'), { target: { value: '' } });

  expect(['Empty', 'Filled'].map(isEmpty)).toEqual([false, true]);
});

it('all dates and times are entered in fields that mark an empty one', () => {
  const app = join(import.meta.dirname, '..');
  const elements = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) => [
      // From a tag's name to its type.
      ...readFileSync(join(app, file), 'utf8').matchAll(/<(\w+)(?:(?!<\w)[\s\S])*? type="(?:date|time)"/g),
    ]);

  expect(elements.length).toBeGreaterThan(20);
  expect(elements.filter(([text, name]) => name !== 'TextField' && !text.includes('emptyMark('))).toEqual([]);
});
