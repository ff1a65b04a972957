import { imageMessages } from '@namma/contract/images/messages';
import { uploadLink } from '@namma/contract/images/rules';
import { messages } from '@namma/contract/messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { fakeApi } from '../../testing/fake-api';
import { idle, leave, press, renderScreenAt, textIn } from '../../testing/render-screen-at';
import { ImageField } from './image-field';

const link = uploadLink('a'.repeat(64));
const photo = new File(['…'], 'oats.jpg', { type: 'image/jpeg' });

/** The browser's decoder, which the test DOM does not have. */
const decodesTo = (size: { width: number; height: number } | 'nothing') =>
  vi.stubGlobal('createImageBitmap', async () => {
    if (size === 'nothing') throw new Error('The source image could not be decoded.');
    return size;
  });

async function show(answer: Parameters<typeof fakeApi>[0]['images'] = { reply: { image: link } }) {
  const api = fakeApi(answer ? { images: answer } : {});
  const shown = await renderScreenAt('/admin/products', <ImageField error={undefined} />);
  return { ...shown, uploads: () => api.requestsOf('images') };
}

async function choose(file: File) {
  act(() => void fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } }));
  await idle();
}

beforeEach(() => {
  startSession('a-token', 'admin@example.in', 'ADMIN');
  // The test DOM draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  decodesTo({ width: 1600, height: 1200 });
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

describe('a picture of a product', () => {
  it('is uploaded with the square in its middle, and fills in the link', async () => {
    const { uploads } = await show();
    await choose(photo);

    await press('Use this picture');

    expect(uploads()).toMatchObject([{ body: photo, query: { left: '200', top: '0', side: '1200' } }]);
    expect(uploads()[0]?.headers.get('content-type')).toBe('image/jpeg');
    expect(textIn('Image link')).toBe(link);
    expect(screen.queryByText('Use this picture')).toBeNull();
  });

  it('is cropped with the keyboard alone', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
    const { uploads } = await show();
    await choose(photo);
    const selection = screen.getByLabelText(/^Visible area/);
    const corner = screen.getByLabelText(/^Bottom right corner/);

    // One pixel of the screen is two of the picture, and Shift makes it ten.
    for (let i = 0; i < 10; i++)
      act(() => void fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true }));
    act(() => void fireEvent.keyDown(selection, { key: 'ArrowLeft' }));
    act(() => void fireEvent.keyDown(selection, { key: 'ArrowDown' }));
    await press('Use this picture');

    expect(uploads()[0]?.query).toEqual({ left: '198', top: '2', side: '1000' });
  });

  it('is taken from the clipboard wherever the focus is', async () => {
    const { uploads } = await show();

    act(() => void fireEvent.paste(document.body, { clipboardData: { files: [photo] } }));
    await idle();
    await press('Use this picture');

    expect(uploads()).toHaveLength(1);
  });

  it('is taken when it is dropped', async () => {
    await show();

    act(() => {
      fireEvent.drop(screen.getByText(/Drag a picture here/), { dataTransfer: { files: [photo] } });
    });
    await idle();

    expect(screen.getByText('Use this picture')).toBeDefined();
  });

  it('stays chosen when the upload fails, with the reason, and can be sent again', async () => {
    const { uploads } = await show('network is down');
    await choose(photo);
    await press('Use this picture');
    expect(screen.getByText(messages.networkError)).toBeDefined();

    fakeApi({ images: { reply: { image: link } } });
    await press('Use this picture');

    expect(uploads()).toHaveLength(1);
    expect(textIn('Image link')).toBe(link);
  });

  it('can be left out after all', async () => {
    await show();
    await choose(photo);

    await press('Cancel');

    expect(textIn('Image link')).toBe('');
    expect(screen.getByText('Choose a picture')).toBeDefined();
  });

  it.each([
    ['a page', new File(['<p>'], 'oats.html', { type: 'text/html' }), imageMessages.imageNotRead],
    ['a GIF', new File(['GIF89a'], 'oats.gif', { type: 'image/gif' }), imageMessages.imageNotRead],
    [
      'a file above 8 MB',
      new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'oats.jpg', { type: 'image/jpeg' }),
      imageMessages.imageTooHeavy,
    ],
  ])('is refused before it is sent when it is %s', async (_, file, said) => {
    const { uploads } = await show();

    await choose(file);

    expect(screen.getByText(said)).toBeDefined();
    expect(uploads()).toHaveLength(0);
  });

  it.each([
    [{ width: 599, height: 900 }, imageMessages.imageTooSmall],
    ['nothing' as const, imageMessages.imageNotRead],
  ])('is refused when the browser reads %j', async (size, said) => {
    decodesTo(size);
    await show();

    await choose(photo);

    expect(screen.getByText(said)).toBeDefined();
  });
});
