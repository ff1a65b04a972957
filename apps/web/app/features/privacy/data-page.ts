import { formatDay, gymDay } from '@namma/contract/days/dates';
import { formatTime12 } from '@namma/contract/days/times';
import { languageTag } from '@namma/contract/locales';
import { formatPaise, formatRupees } from '@namma/contract/money';
import type { OwnData } from '@namma/contract/privacy/own-data';
import { locale } from '#words/language';
import * as words from '#words/privacy';
import { fields, sections } from './record-words';
import { labelOfValue } from './value-labels';

/** The lists of the download in the order of the page. */
export const listNames = (Object.keys(sections) as (keyof typeof sections)[]).filter(
  (name) => name !== 'profile',
);

/** A page with everything that is stored about a member, which needs nothing else to be read. */
export function renderDataPage(data: OwnData): string {
  const title = `${words.title}: ${data.profile.name}`;
  const parts = listNames.map((name) => section(sections[name], renderValue(name, '', data[name])));
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.pageLead(data.profile.name, showInstant(data.madeAt)))}</p>
${section(sections.profile, renderFields('profile', data.profile))}
${parts.join('\n')}
</body>
</html>
`;
}

const style = `
html { color-scheme: light dark }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif }
h2 { margin: 2.5rem 0 .75rem; border-top: 2px solid; padding-top: .75rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) minmax(0, 1fr); gap: .25rem 1rem; margin: 0 }
dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
ol { margin: 0; padding: 0; list-style: none } li { padding: .75rem 0; border-top: 1px solid } li:first-child { border: 0 }
@media (max-width: 36rem) { dl { grid-template-columns: minmax(0, 1fr) } dd { margin-bottom: .5rem } }`;

const section = (title: string, body: string): string =>
  `<section><h2>${escapeHtml(title)}</h2>${body}</section>`;

type List = keyof OwnData;

const renderFields = (list: List, row: object): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escapeHtml(labelOf(name))}</dt><dd>${renderValue(list, name, value)}</dd>`)
    .join('')}</dl>`;

/** Fields that are not in the table keep their own names. */
const labelOf = (name: string): string => fields[name] ?? name;

/** Of recorded changes, which have rupees. */
const rupeeFields = ['amount', 'due'];

const bodyFields = ['age', 'heightCm', 'weightKg'];

function renderValue(list: List, name: string, value: unknown): string {
  if (value === null && list === 'appointments' && bodyFields.includes(name)) return escapeHtml(words.erased);
  if (value === null || value === '') return '–';
  if (Array.isArray(value)) {
    if (value.length === 0) return escapeHtml(words.none);
    if (value.every((each) => typeof each !== 'object'))
      return value.map((each) => escapeHtml(String(each))).join('<br>');
    return `<ol>${value.map((each) => `<li>${renderFields(list, each as object)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object') return renderFields(list, value);
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return showNumber(list, name, value);
  return escapeHtml(showText(list, name, String(value)));
}

function showNumber(list: List, name: string, value: number): string {
  if (name.endsWith('Paise')) return formatPaise(value);
  return list === 'changes' && rupeeFields.includes(name) ? formatRupees(value) : String(value);
}

function showText(list: List, name: string, text: string): string {
  const label = labelOfValue(list, name, text);
  if (label !== undefined) return label;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return showInstant(text);
  return text;
}

/** In IST. */
export function showInstant(iso: string): string {
  const at = new Date(iso);
  return `${formatDay(gymDay(at))}, ${formatTime12(at)}`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Texts of the member, in a page that a browser opens as a file. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
