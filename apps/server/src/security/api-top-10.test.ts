import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { type Call, type CallName, calls, methods } from '@namma/contract/calls';
import { API_PREFIX } from '@namma/contract/methods';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { JsonSchema } from '../testing/fuzz/from-schema.ts';
import { startTestGym } from '../testing/gym.ts';
import { PASSWORD } from '../testing/make.ts';

/**
 * OWASP API Security Top 10 (2023), one group each; docs/security.md lists the other tests of each. API1 (other
 * people's rows) and API2 (calls without a session) are tested with every call in acceptance/access.test.ts.
 */
const gym = await startTestGym({ today: '2030-03-04' });
const names = Object.keys(calls) as CallName[];
const accessOf = (name: CallName) => (calls[name] as Call).access;

const newProduct = {
  name: 'Rolled Oats',
  category: 'fitfood',
  description: 'Whole oats, rolled.',
  price: 300,
  discount: 0,
  image: '/images/oats.webp',
} as const;

describe('API3, broken object property level authorization', () => {
  /** Fields that a client must not set, by their names here and in other software. */
  const claims = {
    role: 'ADMIN',
    isAdmin: true,
    is_admin: true,
    id: 1,
    disabled_at: null,
    password_hash: 'x',
    registered_on: '2000-01-01',
    rating: 5,
    rating_sum: 500,
    rating_count: 100,
    buyCounts: 9999,
    buy_counts: 9999,
    deleted_at: null,
    orderStatus: 'Delivered',
    order_status: 'Delivered',
    total: 1,
    total_paise: 1,
    fee: 0,
    fee_paise: 0,
    unit_price_paise: 1,
    created_at: '2000-01-01',
  };

  it('ignores roles at registration', async () => {
    const email = 'climber@example.com';
    const person = {
      name: 'Ravi',
      email,
      phone: '9876543210',
      DOB: '1990-01-01',
      gender: 'Male',
      address: '1, MG Road',
    };
    const form = { ...claims, ...person, password: PASSWORD, Cpassword: PASSWORD };

    expect((await gym.guest().callLoosely('auth/userRegister', { body: form })).status).toBe(201);

    const { body } = await gym.guest().call('auth/userLogin', { body: { email, password: PASSWORD } });
    expect(body.role).toBe('user');
    expect((await gym.withToken(body.token).call('admin/getDashData')).status).toBe(403);
  });

  it('ignores fields that clients may not set', async () => {
    const [member, admin] = [await gym.make.member(), gym.as(await gym.make.admin())];
    const client = gym.as(member);
    const product = await gym.make.product({ price: 1000, discount: 10 });
    const { productId } = product;

    await client.callLoosely('user/update', {
      body: { ...claims, name: 'Asha', phone: '9876543210', DOB: '1990-01-01' },
    });
    await admin.callLoosely('product/update', {
      body: { ...claims, ...newProduct, productId, price: 1000, available: 1 },
    });
    const cheap = {
      ...claims,
      paymentMode: 'COD',
      source: 'buy',
      addressId: await gym.make.address(member),
      cartProductDetails: [{ productId, quantity: 1, price: 1, unit_price_paise: 1, discount: 100 }],
    };
    const ordered = await client.callLoosely('orders/order', { body: cheap });
    const paid = await client.callLoosely('membership/register', {
      body: {
        type: 'Elite',
        center: 'HSR Layout',
        start_Date: '2030-03-04',
        end_Date: '2031-03-04',
        payment_status: 'payed',
      },
    });

    expect((await client.call('user/profile')).body.role).toBe('user');
    expect(ordered.body.total).toBe(1029);
    const [order] = (await client.call('orders/getOrders')).body;
    expect(order).toMatchObject({ price: 1000, orderStatus: 'Pending', rating: 0 });
    expect((await gym.guest().call('product/get', { query: { id: productId } })).body).toMatchObject({
      rating: 0,
      buyCounts: 1,
    });
    expect(paid.status).toBe(400);
  });

  it('never exposes internal fields', () => {
    for (const name of names) {
      // Sessions in the pool are a plan's benefit.
      const schema = JSON.stringify(z.toJSONSchema(calls[name].reply)).replaceAll('"swimmingSessions":', '');

      expect(schema, name).not.toMatch(/"\w*(password|hash|session)\w*":/i);
      // Admins may see if an account is open, and since when; members may see everything about themselves.
      if (accessOf(name) && name !== 'privacy/getMine')
        expect(schema, name).not.toMatch(/"\w*(disabled|registered)\w*":/i);
    }
  });
});

describe('API4, unrestricted resource consumption', async () => {
  const list = (name: CallName, part: 'query' | 'body') => {
    const schema = (calls[name] as Call)[part];
    return Object.entries(
      (schema ? (z.toJSONSchema(schema, { io: 'input' }) as JsonSchema) : {}).properties ?? {},
    );
  };
  const admin = await gym.make.admin();

  it.each(names.filter((name) => list(name, 'body').some(([, { type }]) => type === 'string')))(
    '%s takes no text without end',
    async (name) => {
      for (const [field] of list(name, 'body').filter(([, { type }]) => type === 'string')) {
        const { status, body } = await gym
          .as(admin)
          .callLoosely(name, { body: { [field]: 'x'.repeat(30_000) } });

        expect(status).toBe(400);
        expect(body.issues?.map(({ path }) => path)).toContain(field);
      }
    },
  );

  it('limits pages and lists', async () => {
    const paged = names.filter((name) => list(name, 'query').some(([field]) => field === 'limit'));
    expect(paged.length).toBeGreaterThan(4);
    for (const name of paged)
      expect((await gym.as(admin).callLoosely(name, { query: { limit: 101 } })).status).toBe(400);

    const lists = names.flatMap((name) => list(name, 'body').filter(([, { type }]) => type === 'array'));
    expect(lists.length).toBeGreaterThan(4);
    for (const [name, { maxItems }] of lists) expect(maxItems, name).toBeLessThanOrEqual(100);
  });
});

describe('API5, broken function level authorization', () => {
  it('exposes admin calls by no other path', async () => {
    const member = await gym.make.member();
    const adminsOwn = names.filter((name) => !accessOf(name));
    expect(adminsOwn.length).toBeGreaterThan(15);

    // One router handles all of them.
    for (const name of adminsOwn.filter((_, i) => i % 10 === 0)) {
      const [domain, call] = name.split('/');
      const doors = [
        `${API_PREFIX}/${name}`,
        `${API_PREFIX}/${name}/`,
        `${API_PREFIX}//${name}`,
        `/${API_PREFIX}/${name}`,
        `${API_PREFIX}/${name.toUpperCase()}`,
        `${API_PREFIX}/${domain}/./${call}`,
        `${API_PREFIX}/user/../${name}`,
        `${API_PREFIX}/user/%2e%2e/${name}`,
        `${API_PREFIX}/${domain}%2f${call}`,
        `${API_PREFIX}/${domain}/%${call?.charCodeAt(0).toString(16)}${call?.slice(1)}`,
        `${API_PREFIX}/${name}%00`,
        `${API_PREFIX}/${name};role=ADMIN`,
        `${API_PREFIX}/${name}?role=ADMIN`,
      ];
      for (const url of doors) {
        const { statusCode } = await gym.app.inject({
          method: methods[name],
          url,
          headers: {
            authorization: `Bearer ${member.token}`,
            'x-original-url': '/api/user/profile',
            'x-role': 'ADMIN',
          },
        });
        expect([400, 403, 404], url).toContain(statusCode);
      }
      const overridden = await gym.app.inject({
        method: 'GET',
        url: `${API_PREFIX}/user/profile`,
        headers: {
          authorization: `Bearer ${member.token}`,
          'x-http-method-override': methods[name],
          'x-rewrite-url': `${API_PREFIX}/${name}`,
        },
      });
      expect(overridden.json()).toMatchObject({ user_id: member.userId });
    }
  });
});

describe('API6, unrestricted access to sensitive business flows', () => {
  it('limits registrations and messages of one address', async () => {
    const visitor = gym.guest('198.51.100.61');
    const write = () =>
      visitor.call('contact/register', {
        body: {
          name: 'Bot',
          email: 'bot@example.com',
          phone: '9876543210',
          msg: 'Buy my cheap watches now!',
        },
      });

    const answers = await Promise.all(Array.from({ length: 9 }, write));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('600');
  });
});

describe('API7, server side request forgery', () => {
  it('never requests a linked picture', async () => {
    const asked: string[] = [];
    const elsewhere = createServer();
    // The address is https, so this server would see only a connection and no request.
    elsewhere.on('connection', () => asked.push('a connection'));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const image = `https://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/latest/meta-data`;
    const name = 'Forged Picture Oats';

    expect(
      (await gym.as(await gym.make.admin()).call('product/add', { body: { ...newProduct, name, image } }))
        .status,
    ).toBe(201);
    const { body } = await gym.guest().call('product/getAll', { query: { category: 'forged-picture' } });

    expect(body.content.map((product) => product.image)).toEqual([image]);
    await new Promise((resolve) => elsewhere.close(resolve));
    expect(asked).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' \tjavascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'blob:https://example.com/1',
    'http://example.com/a.png',
    'HTTP://example.com/a.png',
    'https://user@example.com/a.png',
    'https://user:password@example.com/a.png',
    'https://@example.com/a.png',
    '//example.com/a.png',
    '/\\example.com/a.png',
    '\\\\example.com\\a.png',
    'https:///a.png',
    'https://exa mple.com/a.png',
    'images/oats.webp',
  ])('takes no %s for a picture', async (image) => {
    const answer = await gym
      .as(await gym.make.admin())
      .call('product/add', { body: { ...newProduct, image } });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'image' }] } });
  });
});

describe('API8, security misconfiguration', () => {
  it('hides the details of a bug', async () => {
    const unlucky = await startTestGym();
    // A missing table is a bug, not an outage, so an error is logged.
    const { error } = console;
    const logged: unknown[] = [];
    console.error = (line: unknown) => logged.push(line);
    try {
      await unlucky.db.schema.dropTable('tries').execute();
      const answer = await unlucky
        .guest()
        .call('auth/userLogin', { body: { email: 'a@example.com', password: 'x' } });

      expect(answer).toMatchObject({ status: 500, body: { message: 'Something went wrong!' } });
      expect(Object.keys(answer.body)).toEqual(['message']);
      expect(logged.join()).toContain('tries');
    } finally {
      console.error = error;
    }
  });
});

describe('API9, improper inventory management', () => {
  /** Every route with its methods, parsed from the router's printed tree. */
  function listRoutes(): string[] {
    const above: string[] = [];
    const lines = gym.app.printRoutes({ commonPrefix: false }).split('\n').filter(Boolean);
    return lines.flatMap((line) => {
      const [, branch = '', part = '', asked = ''] = /^([│├└─ ]*)(\S+) \((.*)\)$/.exec(line) ?? [];
      const depth = branch.length / 4 - 1;
      above.splice(depth, above.length, part);
      const routed = asked.split(', ').filter((method) => method !== 'HEAD');
      return routed.map((method) => `${method} ${above.join('')}`);
    });
  }

  it('serves only described addresses, health, the description and files for crawlers', () => {
    const described = Object.entries(methods).map(([name, method]) => `${method} ${API_PREFIX}/${name}`);
    const others = [
      'GET /.well-known/security.txt',
      'GET /api/docs',
      'GET /api/docs/',
      'GET /api/docs/*',
      'GET /api/openapi.json',
      // Redirects a browser to the page of the same link, which changes nothing before a button is pressed.
      'GET /api/product/stopNotifying',
      'GET /healthz',
      'GET /images/uploads/:name',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap-pages.xml',
      'GET /sitemap-products-:part(^[1-9]\\d{0,5}$).xml',
      'GET /sitemap.xml',
    ];

    expect(listRoutes().sort()).toEqual([...described, ...others].sort());
  });
});

describe('API10, unsafe consumption of APIs', () => {
  it('requests no other server but the mail server', async () => {
    const opened: { socket: Socket }[] = [];
    // Node's own channel, whose messages have this shape.
    const note = (message: unknown) => opened.push(message as { socket: Socket });
    const [member, admin] = [await gym.make.member(), await gym.make.admin()];
    subscribe('net.client.socket', note);
    try {
      for (const name of names) for (const user of [member, admin]) await gym.as(user).callLoosely(name, {});
    } finally {
      unsubscribe('net.client.socket', note);
    }

    // The pool may open another connection to the database.
    const databasePort = Number(new URL(gym.databaseUrl ?? '').port);
    expect(opened.filter(({ socket }) => socket.remotePort !== databasePort)).toEqual([]);
    const { dependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
    );
    expect(
      Object.keys(dependencies).filter((name) =>
        /\b(?:axios|got|undici|request|fetch|aws)\b|mail/.test(name),
      ),
    ).toEqual(['nodemailer']);
  });
});
