import { dialog, expectNamesAndHeadings, openAdminPage } from '../fixtures/admin-pages';
import { chooseInMenu, expect, expectReadableAtTwiceTheSize, tabTo, test } from '../fixtures/test';

test.use({ loadsAhead: false });

test('a list is pasted, checked, imported and undone by keyboard alone', async ({
  page,
  api,
  expectPresentable,
}) => {
  test.slow();
  const id = crypto.randomUUID().slice(0, 8);
  const phone = `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
  const cells = [`Name\tMobile`, `Moved ${id}\t${phone}`, `Too Short\t98860`].join('\n');
  await openAdminPage(page, api, '/admin/imports');
  await expectNamesAndHeadings(page, '/admin/imports');
  await expectPresentable(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('pasted and checked: nothing is changed yet, and one row is refused with its cell', async () => {
    await tabTo(page, page.getByLabel('Or paste cells from a spreadsheet'));
    await page.keyboard.insertText(cells);
    await tabTo(page, page.getByRole('button', { name: 'Check pasted cells' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Checked: 2 rows. No changes yet.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Reasons' })).toContainText('98860');
    await expect(page.getByRole('heading', { name: 'Pasted cells' })).toBeFocused();
    await expectPresentable(page, 'phone');
    await expectReadableAtTwiceTheSize(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const { content: before } = await api.call('admin/getMembers', {
    token: await api.adminToken(),
    query: { q: phone },
  });
  expect(before).toEqual([]);

  await test.step('imported', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Import', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Imported 1 of 2 rows')).toBeVisible();
    await expectPresentable(page, 'phone');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('undone', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Actions: Pasted cells' }).first());
    await page.keyboard.press('Enter');
    await chooseInMenu(page, 'Undo');
    await expect(dialog(page)).toHaveAccessibleName('Undo the import of Pasted cells?');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('The import is undone').first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Imports' }).getByRole('row').nth(1)).toContainText(
      'Undone',
    );
  });
});
