import { locales } from '@namma/contract/locales';
import { mailKinds } from '@namma/contract/mail/rules';
import { settingDefaults } from '@namma/contract/settings/defaults';
import { whatsAppLink } from '@namma/contract/values/whatsapp';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../testing/mail-samples.ts';
import type { Content } from './content.ts';
import { contentOf, renderKind } from './index.ts';
import { toMessage } from './message.ts';

const contextOf = (locale: (typeof locales)[number]) => ({
  name: 'Asha',
  email: '',
  locale,
  origin: 'https://gym.example',
  organizer: 'desk@gym.example',
  writtenAt: new Date(0),
  gym: settingDefaults,
  secret: '',
});
const within = (most: number) => (text: string) => whatsAppLink(text, '9876543210').length <= most;
const ofText = (text: string): Content => ({ subject: '', summary: '', blocks: [{ kind: 'text', text }] });

describe('a message', () => {
  const all = locales.flatMap((locale) => mailKinds.map((kind) => [locale, kind] as const));

  it.each(all)('in %s of the mail %s is within the limit, and consists of its lines', (locale, kind) => {
    const context = contextOf(locale);
    const content = contentOf(kind, samples[kind], context);
    const { text: whole } = toMessage(content, context, () => true);

    for (const most of [2000, 1000, 400]) {
      const { text } = toMessage(content, context, within(most));
      expect(within(most)(text)).toBe(true);
      // No character is cut.
      expect(text.isWellFormed()).toBe(true);
      for (const line of text.split('\n')) expect(whole).toContain(line.replace(/ …$/, ''));
    }
  });

  it.each(all)('in %s of the mail %s is decoded from its link as the mail was written', (locale, kind) => {
    const context = contextOf(locale);
    const content = contentOf(kind, samples[kind], context);
    const { text } = toMessage(content, context, () => true);

    const link = new URL(whatsAppLink(text, '9876543210'));

    const ofFiles = content.blocks.flatMap((block) =>
      block.kind === 'text' && block.isOfFile ? [block.text] : [],
    );
    const mail = renderKind(kind, samples[kind], context).text.replace('-- \n', '').trim();
    const words = ofFiles.reduce((rest, sentence) => rest.replace(`${sentence}\n\n`, ''), mail);
    expect(link.pathname).toBe('/919876543210');
    expect(link.searchParams.get('text')).toBe(words);
  });

  it('omits the address first', () => {
    const context = contextOf('en');
    const content = contentOf('membership paid', samples['membership paid'], context);
    const { text: whole } = toMessage(content, context, () => true);

    const { text } = toMessage(content, context, (tried) => tried.length < whole.length);

    expect(whole.startsWith(text)).toBe(true);
    expect(text).toContain('View membership');
  });

  it('ends after a sentence, or after a word', () => {
    const context = contextOf('en');
    const shorten = (text: string, most: number) =>
      toMessage(ofText(text), context, (tried) => tried.length <= most).text;

    expect(shorten('We are open. Come in and see us.', 30)).toBe('Hi Asha,\n\nWe are open. …');
    expect(shorten('We are open. Come in and see us.', 20)).toBe('Hi Asha,\n\nWe are …');
  });

  it('never cuts within a letter of several characters', () => {
    const context = contextOf('kn');

    const { text } = toMessage(ofText('ಕ್ಷ'.repeat(900)), context, within(2000));

    expect(text.replace(/ …$/, '').endsWith('ಕ್ಷ')).toBe(true);
  });
});
