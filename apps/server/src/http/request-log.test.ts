import { expect, it } from 'vitest';
import { presentError } from './request-log.ts';

it('keeps of a database error what helps and none of the statement’s values', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(asha@example.com) already exists.',
    query: 'insert into users …',
    params: ['asha@example.com', '$argon2id$v=19$…'],
  });

  const logged = presentError(new Error('it failed', { cause: error }));

  expect(logged).toMatchObject({ type: 'Error', message: 'it failed', cause: { code: '23505' } });
  expect(JSON.stringify(logged)).not.toMatch(/asha|argon2/);
});

it('keeps whatever was thrown, if it is no error', () => {
  expect(presentError('a text')).toMatchObject({ type: 'string', message: 'a text' });
});
