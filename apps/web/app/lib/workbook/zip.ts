import { WorkbookError } from './workbook-error';

const END_OF_DIRECTORY = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MOST_BYTES = 65_535;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

interface Entry {
  method: number;
  at: number;
  bytes: number;
  /** The size in the header of the archive, which may be wrong. */
  uncompressedBytes: number;
}

/** Reads single parts of an archive as streams, so that a limit can stop a part that decompresses to gigabytes. */
export interface Zip {
  has: (path: string) => boolean;
  sizeOf: (path: string) => number;
  /** Yields the decompressed pieces of a part. */
  read: (path: string) => AsyncIterable<Uint8Array>;
}

/** @returns undefined if the file is not an archive */
export function openZip(bytes: Uint8Array<ArrayBuffer>): Zip | undefined {
  let entries: Map<string, Entry> | undefined;
  try {
    entries = listEntries(bytes);
  } catch {
    return undefined;
  }
  if (!entries) return undefined;
  return {
    has: (path) => entries.has(path),
    sizeOf: (path) => entries.get(path)?.uncompressedBytes ?? 0,
    read(path) {
      const entry = entries.get(path);
      if (!entry) throw new Error(`The archive has no part ${path}`);
      return readEntry(bytes.subarray(entry.at, entry.at + entry.bytes), entry.method);
    },
  };
}

function listEntries(bytes: Uint8Array): Map<string, Entry> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  const first = Math.max(0, end - COMMENT_MOST_BYTES);
  while (end >= first && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < first) return undefined;
  const entries = new Map<string, Entry>();
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) return undefined;
    if (view.getUint16(at + 8, true) & ENCRYPTED)
      throw new WorkbookError('This workbook has a password. Save it without one.');
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const local = view.getUint32(at + 42, true);
    const name = decoder.decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0)));
    entries.set(name, {
      method: view.getUint16(at + 10, true),
      at: local + LOCAL_HEADER_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      bytes: view.getUint32(at + 20, true),
      uncompressedBytes: view.getUint32(at + 24, true),
    });
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}

async function* readEntry(bytes: Uint8Array<ArrayBuffer>, method: number): AsyncGenerator<Uint8Array> {
  if (method === STORED) {
    yield bytes;
    return;
  }
  if (method !== DEFLATED) throw new Error(`Unknown compression ${method}`);
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw') as ReadableWritablePair<Uint8Array, Uint8Array>)
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
