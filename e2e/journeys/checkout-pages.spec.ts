import { formatDay } from '@namma/contract/days/dates';
import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures/test';

test.use({ loadsAhead: false });

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test('a toast does not cover the control in use, pressed or by keyboard', async ({
  memberPage: page,
  api,
  member,
}) => {
  // Eight pages, and what gets the focus on them.
  test.slow();
  const product = await api.product();
  for (let i = 0; i < 3; i++) await api.address(member.token);
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
      // Whatever gets the focus while the message is there.
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

test('a member orders several pieces to an address that was saved, edited, deleted and restored', async ({
  memberPage: page,
  api,
  member,
}) => {
  const product = await api.product();
  const cartLink = page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: /^Cart/ });

  await test.step('the quantity on the product page is typed or pressed', async () => {
    await page.goto(`/store/product?id=${product.productId}`);
    await hydrated(page);
    const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` });
    await quantity.fill('12');
    await page.getByRole('button', { name: /^Increase/ }).click();
    await expect(quantity).toHaveValue('13');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartLink).toHaveAccessibleName('Cart 13 items');
    await page.getByRole('status').getByRole('link', { name: 'View cart' }).click();
    // The address changes before the page, which has the same field.
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    await expect(page).toHaveURL('/store/cart');
  });

  await test.step('also in the cart; an invalid quantity shows a message and changes nothing', async () => {
    const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` });
    await expect(quantity).toHaveValue('13');
    for (const wrong of ['0', 'two', '1.5', '9999999']) {
      await quantity.fill(wrong);
      await expect(quantity).toHaveAccessibleDescription('Use a whole number from 1 to 10,00,000');
    }
    await quantity.blur();
    await expect(quantity).toHaveValue('13');
    await quantity.fill('3');
    await expect(cartLink).toHaveAccessibleName('Cart 3 items');
    // The header counts a piece as soon as it is pressed.
    await expect
      .poll(() => api.call('cart/cartDetails', { token: member.token }))
      .toMatchObject([{ quantity: 3 }]);
    await page.getByRole('button', { name: 'Checkout' }).click();
  });

  const proceed = page.getByRole('button', { name: 'Proceed to pay' });
  const dialog = page.getByRole('dialog');

  await test.step("a new address starts with the profile's values, and is selected after saving", async () => {
    await expect(proceed).toBeDisabled();
    await page.getByRole('button', { name: 'Add New Address' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue(member.name);
    await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
    await expect(dialog.getByLabel('Phone')).toHaveValue('9876543210');
    await dialog.getByLabel('Address', { exact: true }).fill('7, 1st Main');
    await dialog.getByLabel('Town').fill('Bengaluru');
    await dialog.getByLabel('District').fill('Bengaluru Urban');
    await dialog.getByLabel('Pincode').fill('560040');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('checkbox', { name: 'Deliver Here' })).toBeChecked();
    await expect(proceed).toBeEnabled();
  });

  await test.step('it is edited in place', async () => {
    await page.getByRole('button', { name: /^Edit address/ }).click();
    await expect(dialog.getByLabel('Pincode')).toHaveValue('560040');
    await dialog.getByLabel('Town').fill('Mysuru');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Mysuru' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Deliver Here' })).toBeChecked();
  });

  await test.step('after Undo of a deletion it is back and selected', async () => {
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByText('No address saved yet')).toBeVisible();
    await expect(proceed).toBeDisabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Mysuru' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Deliver Here' })).toBeChecked();
    await expect.poll(() => api.call('cart/addressDetails', { token: member.token })).toHaveLength(1);
    await proceed.click();
  });

  await test.step('the order has the same number here and in the orders', async () => {
    await page.getByRole('checkbox', { name: 'Cash on delivery (COD)' }).check();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();
    const [placed] = await api.call('orders/getOrders', { token: member.token });
    const number = placed?.orderNumber ?? '';
    expect(number).toMatch(/^NS-\d+-\d$/);
    await expect(page.getByText(number)).toBeVisible();
    const { from = '', to = '' } = placed?.arrival ?? {};
    await expect(page.getByText(`${formatDay(from)} to ${formatDay(to)}`)).toBeVisible();
    await expect(cartLink).toHaveAccessibleName('Cart');
    await page.getByRole('link', { name: 'See your orders' }).click();
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  });
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

test('changes by another tab or an admin are shown before Confirm, with a note', async ({
  memberPage: page,
  api,
  member,
}) => {
  const [first, second] = [await api.product(), await api.product({ name: 'Second Pouch' })];
  await api.call('cart/add', { token: member.token, body: { productId: first.productId } });
  const address = await api.address(member.token);
  await page.goto(`/store/payment?address=${address}`);
  await page.getByRole('checkbox', { name: 'Cash on delivery (COD)' }).check();
  const note = page.getByRole('status').filter({ hasText: 'Changed meanwhile' });

  await test.step('a product is added in another tab', async () => {
    const other = await page.context().newPage();
    await other.goto(`/store/product?id=${second.productId}`);
    await hydrated(other);
    await other.getByRole('button', { name: 'Add to cart' }).click();
    await expect(other.getByRole('status').getByText('Added to cart')).toBeVisible();
    await other.close();
    await expect(note).toContainText(`${second.name} was added.`);
  });

  await test.step('an admin changes a price; it is read on returning to the tab', async () => {
    const { rating: _rating, buyCounts: _sold, image: _image, ...product } = first;
    await api.call('product/update', { token: await api.adminToken(), body: { ...product, price: 1200 } });
    // The limit on how often coming back reads the checkout again.
    await page.waitForFunction(
      (since) => performance.now() - since > 1_000,
      await page.evaluate(() => performance.now()),
    );
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(note).toContainText(`${first.name} now costs ₹1,080, before ₹900.`);
  });

  await test.step('choices are kept, and the order is placed at the shown total', async () => {
    await expect(page.getByRole('checkbox', { name: 'Cash on delivery (COD)' })).toBeChecked();
    await page.getByRole('button', { name: 'Confirm Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();
    expect(await api.call('orders/getOrders', { token: member.token })).toHaveLength(2);
  });
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
