import type { FileRow } from '../reading/file.ts';

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  reg: '®',
  copy: '©',
  trade: '™',
  times: '×',
  frac12: '½',
  frac14: '¼',
  eacute: 'é',
  egrave: 'è',
  ntilde: 'ñ',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};

/** Decodes character references such as `&amp;`, `&#8377;` or `&#x20B9;`. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isCharacter = code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });

/** A row of products, whose texts come from HTML pages. */
export const decodedRow = (row: FileRow): FileRow => ({
  ...row,
  text: (field) => decodeEntities(row.text(field)),
});

/** Removes HTML tags. Each pattern stops where it could begin again, which keeps it linear. */
export const withoutMarks = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(/\\n/g, '\n')
      .replace(/<(script|style)\b[^<>]*>(?:(?!<\1\b).)*?<\/\1\s*>/gis, '')
      .replace(/<(?:br|\/p|\/li|\/div|\/tr|\/h\d)\b[^<>]*>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>|<!--(?:(?!<!--).)*?-->/gis, ''),
  )
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
