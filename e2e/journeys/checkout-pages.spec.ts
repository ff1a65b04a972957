import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ loadsAhead: false });

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];

test('a toast does not cover the control in use, pressed or by keyboard', async ({
  memberPage: page,
  api,
  member,
}) => {
  // Four pages, and what gets the focus on them.
  test.slow();
  const product = await api.product();
  for (let i = 0; i < 2; i++) await api.address(member.token);
  await api.call('cart/add', { token: member.token, body: { productId: product.productId } });
  const toast = page.locator('[data-toast]').last();
  /** The toast's code has loaded; before that a plain one is shown. */
  const isComplete = () => expect(toast.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  const dismiss = async () => {
    await expect(async () => {
      const button = page.getByRole('button', { name: 'Dismiss' }).first();
      // It may go by itself meanwhile.
      if (await button.isVisible()) await button.click({ timeout: 1_000 });
      await page.mouse.move(0, 0);
      await expect(toast).toHaveCount(0, { timeout: 500 });
    }).toPass();
  };

  for (const window of WINDOWS) {
    await test.step(`${window.width} px`, async () => {
      await page.setViewportSize(window);

      await page.goto(`/store/product?id=${product.productId}`);
      await hydrated(page);
      const add = page.getByRole('button', { name: 'Add to cart' });
      await add.click();
      await expect(toast).toContainText('Added to cart');
      await isComplete();
      await expectClear(add);
      await dismiss();

      await page.goto('/store/addAddress');
      await expect(page.getByRole('checkbox', { name: 'Deliver Here' }).first()).toBeVisible();
      await hydrated(page);
      await page.context().setOffline(true);
      for (const button of await page.getByRole('button', { name: /^Delete/ }).all()) {
        await button.click();
        await expect(toast).toContainText('Network Error');
        await isComplete();
        await expectClear(button);
        // It goes after four seconds, but not from under the pointer.
        await toast.hover();
      }
      await page.context().setOffline(false);
      // Elements that get the focus while the message is shown.
      for (let presses = 0; presses < 12; presses++) {
        await page.keyboard.press('Shift+Tab');
        await expectClear(page.locator(':focus'));
      }
      await dismiss();
    });
  }
});

test('a product can be put into the cart while its picture still moves onto its page', async ({
  memberPage: page,
}) => {
  // Here are no products of other journeys, which have no picture and may sell best.
  await page.goto('/store/category?category=prepostworkout');
  await hydrated(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
      });
      return transition;
    };
  });
  await page.locator('main a[href^="/store/product?id="]').first().click();
  const isMoving = () =>
    page.evaluate(() => document.getAnimations().some(({ playState }) => playState === 'paused'));
  await expect.poll(isMoving).toBe(true);

  await page.getByRole('button', { name: 'Add to cart' }).click();

  await expect(page.getByRole('status').getByText('Added to cart')).toBeVisible();
  expect(await isMoving()).toBe(true);
});

test('Buy keeps the quantity, also after a reload', async ({ memberPage: page, api, member }) => {
  const product = await api.product();
  await api.address(member.token);
  await page.goto(`/store/product?id=${product.productId}`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Increase/ }).click();
  await page.getByRole('button', { name: 'Buy', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Deliver Here' }).check();
  await page.getByRole('button', { name: 'Proceed to pay' }).click();
  await expect(page).toHaveURL(/\/store\/payment/);
  await page.reload();
  await page.getByRole('checkbox', { name: 'Cash on delivery (COD)' }).check();
  await page.getByRole('button', { name: 'Confirm Order' }).click();
  await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();

  expect(await api.call('orders/getOrders', { token: member.token })).toMatchObject([{ quantity: 2 }]);
});

test('Confirm Order is visible with 21 products, below compact bars', async ({
  memberPage: page,
  api,
  member,
}) => {
  const { content } = await api.call('product/getAll', { query: { limit: 50 } });
  const products = content.filter(({ available }) => available === 1).slice(0, 21);
  for (const { productId } of products)
    await api.call('cart/add', { token: member.token, body: { productId } });
  const address = await api.address(member.token);
  const confirm = page.getByRole('button', { name: 'Confirm Order' });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/store/payment?address=${address}`);
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await page.getByText('21 products').click();
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(products[20]?.name ?? '')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(confirm).toBeInViewport({ ratio: 1 });

  await test.step('on a phone the store’s bar is one row with all its entries', async () => {
    const bar = page.getByRole('navigation', { name: 'Store' });
    for (const name of ['Wishlist', 'Orders', 'Cart'])
      await expect(bar.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText('All Categories')).toBeVisible();
    const heading = page.getByRole('heading', { level: 1, name: 'Payment' });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(240);
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('oats');
    await expect(page.getByRole('option').first()).toBeInViewport();
    await field.press('Enter');
    await expect(page).toHaveURL(/category=oats/);
  });
});

/** No message covers any of the control. Messages move after a frame. */
const expectClear = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const toasts = [...document.querySelectorAll('[data-toast]')];
        if (toasts.length === 0) throw new Error('there is no message');
        const box = element.getBoundingClientRect();
        return toasts
          .map((toast) => toast.getBoundingClientRect())
          .every(
            ({ left, right, top, bottom }) =>
              left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top,
          );
      }),
    )
    .toBe(true);
