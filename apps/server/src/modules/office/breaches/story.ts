import { expect } from 'vitest';
import { admin, type Story } from '../../../testing/story.ts';

export const story: Story = [
  'keeps a breach, and writes the letter to the people in their language',
  async () => {
    const { id } = (
      await admin.call('breaches/add', {
        body: {
          noticedAt: '2026-11-23T06:00:00.000Z',
          kind: 'seen',
          happened: 'A list lay at the printer',
          whose: 'Members of Indiranagar',
          data: ['password'],
          people: 12,
          done: 'It was shredded',
          toldKn: 'ಪಟ್ಟಿ ಪ್ರಿಂಟರ್ ಬಳಿ ಇತ್ತು',
        },
      })
    ).body.breach;

    const { content } = (await admin.call('breaches/getAll')).body;
    const letter = await admin.call('breaches/getLetter', { query: { id, to: 'people', locale: 'kn' } });

    expect(content.find((each) => each.id === id)).toMatchObject({ people: 12, boardToldAt: null });
    expect(letter.body).toMatchObject({ locale: 'kn', text: expect.stringContaining('ಪಟ್ಟಿ ಪ್ರಿಂಟರ್ ಬಳಿ ಇತ್ತು') });
  },
];
