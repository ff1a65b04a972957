import { refuse } from '../../../../platform/shared/refusal.ts';

const UTF8_MARK = [0xef, 0xbb, 0xbf];
const startsWith = (bytes: Buffer, mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);

/** The number of bytes needed to detect UTF-16. */
const SAMPLE_BYTES = 4_000;

/**
 * In UTF-16 without a byte order mark, every other byte of European letters is 0; its position shows the byte order.
 */
function guessUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let [even, odd] = [0, 0];
  for (const [i, byte] of sample.entries()) if (byte === 0) i % 2 === 0 ? even++ : odd++;
  if (even + odd < sample.length / 8) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** A workbook is a ZIP archive or an old OLE file, not text. */
const isWorkbook = (bytes: Buffer) =>
  startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** An HTML page, PDF, RTF or JSON: some programs export a page as a spreadsheet. */
const OTHER_TEXT = /^\s*(?:<[!?a-z]|%PDF-|\{\\rtf|[[{]\s*["{])/i;

/**
 * Decodes a file: UTF-8 or UTF-16, with or without a byte order mark; otherwise Windows-1252, which old spreadsheets
 * write.
 * @throws 400 a workbook, page or document, or a file without text
 */
export function decode(bytes: Buffer): string {
  if (isWorkbook(bytes)) throw refuse('notATable');
  const text = decodeBytes(bytes).replace(/^\uFEFF/, '');
  // A picture or a program; also the rest of a truncated UTF-16 file.
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
