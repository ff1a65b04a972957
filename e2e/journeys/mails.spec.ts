import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Page, request } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { Api } from '../fixtures/api';
import { expect, signInAs, test } from '../fixtures/test';

/** Beside the ports of the product that all other journeys share, which sends no mail. */
const PORTS_BESIDE = 4;

interface Received {
  to: string;
  text: string;
}

/** A mail server that keeps what it receives. */
async function startMailServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      // Soft line breaks of quoted-printable, and the equals sign that it writes as a code.
      const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
      for (const { address } of session.envelope.rcptTo) received.push({ to: address, text });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let product: ChildProcess;
let origin: string;

test.beforeAll(async ({ baseURL }, { project }) => {
  test.setTimeout(160_000);
  mailServer = await startMailServer();
  const port = Number(new URL(baseURL ?? '').port) + PORTS_BESIDE;
  origin = `http://127.0.0.1:${port}`;
  product = spawn(
    process.execPath,
    [join(import.meta.dirname, '../start-product.mjs'), project.name, String(port)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        MAIL_FROM: 'Namma Strength <hello@namma.fit>',
        PUBLIC_URL: origin,
      },
    },
  );
  const isReady = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
  await expect.poll(isReady, { timeout: 150_000 }).toBe(true);
});

test.afterAll(async () => {
  if (product.exitCode === null) {
    const exited = once(product, 'exit');
    product.kill('SIGTERM');
    await exited;
  }
  await mailServer.close();
});

/** Waits for the mail to this address that has this text. */
async function receive(to: string, part: string): Promise<string> {
  const find = () => mailServer.received.find((mail) => mail.to === to && mail.text.includes(part))?.text;
  await expect.poll(find, { message: `a mail to ${to} with ${part}` }).toBeDefined();
  return find() ?? '';
}

test('an order is told by mail, an admin reads the mail, and a mailed link replaces a forgotten password', async ({
  page,
  browser,
  expectPresentable,
}) => {
  const api = new Api(await request.newContext({ baseURL: origin }), origin);
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
    const text = await receive(member.email, 'Subject: Your order');
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
    await expectPresentable(adminPage);
    await adminPage.getByRole('button', { name: `Open mail Your order ${orderNumber}` }).click();
    const mail = adminPage.frameLocator('iframe');
    await expect(mail.getByRole('heading', { name: `Your order ${orderNumber}` })).toBeVisible();
    // Its styles count, although the page allows no style sheet of others.
    await expect(mail.getByRole('link', { name: 'See your orders' })).toHaveCSS('font-weight', '700');
  });

  const link = await test.step('a member asks for a new password', async () => {
    await page.goto(`${origin}/signIn`);
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await expect(page).toHaveURL(`${origin}/forgotPassword`);
    await expectPresentable(page);
    await page.getByLabel('Email').fill(member.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByRole('status').getByText('It works for 10 minutes')).toBeVisible();
    const text = await receive(member.email, '/resetPassword#');
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
    await expectPresentable(page);
    await page.getByLabel('New password', { exact: true }).fill('a-new-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('a-new-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status').getByText('Password changed')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/signIn`);
    // The browser reports the address of the page itself with its fragment, which it sends to nobody.
    const sent = addresses.filter((address) => address !== link);
    expect(sent.join()).not.toContain(token);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  await test.step('the link works once', async () => {
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('another-password');
    await page.getByLabel('Confirm password', { exact: true }).fill('another-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('link', { name: 'Ask for a new one' })).toBeVisible();
  });

  await test.step('the member signs in with the new password', async () => {
    await page.goto(`${origin}/signIn`);
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill('a-new-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    await receive(member.email, 'Subject: Your password was changed');
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
