import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { IMAGE_MOST_BYTES, imageFormats, imageSidesPixels } from '@namma/contract/images/rules';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { startTestGym } from '../../../testing/gym.ts';
import { drawPicture } from '../../../testing/pictures.ts';
import { sweepImages } from './service.ts';

const gym = await startTestGym();
const uploader = await gym.make.admin();
const admin = gym.as(uploader);

const upload = (body: Buffer, type = 'image/jpeg', query = {}) =>
  admin.callLoosely('images', { body, query, headers: { 'content-type': type } });
const get = (path: string, headers = {}) => gym.app.inject({ url: path, headers });
const countImages = async () => (await gym.db.selectFrom('images').select('hash').execute()).length;

/** Four quarters: red, green / blue, white. */
async function drawQuarters(width: number, height: number): Promise<Sharp> {
  const quarter = (left: number, top: number, background: string) => ({
    left,
    top,
    input: {
      create: {
        width: Math.floor(width / 2),
        height: Math.floor(height / 2),
        channels: 3 as const,
        background,
      },
    },
  });
  const picture = sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    quarter(0, 0, 'red'),
    quarter(Math.ceil(width / 2), 0, 'lime'),
    quarter(0, Math.ceil(height / 2), 'blue'),
  ]);
  return sharp(await picture.png().toBuffer());
}

/** The colour at the centre of a quarter of a stored file, rounded to the nearest pure colour. */
async function colourAt(path: string, x: number, y: number): Promise<string> {
  const { rawPayload } = await get(path);
  const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3;
  return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? '1' : '0')).join('');
}
const [RED, GREEN, BLUE, WHITE] = ['100', '010', '001', '111'];

describe('an admin who uploads a picture', () => {
  it('gets a link that opens in every size and format', async () => {
    const { status, body } = await upload(await (await drawQuarters(1400, 1400)).jpeg().toBuffer());

    expect(status).toBe(201);
    expect(body.image).toMatch(/^\/images\/uploads\/[0-9a-f]{64}-640\.webp$/);
    for (const side of imageSidesPixels)
      for (const format of imageFormats) {
        const file = await get(body.image.replace('-640.webp', `-${side}.${format}`));
        expect(file.statusCode).toBe(200);
        expect(file.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        });
        expect(file.headers['content-encoding'], 'it is compressed already').toBeUndefined();
        const { width, height } = await sharp(file.rawPayload).metadata();
        expect([width, height]).toEqual([side, side]);
      }
  });

  it.each(['webp', 'avif'] as const)('may choose a %s file', async (format) => {
    const { status } = await upload(
      await sharp(await drawPicture())
        .toFormat(format)
        .toBuffer(),
      `image/${format}`,
    );

    expect(status).toBe(201);
  });

  it('may choose a png file, and uses it for a product, which the shop then shows; the same file is stored once', async () => {
    const picture = await drawPicture();
    const { status, body } = await upload(picture, 'image/png');
    expect(status).toBe(201);
    const { image } = body;
    const before = await countImages();

    const added = await admin.call('product/add', {
      body: { name: 'Oats', category: 'fitfood', description: 'Whole oats.', price: 99, discount: 0, image },
    });

    expect(added).toMatchObject({ status: 201, body: { product: { image } } });
    expect((await upload(picture, 'image/png')).body).toEqual(body);
    expect(await countImages()).toBe(before);
  });

  it('gets its middle cropped, or the chosen square', async () => {
    const wide = await (await drawQuarters(2400, 1200)).png().toBuffer();

    const middle = (await upload(wide, 'image/png')).body.image;
    const chosen = (await upload(wide, 'image/png', { left: 1200, top: 0, side: 600 })).body.image;

    expect(await colourAt(middle, 0.25, 0.25)).toBe(RED);
    expect(await colourAt(middle, 0.75, 0.75)).toBe(WHITE);
    for (const at of [0.05, 0.95]) expect(await colourAt(chosen, at, at)).toBe(GREEN);
  });

  it('gets a rotated photo upright, without its location', async () => {
    const photo = await (await drawQuarters(1200, 900))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' }, IFD0: { Copyright: 'Asha' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);

    const { image } = (await upload(photo)).body;

    // Orientation 6 is a quarter turn clockwise: bottom left becomes top left.
    expect(await colourAt(image, 0.2, 0.2)).toBe(BLUE);
    expect(await colourAt(image, 0.8, 0.2)).toBe(RED);
    for (const format of imageFormats) {
      const { rawPayload } = await get(image.replace('.webp', `.${format}`));
      const { exif, orientation, xmp, icc } = await sharp(rawPayload).metadata();
      expect({ exif, orientation, xmp, icc }).toEqual({});
      expect(rawPayload.includes('Asha')).toBe(false);
    }
  });
});

describe('a refused file', async () => {
  const picture = await sharp(await drawPicture({ width: 900, height: 900 }))
    .jpeg()
    .toBuffer();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>';
  const notAnImage = "This file can't be read as a picture. Use a JPEG, PNG, WebP or AVIF file.";
  /** A PNG header that claims this size, without image data. */
  const claim = async (width: number, height: number) => {
    const header = Buffer.from(await drawPicture({ width: 1, height: 1 }));
    header.writeUInt32BE(width, 16);
    header.writeUInt32BE(height, 20);
    const { crc32 } = await import('node:zlib');
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    return header;
  };
  const noise = () => Buffer.from(Array.from({ length: 600 }, (_, i) => (i * 131) % 251));

  it.each<[string, Buffer, string?]>([
    ['an SVG', Buffer.from(svg)],
    ['an SVG that is called a JPEG', Buffer.from(svg), 'image/jpeg'],
    ['a page that is called a JPEG', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg'],
    ['a GIF that is also a script', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//'), 'image/jpeg'],
    [
      'a GIF',
      await sharp(await drawPicture())
        .gif()
        .toBuffer(),
      'image/png',
    ],
    [
      'a TIFF',
      await sharp(await drawPicture())
        .tiff()
        .toBuffer(),
      'image/png',
    ],
    ['a cut-off JPEG', picture.subarray(0, picture.length / 2)],
    ['a cut-off PNG', (await drawPicture()).subarray(0, 200), 'image/png'],
    ['a JPEG of noise', Buffer.concat([picture.subarray(0, 200), noise()])],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, file, type = 'image/jpeg') => {
    const before = await countImages();

    expect(await upload(file, type)).toMatchObject({ status: 400, body: { message: notAnImage } });
    expect(await countImages()).toBe(before);
  });

  it.each([
    [30_000, 30_000, 'Use a picture of at most 24 megapixels.'],
    [24_001, 1_000, 'Use a picture of at most 24 megapixels.'],
    [1_000, 599, 'Use a picture of at least 600 by 600 pixels.'],
    [599, 1_000, 'Use a picture of at least 600 by 600 pixels.'],
  ])('one of %i by %i pixels, before it is read', async (width, height, message) => {
    expect(await upload(await claim(width, height), 'image/png')).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it.each([
    [{ left: 400, top: 0, side: 600 }, 'The selected area is outside the picture.'],
    [{ left: 0, top: 301, side: 600 }, 'The selected area is outside the picture.'],
    [{ left: 0, top: 0, side: 599 }, 'Use a picture of at least 600 by 600 pixels.'],
    [{ left: 0 }, 'Send left, top and side together, or none of them'],
    [{ left: -1, top: 0, side: 600 }, 'Use 0 or more'],
  ])('a square of it that does not fit: %j', async (crop, message) => {
    const { status, body } = await upload(picture, 'image/jpeg', crop);

    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });

  it('a JPEG of 30,000 by 30,000 pixels, before it is read', async () => {
    const file = Buffer.from(picture);
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(30_000, frame + 5);
    file.writeUInt16BE(30_000, frame + 7);

    expect(await upload(file)).toMatchObject({
      status: 400,
      body: { message: 'Use a picture of at most 24 megapixels.' },
    });
  });

  it('one whose upload is interrupted; the next one is stored', async () => {
    await gym.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = gym.app.server.address() as AddressInfo;
    const before = await countImages();
    const arrived = once(gym.app.server, 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/images HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${uploader.token}\r\n` +
        `Content-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n`,
    );
    socket.write(picture.subarray(0, picture.length / 2));
    const [request] = await arrived;

    socket.destroy();
    // `once` from node:events would reject, because the request ends with an error.
    await new Promise((resolve) => request.once('close', resolve));

    expect(await countImages()).toBe(before);
    expect((await upload(picture)).status).toBe(201);
  });

  it('one above 8 MB', async () => {
    const file = Buffer.concat([picture, Buffer.alloc(IMAGE_MOST_BYTES)]);

    expect(await upload(file)).toMatchObject({
      status: 413,
      body: { message: 'Use a file of at most 8 MB.' },
    });
  });

  it('one of another type, and JSON', async () => {
    for (const type of ['image/gif', 'image/svg+xml', 'text/html', 'application/json'])
      expect((await upload(picture, type)).status).toBe(400);
  });

  it('a file sent to another call', async () => {
    const answer = await admin.callLoosely('product/add', {
      body: picture,
      headers: { 'content-type': 'image/jpeg' },
    });

    expect(answer).toMatchObject({ status: 400, body: { message: 'Send the request as JSON.' } });
  });
});

describe('a picture that no product uses', () => {
  const day = (n: number) => ({ db: gym.db, clock: () => new Date(gym.now().getTime() + n * 86_400_000) });
  // Checks the database, because caches may still serve the address.
  const isThere = async (link = '') =>
    (await gym.db.selectFrom('images').select('hash').execute()).some(({ hash }) => link.includes(hash));

  it('is deleted a week after that was first noticed; first, further and deleted products keep theirs', async () => {
    const names = ['first', 'further', 'deleted', 'unused', 'removed', 'again'] as const;
    const { userId } = await gym.make.admin();
    const store = async (n: number) => {
      const hash = String(n).padStart(64, '0');
      await gym.db
        .insertInto('images')
        .values({ hash, uploaded_by: userId, created_at: gym.now() })
        .execute();
      const file = { hash, side: 640, format: 'webp', body: Buffer.alloc(1) } as const;
      await gym.db.insertInto('image_files').values(file).execute();
      return `/images/uploads/${hash}-640.webp`;
    };
    const links: Record<string, string> = {};
    for (const [n, name] of names.entries()) links[name] = await store(n + 1);
    const openInForm = await drawPicture();
    links.again = (await upload(openInForm, 'image/png')).body.image;
    const add = async (image?: string, further?: string) =>
      (
        await admin.callLoosely('product/add', {
          body: {
            name: 'Oats',
            category: 'fitfood',
            description: 'Whole oats.',
            price: 99,
            discount: 0,
            image: image ?? '/images/oats.webp',
            ...(further && { pictures: [{ image: further }] }),
          },
        })
      ).body.product.productId;
    await add(links.first, links.further?.replace('-640.webp', '-320.avif'));
    await admin.call('product/delete', { query: { id: await add(links.deleted) } });
    const productId = await add(undefined, links.removed);

    await sweepImages(day(0));
    await admin.call('product/update', { body: { productId, pictures: [] } });
    await sweepImages(day(6));
    // Uploaded again by a form that is still open.
    await upload(openInForm, 'image/png');
    await sweepImages(day(8));

    const left = await Promise.all(names.map(async (name) => [name, await isThere(links[name])]));
    expect(Object.fromEntries(left)).toEqual({
      first: true,
      further: true,
      deleted: true,
      unused: false,
      again: true,
      removed: true,
    });
    await sweepImages(day(14));
    expect(await isThere(links.removed)).toBe(false);
    expect(await isThere(links.first)).toBe(true);
  });
});

describe('a link to a picture', () => {
  it.each([
    `${'0'.repeat(64)}-640.webp`,
    `${'0'.repeat(64)}-641.webp`,
    `${'0'.repeat(64)}-640.svg`,
    'x.webp',
    '..%2f..%2fetc%2fpasswd',
  ])('that was never uploaded is unknown: %s', async (name) => {
    expect((await get(`/images/uploads/${name}`)).statusCode).toBe(404);
  });
});
