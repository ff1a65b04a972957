import { expect, it } from 'vitest';
import { presentError } from './request-log.ts';

it('logs a database error without the statement’s values', () => {
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

it('logs thrown values that are not errors', () => {
  expect(presentError('a text')).toMatchObject({ type: 'string', message: 'a text' });
});
