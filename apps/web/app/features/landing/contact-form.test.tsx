import { messages as sentences } from '@namma/contract/messages';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startSession } from '../../lib/session/session-changes';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api';
import { idle, leave, press, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { ContactForm } from './contact-form';

const MESSAGE = 'When is the pool open on Sundays?';
const labels = ['Name', 'Email', 'Phone', 'Message'];
const sent = { reply: { status: sentences.enquirySent, ticketNumber: 'NS-Q-236-3' } };

async function openAndFill(changes: Record<string, string> = {}) {
  const shown = await renderScreenAt('/', <ContactForm />);
  const texts = {
    Name: 'Asha',
    Email: 'asha@example.in',
    Phone: '9876543210',
    Message: MESSAGE,
    ...changes,
  };
  for (const [label, text] of Object.entries(texts)) await type(label, text);
  return shown;
}

afterEach(leave);

describe('writing to the gym', () => {
  it('sends what was written and clears the fields', async () => {
    const api = fakeApi({ 'contact/register': sent });
    const { messages } = await openAndFill();
    expect(screen.getByText(`${MESSAGE.length} of 250`)).toBeDefined();

    await press('Send message');

    expect(api.requests.map(({ body }) => body)).toEqual([
      { name: 'Asha', email: 'asha@example.in', phone: '9876543210', msg: MESSAGE },
    ]);
    expect(screen.getByText(sentences.enquirySent)).toBeDefined();
    expect(screen.getByText('Your query is number NS-Q-236-3.')).toBeDefined();
    expect(messages()).toHaveLength(1);
    expect(labels.map(textIn)).toEqual(['', '', '', '']);
    expect(screen.getByText('0 of 250')).toBeDefined();
  });

  it('clears the fields after a failure as well', async () => {
    fakeApi({ 'contact/register': 'network is down' });
    const { messages } = await openAndFill();

    await press('Send message');

    expect(messages()).toEqual([sentences.networkError]);
    expect(labels.map(textIn)).toEqual(['', '', '', '']);
  });

  it('keeps what found no network for the next press, which sends it once', async () => {
    const api = fakeApi({ 'contact/register': 'network is down' });
    await openAndFill();
    await press('Send message');
    expect(screen.getByText(`Your message was not sent. ${sentences.networkError}`)).toBeDefined();

    api.answer({ 'contact/register': sent });
    await press('Try again');

    expect(screen.getByText(sentences.enquirySent)).toBeDefined();
    expect(api.requests.map(({ body }) => (body as { msg: string }).msg)).toEqual([MESSAGE, MESSAGE]);
    // The first may have arrived all the same.
    expect(new Set(api.requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('gives back to the form what found no network', async () => {
    fakeApi({ 'contact/register': 'network is down' });
    await openAndFill();
    await press('Send message');

    await press('Edit');

    expect(labels.map(textIn)).toEqual(['Asha', 'asha@example.in', '9876543210', MESSAGE]);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('shows nobody who signs in later what found no network', async () => {
    fakeApi({ 'contact/register': 'network is down' });
    await openAndFill();
    await press('Send message');

    act(() => void startSession('a-token', 'ravi@example.in'));

    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('shows what was wrong, because the fields are cleared', async () => {
    const issues = [{ path: 'msg', message: sentences.enquiryLength }];
    fakeApi({ 'contact/register': { status: 400, error: { message: sentences.checkFields, issues } } });
    const { messages } = await openAndFill();

    await press('Send message');

    expect(messages()).toEqual([sentences.enquiryLength]);
  });

  it('sends one message when the form is submitted twice', async () => {
    let answer: (given: FakeAnswer<'contact/register'>) => void = () => {};
    const api = fakeApi({ 'contact/register': () => new Promise((resolve) => (answer = resolve)) });
    await openAndFill();
    const form = screen.getByLabelText('Name').closest('form');

    act(() => {
      for (let i = 0; i < 2; i++) if (form) fireEvent.submit(form);
    });
    await act(async () => answer(sent));
    await idle();

    expect(api.requests).toHaveLength(1);
  });

  it('keeps only digits of a phone number, and all ten of one pasted with its country code', async () => {
    await openAndFill({ Phone: '98-76 5' });
    expect(textIn('Phone')).toBe('98765');

    const field = screen.getByLabelText('Phone');
    const clipboardData = { getData: () => '+91 98765 43210' };
    act(() => void fireEvent(field, createEvent.paste(field, { clipboardData })));

    expect(textIn('Phone')).toBe('9876543210');
  });
});
