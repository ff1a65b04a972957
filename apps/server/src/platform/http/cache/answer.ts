import { createHash } from 'node:crypto';
import { withCharset } from '../charset.ts';
import { REQUEST_ID_HEADER } from '../request-log.ts';
import { type Encoding, encode, LEAST_COMPRESSED_BYTES } from './encodings.ts';

/** Estimated size of the headers, maps and objects of a response. */
const OVERHEAD_BYTES = 4096;
/** A public response before compression. */
export interface RenderedAnswer {
  status: number;
  /** By lower-case name, without common headers such as the security headers. */
  headers: Record<string, string>;
  body: Buffer;
  /** True if it depends on no data and is constant until the next start. */
  isPermanent: boolean;
  /** A page that only reports that the database is unreachable. */
  isWithoutDatabase?: boolean;
}

/** All headers to send, as a flat list of names and values. */
interface RawHeaders {
  ok: string[];
  notModified: string[];
}

/** One encoding of a response, ready to be sent. */
export interface Variant {
  encoding: Encoding;
  etag: string;
  body: Buffer;
  headers: Record<string, string>;
  /** Set after the framework has sent it once. */
  rawHeaders?: RawHeaders;
}

/** A response with the encodings that were requested so far. */
export class Answer {
  wasUsed = false;
  /** Its size in memory without its addresses; the store maintains the total. */
  bytes: number;
  /** The raw addresses that lead to this response. */
  readonly addresses = new Set<string>();
  readonly variants: Partial<Record<Encoding, Variant>> = {};
  readonly isCompressible: boolean;
  readonly madeAt = performance.now();
  private readonly hash: string;
  private readonly pending = new Map<Encoding, Promise<Variant>>();

  readonly key: string;
  readonly made: RenderedAnswer;
  /** The cache epoch when the response was begun. */
  readonly epoch: number;

  constructor(key: string, made: RenderedAnswer, epoch: number) {
    this.key = key;
    this.made = made;
    this.epoch = epoch;

    this.bytes = OVERHEAD_BYTES + 2 * key.length + made.body.length;
    const isPicture = made.headers['content-type']?.startsWith('image/') ?? false;
    this.isCompressible = !isPicture && made.body.length >= LEAST_COMPRESSED_BYTES;
    this.hash = createHash('sha256').update(made.body).digest('base64url').slice(0, 22);
  }

  /** Whole seconds since it was rendered. */
  ageSeconds = (): number => Math.floor((performance.now() - this.madeAt) / 1_000);

  /** @param onAdded called with the size of a newly created encoding, in bytes */
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

/** True if If-None-Match contains this entity tag, by the weak comparison of RFC 9110. */
export const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/** Headers of one connection, request or moment; they are not stored. */
const momentary = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  REQUEST_ID_HEADER,
]);
/** Headers that a 304 omits because it has no body. */
const bodyHeaders = new Set(['content-type', 'content-encoding', 'content-length']);

/** Stores the headers that the framework sent with this variant, so that the fast path sends the same. */
export function rememberHeaders(variant: Variant, sent: Record<string, unknown>): void {
  const kept = Object.entries(sent).filter(([name]) => !momentary.has(name));
  const answer = [...kept, ['content-length', variant.body.length]] as [string, unknown][];
  const flatten = (headers: [string, unknown][]) => headers.flatMap(([name, value]) => [name, String(value)]);
  variant.rawHeaders = {
    ok: flatten(answer),
    notModified: flatten(answer.filter(([name]) => !bodyHeaders.has(name))),
  };
}
