import { DELETED_MEMBER, deletedEmail } from '@namma/contract/members/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ContactCell } from './contact-cell';
import { contactOf } from './member-link';

const drawn = (member: { userId: number; name: string; email: string; phone: string }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ContactCell {...contactOf(member)} />
    </MemoryRouter>,
  );

it('a member in a list leads to their page', () => {
  const html = drawn({ userId: 7, name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' });

  expect(html).toMatch(/<a [^>]*href="[^"]*id=7"[^>]*>Asha Rao<\/a>/);
  expect(html).toContain('asha@example.in');
});

it('shows the phone of a member without an email', () => {
  expect(drawn({ userId: 7, name: 'Asha Rao', email: '', phone: '9876543210' })).toContain('9876543210');
});

it('a member who has deleted the account leads nowhere, in orders, memberships, returns and reviews', () => {
  const html = drawn({ userId: 7, name: DELETED_MEMBER, email: deletedEmail(7), phone: '' });

  expect(html).toContain(DELETED_MEMBER);
  expect(html).not.toContain('href');
  expect(html).not.toContain('deleted-7');
});
