import type { TimelineSource } from '../../../module.ts';
import { mailEntries } from './queries/lists.ts';
import { getMailsById } from './service.ts';

export const mailTimeline: TimelineSource<'mail'> = {
  entries: mailEntries,
  read: async (deps, ids) =>
    (await getMailsById(deps, ids)).map(({ id, kind, subject, status }) => ({
      kind: 'mail',
      id,
      mailKind: kind,
      subject,
      status,
    })),
};
