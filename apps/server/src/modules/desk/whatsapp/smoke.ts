import { expect } from 'vitest';
import { admin, gym, type SmokeTest } from '../../../testing/smoke.ts';

export const smoke: SmokeTest = [
  'what is due is written by WhatsApp, and the press stands in the timeline',
  async () => {
    const { member, membershipId } = await gym.make.membership();
    const about = { kind: 'slip', id: membershipId } as const;

    const { body: message } = await admin.call('whatsApp/get', { query: about });
    await admin.call('whatsApp/record', { body: about });

    expect(message).toMatchObject({ name: member.name, link: expect.stringContaining(`wa.me/919876543210`) });
    const { body: timeline } = await admin.call('admin/getMemberTimeline', {
      query: { id: member.userId, kind: 'whatsApp' },
    });
    expect(timeline.content).toMatchObject([{ kind: 'whatsApp', writtenOf: 'slip' }]);
  },
];
