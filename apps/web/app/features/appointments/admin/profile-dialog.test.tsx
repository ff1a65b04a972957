import type { Coach } from '@namma/contract/appointments/coach-schemas';
import { COACH_ABOUT_MAX_CHARACTERS } from '@namma/contract/appointments/rules';
import { IMAGE_MOST_BYTES } from '@namma/contract/images/rules';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../lib/session/session-changes';
import { fakeApi } from '../../../testing/fake-api';
import {
  errorUnder,
  idle,
  leave,
  press,
  renderScreenAt,
  textIn,
  type,
} from '../../../testing/render-screen-at';
import { ProfileDialog } from './profile-dialog';

const coach: Coach = {
  coachId: 3,
  name: 'Kavya Iyer',
  type: 'Nutrition',
  center: 'kormangla',
  isRetired: false,
  hours: [],
  openBookings: 0,
  profile: {
    photo: '/images/uploads/a-640.webp',
    about: { en: 'Eats well.', kn: null, hi: null },
    qualification: 'M.Sc. Nutrition',
    languages: null,
  },
  version: 7,
};
const onDone = vi.fn(async () => {});

async function open() {
  await renderScreenAt('/admin/coaches', <ProfileDialog coach={coach} onClose={() => {}} onDone={onDone} />);
  await idle();
}

beforeEach(() => {
  startSession('a-token', 'admin@namma.fit');
  onDone.mockClear();
});
afterEach(leave);

it('sends photo and sentences with the version that was read; an empty field is not given', async () => {
  const api = fakeApi({ 'consultancy/setProfile': { reply: { status: 'Changed', activityId: 9 } } });
  await open();
  await type('Image link', '');
  await type('About, three sentences in Kannada', 'ಚೆನ್ನಾಗಿ ತಿನ್ನುತ್ತಾರೆ.');

  await press('Save');

  expect(api.requestsOf('consultancy/setProfile').map(({ body }) => body)).toEqual([
    {
      coachId: 3,
      version: 7,
      photo: null,
      qualification: 'M.Sc. Nutrition',
      languages: null,
      about: { en: 'Eats well.', kn: 'ಚೆನ್ನಾಗಿ ತಿನ್ನುತ್ತಾರೆ.', hi: null },
    },
  ]);
  expect(onDone).toHaveBeenCalledWith('Changed', 9);
});

it('refuses a photo of 20 MB before it is sent, and keeps typed values', async () => {
  const api = fakeApi({});
  await open();
  await type('About, three sentences in Hindi', 'अच्छा खाती हैं।');
  const heavy = new File(['…'], 'coach.jpg', { type: 'image/jpeg' });
  Object.defineProperty(heavy, 'size', { value: 20 * 1024 * 1024 });

  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [heavy] } });
  await idle();

  expect(IMAGE_MOST_BYTES).toBeLessThan(heavy.size);
  expect(screen.getByText('Use a file of at most 8 MB.')).toBeDefined();
  expect(api.requestsOf('images')).toEqual([]);
  expect(textIn('About, three sentences in Hindi')).toBe('अच्छा खाती हैं।');
  expect(textIn('Image link')).toBe(coach.profile.photo);
});

it('shows beside the field that a text is too long', async () => {
  const api = fakeApi({});
  await open();
  await type('About, three sentences in English', 'a'.repeat(COACH_ABOUT_MAX_CHARACTERS + 1));

  await press('Save');

  expect(errorUnder('About, three sentences in English')).not.toBe('');
  expect(api.requestsOf('consultancy/setProfile')).toEqual([]);
});
