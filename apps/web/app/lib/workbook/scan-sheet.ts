import { WorkbookError } from './workbook-error';

/** Styles by their place whose numbers are shown in another way than they are stored. */
export interface NumberFormats {
  percents: ReadonlySet<number>;
  /** The digits that a number is filled up to with zeros. */
  digits: ReadonlyMap<number, number>;
}

/** The built-in formats `0%` and `0.00%`. */
const BUILT_IN_PERCENTS = ['9', '10'];

export function readFormats(styles: string): NumberFormats {
  const codes = new Map(
    [...styles.matchAll(/<numFmt\b[^>]*>/g)].map(([tag]) => [
      /\bnumFmtId="(\d+)"/.exec(tag)?.[1],
      /\bformatCode="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );
  const cellStyles = /<cellXfs\b.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '';
  const formats = { percents: new Set<number>(), digits: new Map<number, number>() };
  for (const [place, [tag]] of [...cellStyles.matchAll(/<xf\b[^>]*>/g)].entries()) {
    const id = /\bnumFmtId="(\d+)"/.exec(tag)?.[1] ?? '0';
    const code = codes.get(id) ?? '';
    if (BUILT_IN_PERCENTS.includes(id) || code.includes('%')) formats.percents.add(place);
    if (/^0{2,}$/.test(code)) formats.digits.set(place, code.length);
  }
  return formats;
}

interface Limits {
  rows: number;
  columns: number;
  characters: number;
}

/** Characters without the start of a row; a longer row is no row of a list. */
const ROW_MOST_CHARACTERS = 4 * 1024 * 1024;

/**
 * Removes blank cells and rows from the XML of a sheet while it is decompressed, because spreadsheet programs write a
 * million of them where formatting goes on to the end. Writes numbers as they are shown, and checks the limits.
 * @throws WorkbookError
 */
export class SheetScan {
  readonly #decoder = new TextDecoder();
  readonly #formats: NumberFormats;
  readonly #limits: Limits;
  readonly #kept: string[] = [];
  #characters = 0;
  #rest = '';

  constructor(formats: NumberFormats, limits: Limits) {
    this.#formats = formats;
    this.#limits = limits;
  }

  add(piece: Uint8Array): void {
    this.#rest += this.#decoder.decode(piece, { stream: true });
    const cut = this.#rest.lastIndexOf('<row');
    if (cut > 0) {
      this.#keep(this.#rest.slice(0, cut));
      this.#rest = this.#rest.slice(cut);
    }
    if (this.#rest.length > ROW_MOST_CHARACTERS)
      throw new WorkbookError('A row of this sheet is too long. Save the sheet as CSV.');
  }

  /** @returns the XML of the cells with a value */
  end(): string {
    const last = this.#rest + this.#decoder.decode();
    const merged = /<mergeCell\b[^>]*\bref="([^"]+)"/.exec(last)?.[1];
    if (merged)
      throw new WorkbookError(`The cells ${merged} are merged. Unmerge them, and choose the file again.`);
    this.#keep(last);
    return this.#kept.join('');
  }

  #keep(text: string): void {
    const kept = text
      .replace(/<c\b[^>]*\/>/g, '')
      .replace(/<c\b([^>]*)>(.*?)<\/c>/gs, (_, attributes: string, inner: string) =>
        this.#cell(attributes, inner),
      )
      .replace(/<row\b[^>]*\/>|<row\b[^>]*>\s*<\/row>/g, '');
    this.#characters += kept.length;
    if (this.#characters > this.#limits.characters)
      throw new WorkbookError('This sheet is too large to be read here. Save it as CSV, or split it in two.');
    if (kept) this.#kept.push(kept);
  }

  #cell(attributes: string, inner: string): string {
    const [, letters = '', row = '0'] = /\br="([A-Z]+)(\d+)"/.exec(attributes) ?? [];
    const isEmpty = !inner.includes('<v') && !inner.includes('<is');
    if (isEmpty && inner.includes('<f'))
      throw new WorkbookError(
        `The formula in cell ${letters}${row} has no result. Open the workbook in a spreadsheet program and save it.`,
      );
    if (isEmpty || inner.includes('<v></v>') || inner.includes('<v/>')) return '';
    const { rows, columns } = this.#limits;
    if (Number(row) > rows)
      throw new WorkbookError(
        `A list can have ${rows - 1} rows, and this sheet goes on to row ${row}. Split it in two.`,
      );
    if (columnOf(letters) > columns)
      throw new WorkbookError(
        `A list can have ${columns} columns, and this sheet goes on to column ${letters}.`,
      );
    const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
    // An error such as #N/A stays visible, so that its row is refused instead of read as blank.
    if (type === 'e') return `<c${attributes.replace('t="e"', 't="str"')}>${inner}</c>`;
    const shown = type === 'n' ? this.#shown(attributes, inner) : undefined;
    return shown === undefined
      ? `<c${attributes}>${inner}</c>`
      : `<c r="${letters}${row}" t="str"><v>${shown}</v></c>`;
  }

  /** @returns undefined for a number that is shown as it is stored */
  #shown(attributes: string, inner: string): string | undefined {
    const style = /\bs="(\d+)"/.exec(attributes)?.[1];
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
    if (style === undefined || value === undefined) return undefined;
    if (this.#formats.percents.has(Number(style))) return `${Number((Number(value) * 100).toPrecision(12))}%`;
    const digits = this.#formats.digits.get(Number(style));
    return digits !== undefined && /^\d+$/.test(value) ? value.padStart(digits, '0') : undefined;
  }
}

/** `A` is 1, and `AA` is 27. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
