import { orderStatuses } from '@namma/contract/orders/rules';
import { expect, hydrated, test } from '../fixtures/test';

test('a guest finds a product, signs up, orders cash on delivery, and rates the product', async ({
  page,
  api,
}) => {
  const other = await api.product({ name: 'Second Pouch' });
  const email = `journey.${crypto.randomUUID()}@example.in`;

  await test.step('a search with a typo, then a filter', async () => {
    await page.goto('/store');
    await hydrated(page);
    await page.getByRole('combobox', { name: /search/i }).fill('whay protien');
    await expect(page.getByRole('option').first()).toContainText(/whey/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=whay-protien/);
    await page.getByRole('link', { name: '₹1,500 and above' }).click();
    await expect(page).toHaveURL(/price=1500-above/);
  });

  const product = await test.step('a product, which a guest cannot add to a cart', async () => {
    const card = page
      .getByRole('main')
      .getByRole('link', { name: /Namma Gold Whey Protein, Double Chocolate, 2 kg/ });
    await card.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Double Chocolate');
    const id = Number(new URL(page.url()).searchParams.get('id'));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('alert').getByText('Please Login!', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/signIn/);
    return api.call('product/get', { query: { id } });
  });

  await test.step('signing up and in', async () => {
    await page.getByRole('link', { name: 'SignUp' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('98765 43210');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByLabel('Date of birth').fill('1992-02-29');
    await page.getByLabel('Address').fill('7, 1st Main, Vijayanagar');
    await page.getByLabel('Password', { exact: true }).fill('barbell-7');
    await page.getByLabel('Confirm password', { exact: true }).fill('barbell-7');
    await expect(page.getByText('Password Matched')).toBeVisible();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('status').getByText('Sign-up successful!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill('barbell-7');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/store\/product\?id=/);
    // The product that the guest wanted is added after signing in.
    await expect(page.getByRole('status').getByText('Added to cart')).toBeVisible();
  });

  await test.step('two products in the cart, plus twice, one removed', async () => {
    await page.goto(`/store/product?id=${other.productId}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('status').getByText('Added to cart')).toBeVisible();
    await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL(/\/store\/cart/);
    const line = page.getByRole('listitem').filter({ hasText: product.name });
    await line.getByRole('button', { name: /^Increase/ }).click();
    await line.getByRole('button', { name: /^Increase/ }).click();
    await expect(line.getByText('3', { exact: true })).toBeVisible();
    await page
      .getByRole('listitem')
      .filter({ hasText: other.name })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByText(other.name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Checkout' }).click();
  });

  await test.step('an address', async () => {
    await expect(page).toHaveURL(/\/store\/addAddress/);
    await expect(page.getByRole('button', { name: 'Proceed to pay' })).toBeDisabled();
    await page.getByRole('button', { name: 'Add New Address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Meera Iyer');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Phone').fill('9876543210');
    await dialog.getByLabel('Address', { exact: true }).fill('7, 1st Main, Vijayanagar');
    await dialog.getByLabel('Town').fill('Bengaluru');
    await dialog.getByLabel('District').fill('Bengaluru Urban');
    await dialog.getByLabel('Pincode').fill('5600');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog.getByText('invalid', { exact: true })).toBeVisible();
    await dialog.getByLabel('Pincode').fill('560040');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('checkbox', { name: /Deliver Here/ }).check();
    await page.getByRole('button', { name: 'Proceed to pay' }).click();
  });

  await test.step('cash on delivery: a double press orders once', async () => {
    await expect(page).toHaveURL(/\/store\/payment/);
    const confirm = page.getByRole('button', { name: 'Confirm Order' });
    await expect(confirm).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Cash on delivery (COD)' }).check();
    await confirm.dblclick();
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Order Placed Successfully' })).toBeVisible();
    await page.goBack();
    await page.goForward();
  });

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const order = await test.step('one order at the price that was shown', async () => {
    const orders = await api.call('orders/getOrders', { token });
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ quantity: 3, orderStatus: 'Pending', paymentMode: 'COD' });
    expect(await api.call('cart/cartDetails', { token })).toEqual([]);
    const [placed] = orders;
    if (!placed) throw new Error('no order');
    return placed;
  });

  await test.step('an admin moves it to Delivered', async () => {
    const adminToken = await api.adminToken();
    for (const status of orderStatuses.slice(1)) {
      await api.call('orders/update', { token: adminToken, body: { id: order.orderId, status } });
    }
  });

  await test.step('four stars; a second rating is refused', async () => {
    await page.goto('/store/orders');
    const row = page.getByRole('listitem').filter({ hasText: product.name }).first();
    await expect(row.locator('[aria-current=step]')).toHaveText(/Delivered/);
    await row.getByRole('radio', { name: '4 stars' }).click();
    await expect(page.getByRole('status').getByText('Thank you for rating')).toBeVisible();
    await expect(row.getByRole('radio')).toHaveCount(0);
    await row.getByRole('button', { name: 'You gave 4 of 5' }).click();
    await expect(page.getByRole('alert').getByText('Rating already submitted')).toBeVisible();

    const second = await page.request.patch('/api/orders/rating', {
      headers: { authorization: `Bearer ${token}` },
      data: { rating: 1, productId: product.productId, orderId: order.orderId },
    });
    expect(second.status()).toBe(409);
    expect(await second.json()).toEqual({ message: 'Rating already submitted', code: 'ratedAlready' });
  });

  await test.step('the sale and the stars are counted', async () => {
    const now = await api.call('product/get', { query: { id: product.productId } });
    expect(now.buyCounts).toBe(product.buyCounts + 3);
  });
});

test('the mean of all ratings is the product’s rating immediately', async ({ api, member }) => {
  const product = await api.product();
  const addressId = await api.address(member.token);
  const adminToken = await api.adminToken();
  const rate = async (stars: number) => {
    const { orderIds } = await api.call('orders/order', {
      token: member.token,
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId,
        cartProductDetails: [{ productId: product.productId, quantity: 1 }],
      },
    });
    for (const status of orderStatuses.slice(1)) {
      await api.call('orders/update', { token: adminToken, body: { id: orderIds[0] ?? 0, status } });
    }
    await api.call('orders/rating', {
      token: member.token,
      body: { rating: stars, productId: product.productId },
    });
    return (await api.call('product/get', { query: { id: product.productId } })).rating;
  };

  expect(await rate(5)).toBe(5);
  expect(await rate(4)).toBe(4.5);
  expect(await rate(4)).toBe(4.3);
});
