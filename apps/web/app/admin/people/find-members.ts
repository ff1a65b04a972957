import { api } from '../../lib/api/api';
import { sentenceOf } from '../../lib/api/api-error';

const MEMBERS_SHOWN = 5;

/** The members that a text finds, the best first; with a sentence when they cannot be looked up. */
export const findMembers = (q: string) =>
  api('admin/getMembers', { query: { q, limit: MEMBERS_SHOWN } }).then(
    ({ content }) => ({ people: content }),
    (error: unknown) => ({ people: [], failure: sentenceOf(error) }),
  );
