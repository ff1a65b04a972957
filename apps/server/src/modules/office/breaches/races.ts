import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { atOnce, byAdmin, countRecorded, countStatuses, type Races } from '../../../testing/races.ts';

const entry = {
  noticedAt: '2026-11-23T06:00:00.000Z',
  kind: 'lost' as const,
  happened: 'A phone of the desk was stolen',
  whose: 'Members of HSR Layout',
  data: ['name' as const],
  done: 'The phone was signed out',
};

const read = async (id: number) =>
  (await byAdmin(0).call('breaches/getAll')).body.content.filter((each) => each.id === id);

/** Each writing call of this module made many times at the same moment; see acceptance/races.test.ts. */
export const races: Races = {
  'breaches/add': [
    {
      title: 'with one key writes one entry',
      run: async () => {
        const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };

        const answers = await atOnce(8, () => byAdmin(0).call('breaches/add', { body: entry, headers }));

        expect(countStatuses(answers)).toEqual({ 201: 8 });
        expect(new Set(answers.map(({ body }) => body.breach.id)).size).toBe(1);
      },
    },
  ],
  'breaches/change': [
    {
      title: 'by owners who read the same version: one saves, the others are told',
      run: async () => {
        const { id, version } = (await byAdmin(0).call('breaches/add', { body: entry })).body.breach;

        const answers = await atOnce(8, (n) =>
          byAdmin(n).call('breaches/change', { body: { ...entry, id, version, people: n } }),
        );

        expect(countStatuses(answers)).toEqual({ 200: 1, 409: 7 });
        const people = answers.findIndex(({ status }) => status === 200);
        expect(await read(id)).toMatchObject([{ people, version: version + 1 }]);
        expect(await countRecorded('breach changed', id)).toBe(1);
      },
    },
  ],
};
