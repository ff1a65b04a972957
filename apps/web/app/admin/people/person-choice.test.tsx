import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { idle, leave, press, renderScreenAt, type } from '../../testing/render-screen-at';
import { type FoundPeople, PersonChoice } from './person-choice';

const person = (userId: number, name: string) => ({
  userId,
  name,
  phone: '9876543210',
  email: 'a@example.in',
});

const open = (find: (text: string) => Promise<FoundPeople>) =>
  renderScreenAt(
    '/',
    <form>
      <PersonChoice name="userId" error={undefined} find={find} />
    </form>,
  );
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.slice(0, 4));

afterEach(leave);

it('the number of the chosen member is sent with the form', async () => {
  await open(async () => ({ people: [person(7, 'Asha'), person(8, 'Ravi')] }));

  await type('Find member', 'a');
  expect(names()).toEqual(['Asha', 'Ravi']);
  await press(/Ravi/, 'option');

  expect(new FormData(document.querySelector('form') ?? undefined).get('userId')).toBe('8');
  expect(names()).toEqual([]);
});

it('an answer that comes late does not replace that of the newest text', async () => {
  const answers = new Map<string, (found: FoundPeople) => void>();
  await open((text) => new Promise((resolve) => answers.set(text, resolve)));
  await type('Find member', 'as');
  await type('Find member', 'rav');

  answers.get('rav')?.({ people: [person(8, 'Ravi')] });
  await idle();
  answers.get('as')?.({ people: [person(7, 'Asha')] });
  await idle();

  expect(names()).toEqual(['Ravi']);
});

it('shows when no one is found, and why nobody can be looked up', async () => {
  let found: FoundPeople = { people: [] };
  await open(async () => found);
  await type('Find member', 'zz');
  expect(screen.getByText(/^No one found/)).toBeDefined();

  found = { people: [], failure: 'No network' };
  await type('Find member', 'zzz');

  expect(screen.getByRole('combobox').getAttribute('aria-describedby')).toContain('error');
  expect(screen.getByText('No network')).toBeDefined();
});
