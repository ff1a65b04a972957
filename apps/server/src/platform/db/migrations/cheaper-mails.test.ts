// onBothEngines: databases of either engine are migrated.
import { formatOrderNumber } from '@namma/contract/orders/order-number';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { cheaperMails } from './0009-cheaper-mails.ts';

const gym = await startTestGym();

it('an order confirmed by an earlier version can still be read and sent', async () => {
  const { checkoutId, orderId } = await gym.make.order();
  const { id } = await gym.db
    .insertInto('mails')
    .values({
      key: `order:${checkoutId}`,
      kind: 'order placed',
      recipient: 'asha@example.com',
      recipient_name: 'Asha',
      facts: {
        orderNumber: formatOrderNumber(orderId),
        lines: [{ name: 'Ragi Bar', quantity: 1, amountPaise: 9_900 }],
        feePaise: 2_900,
        totalPaise: 12_800,
        address: ['Asha', '1, MG Road'],
      },
      message_id: '<1@namma.fit>',
      status: 'waiting',
      created_at: gym.now(),
      next_try_at: gym.now(),
      expires_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`alter table mails add column searched text`.execute(gym.db);

  await cheaperMails.up(gym.db);

  const { body } = await gym.as(await gym.make.admin()).call('admin/getMail', { query: { id } });
  expect(body.subject).toBe(`Your order ${formatOrderNumber(orderId)}`);
});
