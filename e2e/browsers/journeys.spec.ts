import { createHmac } from 'node:crypto';
import { cardMessage, cardProof, cardStep, formatCardCode } from '@namma/contract/codes/card';
import { addDays, gymDay } from '@namma/contract/days/dates';
import sharp from 'sharp';
import type { Api, Member } from '../fixtures/api';
import { adminLogin } from '../fixtures/api';
import { codeOf } from '../fixtures/authenticator';
import { WINDOW } from './engine';
import { expect, signInAs, test } from './test';

test('a guest searches with a typo and filters the list', async ({ view }) => {
  await view.open('/store');
  // On a phone the field is its button until it is pressed.
  await view.press('button', /^Search/);
  await view.fill(/search/i, 'whay protien');
  await view.until('return document.querySelector("[role=option]") !== null', 'suggestions are shown');
  await view.key('Enter');
  await view.at(/category=whay-protien/);
  await view.until(
    'return document.querySelector("main a[href*=product]").getBoundingClientRect().top < innerHeight',
    'the first product is on the first view',
  );

  await view.press('button', /^Filters/);
  await view.key('Escape');
  await view.until('return document.activeElement.innerText.startsWith("Filters")', 'the focus is back');
  await view.press('button', /^Filters/);
  // A press is sent to a position, which a moving panel would leave.
  await view.until(
    'return document.getAnimations().every(({ playState }) => playState !== "running")',
    'the panel is still',
  );
  await view.press('link', /^₹1,500 and above/);
  await view.at(/price=1500-above/);
});

test('a guest signs up, orders cash on delivery and sees the order', async ({ view, api, engine }) => {
  const { productId, name } = await api.product();
  const email = `browser.${crypto.randomUUID()}@example.in`;
  await view.open(`/store/product?id=${productId}`);
  await view.press('button', 'Add to cart');
  await view.at(/^\/signIn/);
  await view.press('link', 'SignUp');
  await view.fill('Name', 'Meera Iyer');
  await view.fill('Email', email);
  await view.fill('Phone', '9876543210');
  await view.fill('Gender', 'Female');
  // WebKit would show today's date, and the others show the order of day, month and year.
  expect
    .soft(await view.isBlank('Date of birth'), 'an empty date is blank in WebKit')
    .toBe(engine.name === 'webkit');
  await view.fill('Date of birth', '1992-02-29');
  expect(await view.isBlank('Date of birth')).toBe(false);
  await view.fill('Address', '7, 1st Main, Vijayanagar');
  await view.fill('Password', 'barbell-77');
  await view.fill('Confirm password', 'barbell-77');
  await view.see('Password Matched');
  expect.soft(await view.run(hintIsBelowItsLabel), 'the hint is below its label').toBe(true);
  await view.press('button', 'Sign up');

  await view.at(/^\/signIn/);
  await view.see('Sign-up successful!');
  await view.fill('Email', email);
  await view.fill('Password', 'barbell-77');
  await view.press('button', 'Sign in');
  await view.at(/^\/store\/product/);
  await view.see('Added to cart');
  await view.open('/store/cart');
  await view.press('button', 'Checkout');
  await view.at(/^\/store\/addAddress/);
  await view.press('button', 'Add New Address');
  for (const [label, text] of Object.entries({
    Name: 'Meera Iyer',
    Email: email,
    Phone: '9876543210',
    Address: '7, 1st Main, Vijayanagar',
    Town: 'Bengaluru',
    District: 'Bengaluru Urban',
    Pincode: '560040',
  }))
    await view.fill(label, text);
  await view.press('button', 'Save address');
  await view.check(/^Deliver Here/);
  await view.press('button', 'Proceed to pay');
  await view.at(/^\/store\/payment/);
  await view.check(/^Cash on delivery \(COD\)/);
  await view.press('button', 'Confirm Order');
  await view.see(/Order Placed Successfully/i);
  await view.open('/store/orders');
  await view.see(name);
});

const hintIsBelowItsLabel = `
  const { id } = document.querySelector('input[name=Cpassword]');
  const hint = document.getElementById(id + '-hint').getBoundingClientRect();
  return hint.top >= document.querySelector('label[for="' + id + '"]').getBoundingClientRect().bottom;`;

test('a member buys a membership', async ({ view, api, member }) => {
  await signInAs(view, member);
  await view.open('/fitness/buy?tier=elitePlus&months=6');
  await view.fill('Preferred center', 'indiranagar');
  await view.fill('Start date', addDays(gymDay(new Date()), 3));
  await view.check('Amount to be paid at particular center!');
  await view.press('button', 'Get Membership');
  await view.at(/^\/profile\/profileMembership/);
  await view.see('Membership registered. Pay at indiranagar to start.');
  expect(await api.call('membership/getMemberships', { token: member.token })).toMatchObject([
    { type: 'Elite Plus', payment_status: 'pending' },
  ]);
});

async function buyMembership(api: Api, { token }: Member): Promise<void> {
  const admin = await api.adminToken();
  const start_Date = (await api.call('visits/getToday', { token: admin })).day;
  await api.call('membership/register', {
    token,
    body: { type: 'Elite Plus', center: 'kormangla', start_Date, price: 12899 },
  });
  const [membership] = await api.call('membership/getMemberships', { token });
  await api.call('membership/update', { token: admin, body: { id: membership?.id ?? 0, status: 'payed' } });
}

/** Reads the member's card. */
async function cardCode(api: Api, token: string): Promise<string> {
  const { secret, memberId, now } = await api.call('user/cardSecret', { token });
  const step = cardStep(Date.parse(now));
  const hmac = createHmac('sha256', Buffer.from(secret, 'base64url')).update(cardMessage({ memberId, step }));
  return formatCardCode({ memberId, step, proof: cardProof(hmac.digest()) });
}

test('the counter lets a member in by the code of the card', async ({ view, api, member }) => {
  await buyMembership(api, member);
  await signInAs(view, { token: await api.adminToken() });
  await view.run('localStorage.setItem("counterCenter", "kormangla")');
  await view.open('/admin/counter');
  await view.fill('Slip, phone number, name or order number', await cardCode(api, member.token));
  await view.key('Enter');
  await view.see(`Let in: ${member.name}`);
});

test('without a network the card opens, other pages name the reason, and the worker stays', async ({
  cut,
  api,
  member,
}) => {
  const { view, network } = cut;
  await buyMembership(api, member);
  await signInAs(view, member);
  await view.open('/profile/card');
  await view.see(new RegExp(member.name, 'i'));
  await view.until(isCardKept, 'the card is kept');

  network.cut = 'away';
  await view.open('/profile/card');
  await view.see(new RegExp(member.name, 'i'));
  await view.see('You are offline.');
  for (const path of ['/store/product?id=1', '/legal/privacy', '/store', '/']) {
    await view.engine.navigate(view.address(path));
    await view.see(/you are offline/i);
  }
  network.cut = 'none';
  await view.open('/signIn');
  await view.until('return navigator.serviceWorker.controller !== null', 'the service worker is still there');
});

/** The worker caches the screen and its files some time after it is complete. */
const isCardKept = `return caches.match('/profile/card', { ignoreVary: true }).then(Boolean)`;

test('a second factor is set up and asked for', async ({ view, api }) => {
  const { email, password } = await api.staff('manager');
  const signIn = async () => {
    await view.open('/adminLogin');
    await view.fill('Email', email);
    await view.fill('Password', password);
    await view.press('button', 'Sign in');
  };
  await signIn();
  await view.at(/^\/admin(\/|$)/);
  await view.open('/profile/security');
  await view.fill('Password', password);
  await view.key('Enter');
  await view.see(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/);
  const [key = ''] = /([A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await view.text()) ?? [];
  await view.fill('Code', codeOf(key));
  await view.key('Enter');
  await view.press('button', 'Done');
  await view.see('8 recovery codes are left.');

  await view.run('localStorage.clear()');
  await signIn();
  await view.fill('Code', codeOf(key, 1));
  await view.key('Enter');
  await view.at(/^\/admin(\/|$)/);
});

test('a member asks to return a product', async ({ view, api, member }) => {
  const { productId, name } = await api.product();
  const { token } = member;
  const placed = await api.call('orders/order', {
    token,
    body: {
      paymentMode: 'COD',
      source: 'buy',
      addressId: await api.address(token),
      cartProductDetails: [{ productId, quantity: 1 }],
    },
  });
  for (const status of ['Transit', 'Out-For-Delivery', 'Delivered'] as const)
    for (const id of placed.orderIds)
      await api.call('orders/update', { token: await api.adminToken(), body: { id, status } });
  await signInAs(view, member);
  await view.open('/store/orders');
  await view.press('button', `Return ${name}`);
  await view.fill('Reason', 'The pouch is too sweet');
  await view.press('button', /^Request return/);
  await view.see('Return requested');
});

test('an admin adds a product with a picture', async ({ view, engine }, testInfo) => {
  const picture = testInfo.outputPath('front.png');
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c33' } }).toFile(picture);
  const name = `Browser Oats ${crypto.randomUUID()}`;
  await view.open('/adminLogin');
  await view.fill('Email', adminLogin.email);
  await view.fill('Password', adminLogin.password);
  await view.press('button', 'Sign in');
  await view.at(/^\/admin(\/|$)/);
  await view.open('/admin/products');
  const page = await view.lightAt(WINDOW.width - 2, 300);
  await view.press('button', 'Add product');
  await view.see('Image link');
  // In Firefox the backdrop also covers the scrollbar area. In WebKit the dialog does.
  if (engine.name === 'firefox')
    await expect
      .poll(() => view.lightAt(WINDOW.width - 2, 300), { message: 'no strip beside the dialog' })
      .toBeLessThan(page - 50);
  await view.fill('Name', name);
  await view.fill('Category', 'fitfood');
  await view.fill('Description', 'Added in one browser for one test.');
  await view.fill('Price (₹)', '500');
  await view.fill('Discount (%)', '10');
  await view.engine.chooseFile('[role=dialog] input[type=file]', picture);
  await view.press('button', 'Use this picture');
  await view.until(
    'return [...document.querySelectorAll("[role=dialog] input")].some(({ value }) => value.startsWith("/images/uploads/"))',
    'the picture is uploaded',
  );
  await view.press('button', 'Add product');
  await view.see('Product added');
  await view.see(name);
});

test('a press while the scripts of a page load follows the link', async ({ cut }) => {
  const { view, network } = cut;
  network.slow = { url: /^\/assets\/.*\.js$|^\/hi/, milliseconds: 700 };
  await view.engine.navigate(view.address('/fitness'));
  await view.press('link', 'हिन्दी');
  await view.until('return location.pathname === "/hi/fitness"', 'the link has led to its page');
});
