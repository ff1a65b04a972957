import { randomUUID } from 'node:crypto';
import { formatPassCode } from '@namma/contract/codes/pass-code';
import { IDEMPOTENCY_KEY_HEADER } from '@namma/contract/orders/rules';
import { expect } from 'vitest';
import { anyPhone, passFor } from '../../../testing/anybody.ts';
import { anyAddress, atOnce, byAdmin, countStatuses, gym, type Races } from '../../../testing/races.ts';

const rowsOf = (phone: string) =>
  gym.db.selectFrom('passes').selectAll().where('phone', '=', phone).orderBy('id').execute();

const today = (phone: string) => ({ ...passFor(phone), day: '2030-03-04' }) as const;

const sellTrial = (n: number, phone: string) =>
  byAdmin(n).call('passes/sell', { body: { ...today(phone), kind: 'trial' } });

/** Concurrency cases of this module's write calls, run by acceptance/races.test.ts. */
export const races: Races = {
  'passes/request': {
    'is kept once for a phone number and day': async () => {
      const phone = anyPhone();

      const answers = await atOnce(12, () =>
        gym.guest(anyAddress()).call('passes/request', { body: passFor(phone) }),
      );

      expect(countStatuses(answers)).toEqual({ 201: 12 });
      expect(await rowsOf(phone)).toHaveLength(1);
    },
    'from one address is kept five times': async () => {
      const visitor = gym.guest(anyAddress());

      const answers = await atOnce(20, () => visitor.call('passes/request', { body: passFor(anyPhone()) }));

      expect(countStatuses(answers)).toEqual({ 201: 5, 429: 15 });
    },
  },
  'passes/sell': {
    'gives a phone number one trial, whatever desk gives it': async () => {
      const phone = anyPhone();
      await gym.guest(anyAddress()).call('passes/request', { body: passFor(phone) });

      const answers = await atOnce(12, (n) => sellTrial(n, phone));

      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 11 });
      expect(await rowsOf(phone)).toMatchObject([{ kind: 'trial', voided_at: null }]);
    },
    'sells a phone number one day pass at a center, whatever window asks, unless it is said to be another':
      async () => {
        const phone = anyPhone();
        const sellDay = (n: number, isAnother?: true) =>
          byAdmin(n).call('passes/sell', {
            body: { ...today(phone), kind: 'day', mode: 'cash', isAnother },
            headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
          });

        const answers = await atOnce(8, (n) => sellDay(n));
        const [pass] = await rowsOf(phone);
        const again = await sellDay(0);
        const another = await sellDay(1, true);

        expect(countStatuses(answers)).toEqual({ 201: 1, 409: 7 });
        expect(again.body).toMatchObject({
          message: expect.stringContaining(formatPassCode(pass?.code ?? 0)),
        });
        expect(another.status).toBe(201);
        expect(await rowsOf(phone)).toHaveLength(2);
      },
    'with one key sells once, with one receipt': async () => {
      const phone = anyPhone();
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
      const body = { ...today(phone), kind: 'day', mode: 'cash' } as const;

      const answers = await atOnce(12, () => byAdmin(0).call('passes/sell', { body, headers }));

      expect(countStatuses(answers)).toEqual({ 201: 12 });
      const [pass, ...others] = await rowsOf(phone);
      expect(others).toEqual([]);
      const receipts = gym.db
        .selectFrom('payments')
        .select('id')
        .where('pass_id', '=', pass?.id ?? 0);
      expect(await receipts.execute()).toHaveLength(1);
    },
    'is used by one of many scans at its center, and undone or used, never both': async () => {
      for (let round = 0; round < 4; round++) {
        const { body } = await sellTrial(0, anyPhone());
        const scan = (n: number) =>
          byAdmin(n).call('visits/scan', { body: { code: body.pass.code, center: 'HSR Layout' } });
        const undo = () => byAdmin(0).call('admin/undo', { body: { activityId: body.activityId ?? 0 } });

        const answers = await atOnce(
          9,
          async (n): Promise<{ status: number }> => (n === 4 ? undo() : scan(n)),
        );

        const [pass] = await gym.db.selectFrom('passes').selectAll().where('id', '=', body.pass.id).execute();
        expect([pass?.used_at === null, pass?.voided_at === null]).toContain(true);
        expect(pass?.used_at === null).toBe(pass?.voided_at !== null);
        expect(answers[4]?.status).toBe(pass?.voided_at === null ? 409 : 200);
        const visits = gym.db.selectFrom('visits').select('id').where('pass_id', '=', body.pass.id);
        const letIn = await visits.where('is_in', '=', true).execute();
        expect(letIn).toHaveLength(pass?.used_at === null ? 0 : 1);
      }
    },
    'before members/add with its phone is of the member, after it of nobody yet': async () => {
      for (let round = 0; round < 6; round++) {
        const phone = anyPhone();

        const [sold, added] = await Promise.all([
          sellTrial(0, phone),
          byAdmin(1).call('members/add', { body: { name: 'Meghana', phone } }),
        ]);

        expect([sold.status, added.status]).toEqual([201, 201]);
        const [pass] = await rowsOf(phone);
        expect([null, added.body.userId]).toContain(pass?.user_id);
      }
    },
  },
  'passes/move': {
    'or a scan uses the pass, not both': async () => {
      const { body } = await sellTrial(0, anyPhone());
      const answers = await atOnce(
        9,
        async (n): Promise<{ status: number }> =>
          n === 4
            ? byAdmin(n).call('visits/scan', { body: { code: body.pass.code, center: body.pass.center } })
            : byAdmin(n).call('passes/move', { body: { passId: body.pass.id, day: '2030-03-05' } }),
      );

      const [pass] = await gym.db.selectFrom('passes').selectAll().where('id', '=', body.pass.id).execute();
      expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
      expect(pass?.day).toBe(pass?.used_at ? '2030-03-04' : '2030-03-05');
    },
  },
  'passes/dismiss': {
    'or a sale answers a request, not both': async () => {
      const phone = anyPhone();
      await gym.guest(anyAddress()).call('passes/request', { body: passFor(phone) });
      const [{ id } = { id: 0 }] = await rowsOf(phone);

      const answers = await atOnce(8, (n) => byAdmin(n).call('passes/dismiss', { body: { id } }));

      expect(countStatuses(answers)).toEqual({ 200: 1, 404: 7 });
      expect(await rowsOf(phone)).toEqual([]);
    },
  },
};
