import type { Page } from '@playwright/test';
import { MailingProduct } from '../fixtures/mailing-product';
import { expect, signInAs, test } from '../fixtures/test';

/** Beside the ports of the product that all other journeys share. */
const PORTS_BESIDE = 4;

let product: MailingProduct;
let origin: string;

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(160_000);
  product = new MailingProduct(project.name, Number(new URL(baseURL ?? '').port) + PORTS_BESIDE);
  ({ origin } = product);
  await product.start();
});

test.afterAll(() => product.stop());

test('an order is confirmed by mail, an admin reads the mail, and a mailed link replaces a forgotten password', async ({
  page,
  browser,
  expectPresentable,
}) => {
  const api = await product.api();
  const member = await api.member();
  const bought = await api.product();
  const adminPage = await (await browser.newContext({ baseURL: origin })).newPage();
  const orderNumber = await test.step('an order is placed, and its mail arrives', async () => {
    await api.call('orders/order', {
      token: member.token,
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId: await api.address(member.token),
        cartProductDetails: [{ productId: bought.productId, quantity: 2 }],
      },
    });
    const text = await product.receive(member.email, 'Subject: Your order');
    return /Your order (NS-\d+-\d)/.exec(text)?.[1] ?? 'no order number';
  });

  await test.step('an admin finds it at /admin/mails, and sees it as it was sent', async () => {
    await goSignedIn(adminPage, await api.adminToken());
    await adminPage.getByRole('link', { name: 'Mails' }).click();
    await adminPage.getByRole('searchbox', { name: 'Search mails' }).fill(member.email);
    await expect(adminPage.getByRole('status').getByText('2 mails, page 1 of 1')).toBeAttached();
    // One asks to confirm the email, one tells of the order.
    await expect(adminPage.getByRole('table').getByText('sent', { exact: true })).toHaveCount(2);
    // The list is pale while it is read.
    await expect(adminPage).toHaveURL(/q=/);
    await expect(adminPage.locator('main [aria-busy]')).toHaveCSS('opacity', '1');
    await expectPresentable(adminPage, 'phone');
    await adminPage.getByRole('button', { name: `Open mail Your order ${orderNumber}` }).click();
    const mail = adminPage.frameLocator('iframe');
    await expect(mail.getByRole('heading', { name: `Your order ${orderNumber}` })).toBeVisible();
    // Its styles count, although the page allows no style sheet of others.
    await expect(mail.getByRole('link', { name: 'View orders' })).toHaveCSS('font-weight', '700');
  });

  const link = await test.step('a member asks for a new password', async () => {
    await page.goto(`${origin}/signIn`);
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL(`${origin}/forgotPassword`);
    await expectPresentable(page, 'phone');
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').getByText('It works for 10 minutes')).toBeVisible();
    const text = await product.receive(member.email, '/resetPassword#');
    return /\S+\/resetPassword#[\w-]+/.exec(text)?.[0] ?? 'no link';
  });
  const token = link.split('#')[1] ?? '';

  await test.step('programs that look at links use nothing up', async () => {
    for (let looks = 0; looks < 10; looks++)
      for (const method of ['GET', 'HEAD']) expect((await fetch(link, { method })).status).toBe(200);
  });

  await test.step('the link leads to a new password, and its token leaves the address', async () => {
    const addresses: string[] = [];
    page.on('request', (sent) => addresses.push(sent.url(), sent.headers().referer ?? ''));
    await page.goto(link);
    await expect(page).toHaveURL(`${origin}/resetPassword`);
    await expectPresentable(page, 'phone');
    await page.getByLabel('New password', { exact: true }).fill('a-new-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('a-new-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status').getByText('Password changed')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/signIn`);
    // The browser reports the address with its fragment, which it never sends.
    const sent = addresses.filter((address) => address !== link);
    expect(sent.join()).not.toContain(token);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  await test.step('the link works once', async () => {
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('another-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('another-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
  });

  await test.step('the member signs in with the new password', async () => {
    await page.goto(`${origin}/signIn`);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill('a-new-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await product.receive(member.email, 'Subject: Your password was changed');
  });

  await test.step('no admin sees the token', async () => {
    await adminPage.reload();
    await adminPage
      .getByRole('row')
      .filter({ hasText: 'A new password for your account' })
      .getByRole('button', { name: /^Open mail/ })
      .click();
    const mail = adminPage.frameLocator('iframe');
    await expect(mail.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      'href',
      `${origin}/resetPassword#…`,
    );
  });
});

async function goSignedIn(page: Page, token: string): Promise<void> {
  await signInAs(page, { token });
  await page.goto('/admin');
}
