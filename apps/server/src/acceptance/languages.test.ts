import { loadAnswers } from '@namma/contract/answers';
import { locales } from '@namma/contract/locales';
import { firstCenters } from '@namma/contract/values/centers';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../testing/gym.ts';

const gym = await startTestGym();
const member = await gym.make.member();
const asha = gym.as(member);
const english = await loadAnswers('en');
const asked = [
  ['kn', await loadAnswers('kn')],
  ['hi-IN,hi;q=0.9,en;q=0.8', await loadAnswers('hi')],
  ['fr-FR,fr;q=0.9', english],
  ['en-GB', english],
  ['not a header;;q=', english],
  [undefined, english],
] as const;
const accepting = (language: string | undefined) =>
  language === undefined ? {} : { headers: { 'accept-language': language } };

describe.each(asked)('a client that accepts %s', (language, says) => {
  const headers = accepting(language);
  const tag = `${locales[asked.slice(0, 2).findIndex(([each]) => each === language) + 1]}-IN`;

  it('gets refusals in its language, with their name and parameters', async () => {
    const refused = await asha.call('orders/cancel', { body: { id: 999_999 }, ...headers });

    expect(refused.status).toBe(404);
    expect(refused.body).toMatchObject({
      message: says.refusalSentences.noSuchOrder(),
      code: 'noSuchOrder',
    });
    expect(refused.headers).toMatchObject({
      'content-language': tag,
      vary: expect.stringContaining('accept-language'),
      'cache-control': 'no-store',
    });
  });

  it('gets the reason for a refused field, with parameters, in the field and above it', async () => {
    const body = { type: 'Elite', center: firstCenters[0], start_Date: '1990-01-01' } as const;
    const refused = await asha.call('membership/register', { body, ...headers });

    const [issue] = refused.body.issues ?? [];
    const message = says.messages.dayTooEarly(String(issue?.params?.[0]));
    expect(refused.body).toMatchObject({
      message,
      code: 'invalidFields',
      issues: [{ path: 'start_Date', message, code: 'dayTooEarly', params: [expect.any(String)] }],
    });
  });

  it('gets schema errors in its language', async () => {
    const refused = await gym.guest().callLoosely('auth/userLogin', {
      body: { email: 'no address', password: '' },
      ...headers,
    });

    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      message: says.messages.checkFields,
      issues: [
        { path: 'email', message: says.messages.emailInvalid },
        { path: 'password', message: says.messages.passwordRequired },
      ],
    });
  });

  it('gets status messages in its language', async () => {
    const { productId } = await gym.make.product();
    const added = await asha.call('cart/add', { body: { productId, quantity: 1 }, ...headers });

    expect(added.body.status).toBe(says.messages.addedToCart);
    expect(added.headers['content-language']).toBe(tag);
  });

  it('gets cached responses that are the same for everyone with the same language in the query', async () => {
    const { productId } = await gym.make.product();
    const plain = await gym.guest().call('product/get', { query: { id: productId } });
    const own = await gym.guest().call('product/get', { query: { id: productId }, ...headers });

    expect(own.headers.etag).toBe(plain.headers.etag);
    expect(own.body).toEqual(plain.body);
    expect(own.headers.vary).toBe('accept-encoding');
  });
});

describe('the language that the query names', () => {
  it('takes precedence over Accept-Language', async () => {
    const kannada = await loadAnswers('kn');
    const refuse = (lang: string) =>
      gym.guest().callLoosely('product/get', {
        query: { id: 999_999, lang },
        headers: { 'accept-language': 'hi' },
      });

    expect((await refuse('kn')).body.message).toBe(kannada.refusalSentences.noSuchProduct());
    expect((await refuse('en')).body.message).toBe(english.refusalSentences.noSuchProduct());
  });

  it('is stated for a cached response', async () => {
    const { productId } = await gym.make.product();
    const languageOf = async (lang?: 'en' | 'kn') =>
      (await gym.guest().call('product/get', { query: { id: productId, ...(lang && { lang }) } })).headers[
        'content-language'
      ];

    expect([await languageOf('kn'), await languageOf('en'), await languageOf()]).toEqual([
      'kn-IN',
      'en-IN',
      'en-IN',
    ]);
  });

  it('is English for an unknown path and for an unreadable request', async () => {
    const answer = await gym.app.inject({ url: '/api/nothing/here' });
    const inHindi = await gym.app.inject({ url: '/api/nothing/here', headers: { 'accept-language': 'hi' } });
    const broken = await gym.app.inject({
      url: '/api/product/%zz',
      headers: { 'accept-language': 'hi' },
    });

    expect(answer.json().message).toBe(english.refusalSentences.noSuchCall());
    expect(inHindi.json().message).toBe((await loadAnswers('hi')).refusalSentences.noSuchCall());
    expect(broken.json().message).toBe(english.refusalSentences.malformed());
  });
});
