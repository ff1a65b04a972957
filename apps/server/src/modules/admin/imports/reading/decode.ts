import { refuse } from '../../../../platform/shared/refusal.ts';

const UTF8_MARK = [0xef, 0xbb, 0xbf];
const startsWith = (bytes: Buffer, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);

/** As many bytes as tell a text of two bytes a character from others. */
const SAMPLE_BYTES = 4_000;

/** In UTF-16 without a mark, every other byte of European letters is 0: which one tells the order of the bytes. */
function guessUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let [even, odd] = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) i % 2 === 0 ? even++ : odd++;
  if (even + odd < sample.length / 8) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** A workbook is a ZIP archive, or an OLE file of old; neither is a text. */
const isWorkbook = (bytes: Buffer) =>
  startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** A page, a document, a letter or what a program answers: some programs call a page a spreadsheet. */
const OTHER_TEXT = /^\s*(?:<[!?a-z]|%PDF-|\{\\rtf|[[{]\s*["{])/i;

/**
 * The text of a file: UTF-8 or UTF-16, with or without a byte order mark; else Windows-1252, which spreadsheets of old write.
 * Refuses: 400 a workbook, a page, a document, or a file without text.
 */
export function decode(bytes: Buffer): string {
  if (isWorkbook(bytes)) throw refuse('notATable');
  const text = decodeBytes(bytes).replace(/^\uFEFF/, '');
  // A file of pictures or a program; also what is left of a UTF-16 file that was cut.
  if (text.includes('\0') || text.trim() === '' || OTHER_TEXT.test(text)) throw refuse('notATable');
  return text;
}

function decodeBytes(bytes: Buffer): string {
  if (startsWith(bytes, UTF8_MARK)) return new TextDecoder('utf-8').decode(bytes);
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
