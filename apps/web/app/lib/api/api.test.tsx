import { failures } from '@namma/contract/messages/failures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { locale } from '#words/language';
import { fakeApi } from '../../testing/fake-api';
import { leave } from '../../testing/render-screen-at';
import { sampleProduct, sampleProfile } from '../../testing/samples';
import { prime, readCached } from '../loading/read-cache';
import { getSignedInAs, getToken } from '../session/session';
import { startSession } from '../session/session-changes';
import { api, apiFile } from './api';
import { ApiError, sentenceOf, statusOf } from './api-error';

afterEach(leave);

/** An answer that the server itself never gives, such as the page of a proxy or half a reply. */
const answerWith = (body: BodyInit | null, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));

describe('a call', () => {
  it("carries the member's token, and none for a guest", async () => {
    const network = fakeApi({ 'user/profile': { reply: sampleProfile() } });
    await api('user/profile');
    startSession('a-token', 'asha@example.in');
    await api('user/profile');

    expect(network.requests.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer a-token',
    ]);
  });

  it('asks for sentences in the language of the page, not in that of the browser', async () => {
    const network = fakeApi({ 'user/profile': { status: 404, error: { message: 'Gone' } } });

    await api('user/profile').catch(() => {});

    expect(network.requests[0]?.headers.get('accept-language')).toBe(locale);
  });

  it('leaves empty values out of its address', async () => {
    const page = { reply: { content: [sampleProduct()], totalPages: 1 } };
    const network = fakeApi({ 'product/getAll': page });

    await api('product/getAll', { query: { category: '', price: undefined, page: 2 } });

    expect(network.requests[0]?.query).toEqual({ page: '2' });
  });

  it("fails with the server's sentence when it is refused", async () => {
    fakeApi({ 'cart/remove': { status: 404, error: { message: 'This line is gone' } } });

    const error: unknown = await api('cart/remove', { query: { id: 1 } }).catch((each) => each);

    expect(sentenceOf(error)).toBe('This line is gone');
    expect(statusOf(error)).toBe(404);
  });

  it.each([
    ['a gateway answers with a page of its own', '<h1>Bad gateway</h1>', 502],
    ['an error says nothing', '{}', 400],
    ['the server had a fault and says nothing', '{}', 500],
    ['an answer breaks off', '{"user_id": 4, "na', 200],
  ])('says that something went wrong when %s', async (_, body, status) => {
    answerWith(body, { status });

    await expect(api('user/profile')).rejects.toMatchObject({
      status,
      message: failures.somethingWentWrong,
    });
  });

  it.each([500, 502, 503])('shows what the server says with a %i', async (status) => {
    answerWith('{"message":"Any words"}', { status });

    await expect(api('user/profile')).rejects.toMatchObject({ status, message: 'Any words' });
  });

  it('shows that the network is down when there is no answer', async () => {
    fakeApi({ 'user/profile': 'network is down' });

    await expect(api('user/profile')).rejects.toMatchObject({ status: 0, message: failures.networkError });
  });

  it('is not reported as a failure when the screen aborted it', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal?.throwIfAborted());

    const error: unknown = await api('user/profile', { signal: AbortSignal.abort() }).catch((each) => each);

    expect(error).not.toBeInstanceOf(ApiError);
  });
});

describe('a session that the server has ended', () => {
  it('ends in the browser too, with its cached answers', async () => {
    startSession('an-old-token', 'asha@example.in', 'ADMIN');
    prime('cart/cartDetails', undefined, 'what was hers');
    fakeApi({
      'user/profile': { status: 401, error: { message: 'jwt expired' } },
      'cart/cartDetails': { reply: [] },
    });

    await expect(api('user/profile')).rejects.toMatchObject({ status: 401, message: failures.unauthorized });

    expect(getToken()).toBeUndefined();
    expect(getSignedInAs()).toBeUndefined();
    expect(localStorage.getItem('role')).toBeNull();
    expect(await readCached('cart/cartDetails')).toEqual([]);
  });

  it('does not take along the one that has started while its answer was on the way', async () => {
    startSession('an-old-token', 'asha@example.in');
    fakeApi({
      'user/profile': async () => {
        startSession('a-new-token', 'asha@example.in');
        return { status: 401, error: { message: 'jwt expired' } };
      },
    });

    await expect(api('user/profile')).rejects.toMatchObject({ status: 401 });

    expect(getToken()).toBe('a-new-token');
  });

  it("keeps a guest's cached answers, because a wrong password is a 401 too", async () => {
    prime('product/get', { id: 7 }, sampleProduct({ name: 'Kept' }));
    fakeApi({ 'auth/userLogin': { status: 401, error: { message: 'Wrong password' } } });

    await expect(api('auth/userLogin', { body: { email: 'a@b.in', password: 'secret' } })).rejects.toThrow();

    expect((await readCached('product/get', { id: 7 })).name).toBe('Kept');
  });

  it('stays for any other failure', async () => {
    startSession('a-token', 'asha@example.in');
    fakeApi({ 'user/profile': { status: 403, error: { message: 'Forbidden' } } });

    await expect(api('user/profile')).rejects.toThrow('Forbidden');

    expect(getToken()).toBe('a-token');
  });
});

describe('a file that only a token can fetch', () => {
  it('arrives as it was sent', async () => {
    answerWith('id,name\n1,Oats\n', { status: 200 });

    expect(await (await apiFile('admin/exportOrders', {})).text()).toBe('id,name\n1,Oats\n');
  });

  it('shows why it was refused', async () => {
    fakeApi({ 'admin/exportOrders': { status: 403, error: { message: 'For admins only' } } });

    await expect(apiFile('admin/exportOrders', {})).rejects.toThrow('For admins only');
  });
});

describe('the sentence for a failure', () => {
  it('never shows details of a programming error', () => {
    expect(sentenceOf(new TypeError('x is not a function'))).toBe(failures.somethingWentWrong);
    expect(statusOf(new TypeError('x is not a function'))).toBeUndefined();
    expect(statusOf('text')).toBeUndefined();
  });

  it('counts a query that breaks the contract as a 400', () => {
    expect(statusOf({ issues: [] })).toBe(400);
  });
});
