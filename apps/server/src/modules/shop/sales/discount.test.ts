import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';

const gym = await startTestGym({
  today: '2030-03-04',
  tax: { scheme: 'regular', legalName: 'Namma Strength Fitness LLP', gstin: '29ABCFN1234K1ZV' },
});
const owner = gym.as(await gym.make.admin());
const center = 'HSR Layout' as const;

const reason = 'Packing is dented';
const saleOf = (
  lines: { productId: number; quantity: number }[],
  expectedTotal: number,
  percent: number,
) => ({
  body: { lines, mode: 'cash' as const, center, expectedTotal, discount: { percent, reason } },
});

/** The lowest whole amount in rupees that is not below the percentage left, and never above the price. */
function naivePrice(price: number, percent: number): number {
  for (let rupees = 0; rupees < price; rupees++) if (rupees * 100 >= price * (100 - percent)) return rupees;
  return price;
}

describe('a discount at the counter', () => {
  it('lowers the total, the tax and the refund as a count of single pieces does', async () => {
    const line = fc.record({
      price: fc.integer({ min: 1, max: 3000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 100 }),
        async (wanted, percent) => {
          const lines = await Promise.all(
            wanted.map(async ({ price, quantity }) => ({
              productId: (await gym.make.product({ price, discount: 0 })).productId,
              quantity,
            })),
          );
          const pieces = wanted.flatMap(({ price, quantity }) => Array(quantity).fill(price) as number[]);
          const full = pieces.reduce((sum, price) => sum + price, 0);
          const total = pieces.reduce((sum, price) => sum + naivePrice(price, percent), 0);

          const { status, body } = await owner.call('sales/sell', saleOf(lines, total, percent));

          expect([status, body.totalPaise]).toEqual([201, total * 100]);
          expect((full - total) * 100).toBeLessThanOrEqual(full * percent);
          const document = (await owner.call('documents/get', { query: { number: body.documentNumber } }))
            .body;
          expect(document.totalPaise).toBe(total * 100);
          expect(document.taxablePaise + document.cgstPaise + document.sgstPaise).toBe(total * 100);
          if (body.receiptId === undefined) {
            expect(total).toBe(0);
            return;
          }
          const query = { id: body.receiptId };
          const receipt = (await owner.call('payments/getReceipt', { query })).body;
          expect(receipt.discount).toEqual(
            full > total ? { paise: (full - total) * 100, reason } : undefined,
          );
          const [sold] = (await owner.call('sales/getSold', { query: { q: body.orderNumber } })).body.sales;
          expect(sold?.lines.map(({ pricePaise }) => pricePaise)).toEqual(
            wanted.map(({ price }) => naivePrice(price, percent) * 100),
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is named on the invoice', async () => {
    const { productId, name } = await gym.make.product({ price: 629, discount: 0 });

    const { body } = await owner.call('sales/sell', saleOf([{ productId, quantity: 1 }], 567, 10));

    const { lines } = (await owner.call('documents/get', { query: { number: body.documentNumber } })).body;
    expect(lines[0]?.description).toBe(`${name} (after 10% discount)`);
  });

  it.each([
    ['owner', 100, 0],
    ['manager', 10, 90],
  ] as const)('of the preset %s is at most %d%%', async (preset, most, total) => {
    const { productId } = await gym.make.product({ price: 100, discount: 0 });
    const seller = gym.as(await gym.make.staff({ preset }));
    const lines = [{ productId, quantity: 1 }];

    expect((await seller.callLoosely('sales/sell', saleOf(lines, total, most))).status).toBe(201);

    const more = await seller.callLoosely('sales/sell', saleOf(lines, total, most + 1));
    expect(more.body.code).toBe(most === 100 ? 'invalidFields' : 'discountTooLarge');
  });

  it('is not given by the desk, and never without a reason', async () => {
    const { productId } = await gym.make.product({ price: 100, discount: 0 });
    const desk = gym.as(await gym.make.staff({ preset: 'desk' }));
    const { body } = saleOf([{ productId, quantity: 1 }], 99, 1);

    const byDesk = await desk.callLoosely('sales/sell', { body });
    const unexplained = await owner.callLoosely('sales/sell', {
      body: { ...body, discount: { percent: 1, reason: ' ' } },
    });

    expect([byDesk.status, byDesk.body.code]).toEqual([403, 'discountTooLarge']);
    expect([unexplained.status, unexplained.body.issues?.[0]?.path]).toEqual([400, 'discount.reason']);
  });
});
