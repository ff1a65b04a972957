import { chooseForRow, expect, signInAs, test } from '../fixtures/test';

test('a shipped order has a receipt to print and can be returned; a cancelled one is reported by mail', async ({
  memberPage: page,
  member,
  api,
  expectPresentable,
  browser,
  baseURL,
}) => {
  const addressId = await api.address(member.token);
  const order = async (name: string) => {
    const { productId, name: fullName } = await api.product({ name });
    const { orderIds, checkoutId } = await api.call('orders/order', {
      token: member.token,
      body: {
        paymentMode: 'COD',
        source: 'buy',
        addressId,
        cartProductDetails: [{ productId, quantity: 2 }],
      },
    });
    return { id: orderIds[0] ?? 0, checkoutId, name: fullName };
  };
  const sent = await order('Rolled Oats');
  const { name: unwanted } = await order('Raw Whey');
  const adminToken = await api.adminToken();
  const adminPage = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await api.call('orders/update', { token: adminToken, body: { id: sent.id, status: 'Transit' } });

  await test.step('the member opens the receipt', async () => {
    await page.goto('/profile/profileOrders');
    await page.getByRole('link', { name: /^Receipt or invoice NSG\// }).click();
    const sheet = page.getByRole('region', { name: /^Receipt NSG\// });
    await expect(sheet.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await expect(sheet.getByText(sent.name)).toBeVisible();
    await expectPresentable(page, 'phone');
  });

  await test.step('on paper it is one A4 sheet without the site around it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the member cancels the other order', async () => {
    await page.goto('/profile/profileOrders');
    await page.getByRole('button', { name: `Cancel ${unwanted}` }).click();
    const question = page.getByRole('dialog', { name: `Cancel 2 × ${unwanted}?` });
    await question.getByLabel('Reason (optional)').fill('I have enough of it.');
    await expectPresentable(page, 'phone');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText(/, not charged/)).toBeVisible();
    await expect(page.getByRole('button', { name: `Cancel ${unwanted}` })).toBeHidden();
  });

  await test.step('the order arrives and is paid, and the member asks to return it', async () => {
    for (const status of ['Out-For-Delivery', 'Delivered'] as const)
      await api.call('orders/update', { token: adminToken, body: { id: sent.id, status } });
    await api.call('payments/receive', {
      token: adminToken,
      body: { subject: 'checkout', id: sent.checkoutId, mode: 'cash' },
    });
    await page.reload();
    await page.getByRole('button', { name: `Return ${sent.name}` }).click();
    const question = page.getByRole('dialog', { name: `Return 2 × ${sent.name}?` });
    await question.getByRole('button', { name: 'Request return' }).click();
    await expect(question.getByText('Reason required')).toBeVisible();
    await question.getByLabel('Reason').fill('I ordered the wrong one.');
    await expectPresentable(page, 'phone');
    await question.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByText('Return requested', { exact: true })).toBeVisible();
  });

  await test.step('an admin takes it back, step by step, and refunds it', async () => {
    await signInAs(adminPage, { token: adminToken });
    await adminPage.goto(`/admin/returns?q=${encodeURIComponent(member.email)}`);
    await adminPage.getByRole('button', { name: /^Approve: return/ }).click();
    await adminPage.getByRole('button', { name: /^Received: return/ }).click();
    await adminPage.getByRole('button', { name: 'Yes, received' }).click();
    await expectPresentable(adminPage, 'phone');
    await chooseForRow(adminPage, /return/, 'Refund');
    const refund = adminPage.getByRole('dialog', { name: 'Refund' });
    await refund.getByLabel('Refunded by').selectOption('upi');
    await refund.getByLabel('UTR of the refund').fill(`${Date.now()}`.slice(-12));
    await expectPresentable(adminPage, 'phone');
    await refund.getByRole('button', { name: 'Refund', exact: true }).click();
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    await expect(adminPage.getByText(/^Receipt NSG\/\d{4}\/R\d+$/)).toBeVisible();
  });

  await test.step('the member sees the refund, and its credit note', async () => {
    await page.reload();
    await expect(page.getByText(/^₹[\d,]+ refunded$/)).toBeVisible();
    await page.goto('/profile/documents');
    await page.getByRole('link', { name: /C0/ }).first().click();
    await expect(page.getByRole('heading', { name: 'Credit note' })).toBeVisible();
  });

  await test.step('an admin finds its mail', async () => {
    await adminPage.goto(`/admin/mails?q=${encodeURIComponent(member.email)}`);
    await adminPage.getByText(`${unwanted} cancelled`).click();
    const mail = adminPage.frameLocator('iframe');
    // The first is the preview line, which a mailbox shows.
    await expect(mail.getByText(`You cancelled 2 × ${unwanted}`).last()).toBeVisible();
    await adminPage.context().close();
  });
});
