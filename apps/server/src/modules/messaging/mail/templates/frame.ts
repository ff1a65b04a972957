import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import type { Locale } from '@namma/contract/locales';
import type { Settings } from '@namma/contract/settings/values';
import { formatPhone } from '@namma/contract/text/phone';
import { mailWords } from '../words/words.ts';
import type { Block, Content, Context } from './content.ts';

/** A rendered mail, to be sent or shown to an admin. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  attachments: NonNullable<Content['attachments']>;
  stopUrl?: string | undefined;
}

/**
 * Renders a mail as plain text and as HTML: one table with inline styles and no pictures. Text and rules have no
 * colour, so that dark mode shows them light on dark; anything with a background sets its own text colour.
 */
export function renderMail(
  content: Content,
  { name, locale, gym }: Pick<Context, 'name' | 'locale' | 'gym'>,
): RenderedMail {
  const greeting = mailWords[locale].greeting(oneLine(name));
  return {
    subject: oneLine(content.subject),
    text: renderText(content, greeting, gym),
    html: renderHtml(content, greeting, locale, gym),
    attachments: content.attachments ?? [],
    stopUrl: content.stopUrl,
  };
}

/** Replaces line breaks and other control characters by spaces, for header values. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** The sender's name and contact data. */
export const footerOf = ({ brand: { name }, address: { street, pincode }, phone, email }: Settings) => [
  `${name}, ${street}, ${place.city} ${pincode}`,
  `${formatPhone(phone)} · ${email}`,
];

function renderText({ blocks }: Content, greeting: string, gym: Settings): string {
  const parts = [greeting, ...blocks.map(blockAsText), `-- \n${footerOf(gym).join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}

/** Renders a block as plain text. */
export function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'details':
    case 'sum':
      return block.rows.map(([label, value]) => `${oneLine(label)}: ${oneLine(value)}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

const INK = '#0f1217';
const LIME = '#c9f23f';
const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Kannada','Noto Sans Devanagari',sans-serif";
/** Visible on white and on black. */
const RULE = '1px solid #8a8f98';

const CELL = 'padding:6px 24px;font-size:16px;line-height:24px';

function renderHtml(
  { subject, summary, blocks }: Content,
  greeting: string,
  locale: Locale,
  gym: Settings,
): string {
  const toReadable = readable(formatPhone(gym.phone));
  const rows = [
    row(
      `<span style="font-size:20px;line-height:28px;font-weight:800;letter-spacing:.04em">${toHtml(gym.brand.name)}</span>`,
      {
        style: `padding:20px 24px;background-color:${INK};color:${LIME}`,
      },
    ),
    row(`<h1 style="margin:0;font-size:24px;line-height:32px">${toReadable(oneLine(subject))}</h1>`, {
      style: 'padding:28px 24px 6px',
    }),
    row(toHtml(greeting)),
    ...blocks.map((block) => blockAsHtml(block, toReadable)),
    row('', { style: 'padding:0;height:16px;line-height:16px' }),
    row(footerOf(gym).map(toReadable).join('<br>'), {
      style: `padding:20px 24px;font-size:14px;line-height:20px;border-top:${RULE}`,
    }),
  ];
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${toHtml(oneLine(subject))}</title></head>`,
    `<body style="margin:0;padding:0;${FONT}">`,
    // Mailboxes show the beginning of the body beside the subject.
    `<div style="display:none;max-height:0;overflow:hidden">${toHtml(oneLine(summary))}</div>`,
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center"',
    ` style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;${FONT}">`,
    ...rows,
    '</table></body></html>',
  ].join('\n');
}

function blockAsHtml(block: Block, toReadable: ToReadable): string {
  const withBreaks = (text: string) => toReadable(text).replace(/\r\n|\r|\n/g, '<br>');
  switch (block.kind) {
    case 'text':
      return row(withBreaks(block.text));
    case 'details':
      return block.rows
        .map(([label, value]) =>
          pair(label, withBreaks(value), 'width:100%;font-weight:600', {
            labelStyle: 'white-space:nowrap;padding-right:20px;',
          }),
        )
        .join('\n');
    case 'sum':
      return block.rows
        .map(([label, amount], i) => {
          const isTotal = i === block.rows.length - 1;
          return pair(
            label,
            withBreaks(amount),
            `text-align:right;white-space:nowrap${isTotal ? ';font-weight:700' : ''}`,
            {
              ...(isTotal ? { style: `border-top:${RULE};font-weight:700` } : {}),
            },
          );
        })
        .join('\n');
    case 'quote':
      return row(
        `<div style="border-left:4px solid #8a8f98;padding:0 0 0 12px">${withBreaks(block.text)}</div>`,
      );
    case 'button':
      return row(
        `<a href="${toHtml(block.url)}" style="display:inline-block;padding:12px 24px;background-color:${LIME};` +
          `color:${INK};font-weight:700;text-decoration:none">${toHtml(block.label)}</a>`,
        { style: 'padding:14px 24px 18px' },
      );
    case 'link':
      return row(`<a href="${toHtml(block.url)}">${toHtml(block.label)}</a>`);
  }
}

/** A row that spans both columns of the table. */
const row = (html: string, { style = CELL }: { style?: string } = {}): string =>
  `<tr><td colspan="2" style="${style}">${html}</td></tr>`;

/** A row with a label and an HTML value. Long words may break, so that no row is wider than a phone. */
const pair = (
  label: string,
  value: string,
  valueStyle: string,
  { style = '', labelStyle = '' }: { style?: string; labelStyle?: string } = {},
): string =>
  `<tr><td style="${CELL};padding-right:12px;vertical-align:top;overflow-wrap:anywhere;${labelStyle}${style}">${toHtml(label)}</td>` +
  `<td style="${CELL};padding-left:0;vertical-align:top;overflow-wrap:anywhere;${valueStyle};${style}">${value}</td></tr>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const toHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
/** Formats visible text; not for attributes. */
type ToReadable = (text: string) => string;

/** Prevents line breaks within order and query numbers and our phone number. */
function readable(phone: string): ToReadable {
  const unbroken = new RegExp(`${brand.orderPrefix}-[A-Z\\d-]*\\d|${phone.replaceAll('+', '\\+')}`, 'g');
  return (text) => toHtml(text).replace(unbroken, '<span style="white-space:nowrap">$&</span>');
}
