import { orderPlaced } from '../fixtures/checkout';
import { expect, hydrated, tabTo, test } from '../fixtures/test';

test('from the start page to a placed order by keyboard', async ({ memberPage: page, api, member }) => {
  await api.address(member.token);
  await page.goto('/');
  await hydrated(page);

  await tabTo(
    page,
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store' }).first(),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: /search/i }));
  await page.keyboard.type('rolled oats');
  await page.keyboard.press('Enter');
  // The shelves of the store may have the same product.
  await expect(page).toHaveURL(/category=rolled-oats/);
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Rolled Oats/ })
    .first();
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rolled Oats');
  await tabTo(page, page.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Added to cart')).toBeVisible();
  await tabTo(page, page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Cart' }));
  await page.keyboard.press('Enter');

  // The product's page has a button of the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Increase/ }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('2');
  await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
  await page.keyboard.press('Enter');

  const address = page.getByRole('checkbox', { name: /Deliver Here/ });
  await expect(address).toBeVisible();
  // The only address is chosen already; the key lets it go and takes it again.
  await expect(address).toBeChecked();
  await tabTo(page, address);
  await page.keyboard.press('Space');
  await expect(address).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(address).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Proceed to pay' }));
  await page.keyboard.press('Enter');

  const cash = page.getByRole('checkbox', { name: 'Cash on delivery (COD)' });
  await expect(cash).toBeVisible();
  await tabTo(page, cash);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Confirm Order' }));
  await page.keyboard.press('Enter');

  await expect(orderPlaced(page)).toBeVisible();
  const [order] = await api.call('orders/getOrders', { token: member.token });
  expect(order?.quantity).toBe(2);
});
