import type { ImportKind } from '@namma/contract/imports/rules';
import { gym, inQuery, NO_ID, nothing, type Questions } from '../../../testing/access.ts';
import { anyPhone } from '../../../testing/anybody.ts';

const fileOfOne = () =>
  Buffer.from(`Name,Mobile,Email\nAsha Rao,${anyPhone()},asha${anyPhone()}@example.com\n`);
const upload = (kind: ImportKind) => ({
  query: { kind },
  body: fileOfOne(),
  headers: { 'content-type': 'text/csv' },
});

async function checked(): Promise<number> {
  const owner = gym.as(await gym.make.admin());
  return (await owner.callLoosely('imports/check', upload('members'))).body.importId;
}

async function done(): Promise<number> {
  const importId = await checked();
  await gym.as(await gym.make.admin()).call('imports/run', { body: { importId } });
  return importId;
}

const none = () => ({ body: { importId: NO_ID } });

/** Access cases of this module's calls, run by acceptance/access.test.ts. */
export const access: Questions = {
  'imports/check': { ask: () => upload('members') },
  'imports/run': { ask: async () => ({ body: { importId: await checked() } }), askForNone: none },
  'imports/get': inQuery('id', async () => await checked()),
  'imports/getAll': nothing,
  'imports/undo': { ask: async () => ({ body: { importId: await done() } }), askForNone: none },
  'imports/invite': { ask: async () => ({ body: { importId: await done() } }), askForNone: none },
  'imports/refused': inQuery('id', async () => await done()),
};
