import { days } from '@namma/contract/days/dates';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { deleteOldMails } from './service.ts';

const sending = { from: 'hello@namma.fit', wake: () => {} };
const gym = await startTestGym({
  today: '2030-03-04',
  mail: { origin: 'https://gym.example', sending },
});
const asha = await gym.make.admin();
const admin = gym.as(asha);
const getMail = async (id: number) => (await admin.call('admin/getMail', { query: { id } })).body;

describe('the list of mails', async () => {
  const own = await startTestGym({ today: '2030-03-04' });
  const reader = own.as(await own.make.admin());
  const first = await own.make.mail({ to: 'meera@example.com', name: 'Meera Iyer', status: 'sent' });
  const second = await own.make.mail({ to: 'ravi@example.com', name: 'Ravi Gowda', status: 'dead' });
  const third = await own.make.mail({ to: 'meera.bhat@example.com', name: 'Meera Bhat' });

  it.each([
    [{}, [third, second, first]],
    [{ sort: 'oldest' }, [first, second, third]],
    [{ status: 'dead' }, [second]],
    [{ status: 'kept' }, []],
    [{ q: 'meera' }, [third, first]],
    [{ q: 'RAVI@EXAMPLE' }, [second]],
    [{ q: 'meera', status: 'waiting' }, [third]],
    [{ q: String(second) }, [second]],
    [{ page: 2, limit: 2 }, [first]],
  ])('shows the matches of %j', async (query, expected) => {
    const { body } = await reader.callLoosely('admin/getMails', { query: { ...query } });

    expect(body.content.map(({ id }) => id)).toEqual(expected);
  });

  it('reports the numbers of mails and pages', async () => {
    const { body } = await reader.call('admin/getMails', { query: { limit: 2 } });

    expect(body).toMatchObject({ total: 3, totalPages: 2 });
  });

  it('can report in advance if mails are sent', async () => {
    expect((await reader.call('admin/getMailState')).body).toEqual({ isSending: false });
    expect((await admin.call('admin/getMailState')).body).toEqual({ isSending: true });
  });

  it('shows recipient, subject and status of each', async () => {
    const { body } = await reader.call('admin/getMails', { query: { status: 'dead' } });

    expect(body.content).toEqual([
      {
        id: second,
        kind: 'order moved',
        status: 'dead',
        to: 'ravi@example.com',
        name: 'Ravi Gowda',
        subject: 'Order NS-1-5: Rolled Oats has shipped and is in transit',
        createdAt: own.now().toISOString(),
        sentAt: null,
        attempts: 0,
        nextTryAt: null,
        error: null,
      },
    ]);
  });
});

describe('a mail', () => {
  it('is shown with its text and its HTML, and links to the shop', async () => {
    const mail = await getMail(await gym.make.mail({ name: 'Asha <b>Rao' }));

    expect(mail.text).toContain('Hi Asha <b>Rao,');
    expect(mail.html).toContain('Hi Asha &lt;b&gt;Rao,');
    expect(mail.text).toContain('https://gym.example/profile/profileOrders');
  });

  it.each(['sent', 'dead'] as const)(
    'that is %s is sent again as a new mail, which is logged',
    async (status) => {
      const id = await gym.make.mail({ status });
      const read = () =>
        gym.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const before = await read();

      const { body } = await admin.call('admin/sendMailAgain', { body: { id } });

      expect(body).toEqual({ status: 'Mail sent again' });
      const after = await read();
      expect(after).toMatchObject({ status: 'waiting', attempts: 0, sent_at: null, next_try_at: gym.now() });
      expect(after.message_id).not.toBe(before.message_id);
      const [entry] = (await admin.call('admin/getActivity', { query: { subjectType: 'mail' } })).body
        .content;
      expect(entry).toMatchObject({
        action: 'mail sent again',
        subjectId: id,
        admin: asha.email,
        before: { status },
        after: { status: 'waiting' },
      });
      const query = { q: before.recipient.toUpperCase(), subjectId: id };
      expect((await admin.call('admin/getActivity', { query })).body.content).toEqual([entry]);
    },
  );

  it.each([
    ['waits', { status: 'waiting' }, 'This mail is already being sent.'],
    [
      'was kept',
      { status: 'kept' },
      "This mail can't be sent: it was written before a mail server was set up.",
    ],
    [
      'has run out',
      { status: 'dead', expiresAt: new Date(gym.now().getTime() - 1) },
      "This mail is outdated and can't be sent.",
    ],
  ] as const)('that %s is not sent again', async (_how, traits, message) => {
    const id = await gym.make.mail(traits);

    const answer = await admin.call('admin/sendMailAgain', { body: { id } });

    expect(answer).toMatchObject({ status: 409, body: { message } });
  });

  it('is not sent again while no mail server is set', async () => {
    const own = await startTestGym({ today: '2030-03-04' });
    const id = await own.make.mail({ status: 'dead' });

    const answer = await own.as(await own.make.admin()).call('admin/sendMailAgain', { body: { id } });

    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'No mail server is set up. Set SMTP_URL.' },
    });
  });

  it('is deleted 90 days after it was written', async () => {
    const ago = (count: number) => new Date(gym.now().getTime() - days(count));
    const own = await startTestGym({ today: '2030-03-04' });
    await own.make.mail({ status: 'kept', createdAt: ago(91) });
    const young = await own.make.mail({ status: 'kept', createdAt: ago(89) });

    await deleteOldMails({ db: own.db, clock: own.now, isRateLimited: true });

    expect(await own.db.selectFrom('mails').select('id').execute()).toEqual([{ id: young }]);
  });
});
