import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
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
