import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, press, renderScreenAt } from '../../testing/render-screen-at';
import { PersonPhoto } from './person-photo';

const photo = { webp: 'UklGRg==', consentAt: '2130-03-05T06:30:00.000Z', consentBy: 'Kiran Das' };

beforeEach(() => startSession('a-token', 'admin@example.in', 'ADMIN'));
afterEach(leave);

const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi(answers);
  await renderScreenAt('/admin/members/person?id=7', <PersonPhoto userId={7} name="Asha Rao" />);
  await idle();
  return api;
};

it('asks for the consent before a photo can be taken or uploaded', async () => {
  await open({ 'members/getPhoto': { reply: { photo: null } } });

  await press('Add photo');
  expect(screen.queryByRole('button', { name: 'Take photo' })).toBeNull();
  await press('Asha Rao agrees to a photo', 'checkbox');

  expect(screen.getByRole('button', { name: 'Take photo' })).toBeDefined();
  expect(screen.getByLabelText('Upload photo')).toBeDefined();
});

it('shows the photo and who noted the consent, and removes both in one press', async () => {
  const api = await open({
    'members/getPhoto': { reply: { photo } },
    'members/removePhoto': { reply: { status: 'Photo removed' } },
  });
  expect(screen.getByRole('img', { name: 'Photo of Asha Rao' })).toBeDefined();

  await press('Change photo');
  expect(screen.getByText('Kiran Das noted the consent on 5 Mar 2130.')).toBeDefined();
  api.answer({ 'members/getPhoto': { reply: { photo: null } } });
  await press('Remove photo and consent');
  await idle();

  expect(api.requestsOf('members/removePhoto').map(({ body }) => body)).toEqual([{ userId: 7 }]);
  expect(screen.queryByRole('img', { name: 'Photo of Asha Rao' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add photo' })).toBeDefined();
});
