import { createHash } from 'node:crypto';
import { withCharset } from '../charset.ts';
import { REQUEST_ID_HEADER } from '../request-log.ts';
import { type Encoding, encode, LEAST_COMPRESSED_BYTES } from './encodings.ts';

/** Headers in three forms, maps and objects. */
const OVERHEAD_BYTES = 4096;
/** A public answer before it is compressed. */
export interface RenderedAnswer {
  status: number;
  /** By lower-case name; what every answer carries, such as the security headers, is added when it is sent. */
  headers: Record<string, string>;
  body: Buffer;
  /** Nothing was read for it: it stays as it is until the next start. */
  isLasting: boolean;
  /** A page that could only say that the database is out of reach. */
  isWithoutDatabase?: boolean;
}

/** All headers as they go out, name after name and value. */
interface RawHeaders {
  ok: string[];
  notModified: string[];
}

/** One encoding of an answer, ready to be sent. */
export interface Variant {
  encoding: Encoding;
  etag: string;
  body: Buffer;
  headers: Record<string, string>;
  /** Known once it was sent through the framework. */
  rawHeaders?: RawHeaders;
}

/** An answer with the encodings that were asked for so far. */
export class Answer {
  wasUsed = false;
  /** What it takes in memory, without its addresses; its store keeps the count. */
  bytes: number;
  /** The raw addresses that are known to mean this answer. */
  readonly addresses = new Set<string>();
  readonly variants: Partial<Record<Encoding, Variant>> = {};
  readonly isCompressible: boolean;
  readonly madeAt = performance.now();
  private readonly hash: string;
  private readonly pending = new Map<Encoding, Promise<Variant>>();

  constructor(
    readonly key: string,
    readonly made: RenderedAnswer,
    /** The generation of the data when its making began. */
    readonly generation: number,
  ) {
    this.bytes = OVERHEAD_BYTES + 2 * key.length + made.body.length;
    this.isCompressible = made.body.length >= LEAST_COMPRESSED_BYTES;
    this.hash = createHash('sha256').update(made.body).digest('base64url').slice(0, 22);
  }

  /** Whole seconds since it was made. */
  ageSeconds = (): number => Math.floor((performance.now() - this.madeAt) / 1_000);

  /** @param onAdded told of the bytes that a new encoding takes */
  variant(wanted: Encoding, onAdded: (bytes: number) => void): Variant | Promise<Variant> {
    const encoding = this.isCompressible ? wanted : 'identity';
    const ready = this.variants[encoding];
    if (ready) return ready;
    const pending = this.pending.get(encoding) ?? this.makeVariant(encoding, onAdded);
    this.pending.set(encoding, pending);
    return pending;
  }

  private async makeVariant(encoding: Encoding, onAdded: (bytes: number) => void): Promise<Variant> {
    const body = await encode(this.made.body, encoding);
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    const type = this.made.headers['content-type'];
    const variant: Variant = {
      encoding,
      etag,
      body,
      headers: {
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...this.made.headers,
        ...(type === undefined ? {} : { 'content-type': withCharset(type) }),
        etag,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    };
    this.variants[encoding] = variant;
    this.pending.delete(encoding);
    if (encoding !== 'identity') onAdded(body.length);
    return variant;
  }
}

/** Whether an If-None-Match names this entity tag. Weakly compared, as RFC 9110 has it for GET. */
export const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Belongs to one connection, request or moment, never to an answer that is kept. */
const momentary = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  REQUEST_ID_HEADER,
]);
/** What a 304 leaves out: it has no body. */
const bodyHeaders = new Set(['content-type', 'content-encoding', 'content-length']);

/** Remembers the headers that the framework sends with this variant, so that the fast path sends the same. */
export function rememberHeaders(variant: Variant, sent: Record<string, unknown>): void {
  const kept = Object.entries(sent).filter(([name]) => !momentary.has(name));
  const answer = [...kept, ['content-length', variant.body.length]] as [string, unknown][];
  const flatten = (headers: [string, unknown][]) => headers.flatMap(([name, value]) => [name, String(value)]);
  variant.rawHeaders = {
    ok: flatten(answer),
    notModified: flatten(answer.filter(([name]) => !bodyHeaders.has(name))),
  };
}
