import {
  type CachedRead,
  type Call,
  type CallName,
  calls,
  type Query,
  type QueryInput,
  type Reply,
} from '@namma/contract/calls';

/** The calls that the contract marks as cached. */
export const cachedReads = (Object.keys(calls) as CallName[]).filter(
  (name): name is CachedRead => 'cached' in calls[name],
);

/** The services of cached calls by name, used for API responses and the data of pages. */
export type PublicReads = { [N in CachedRead]: (query: Query<N>) => Promise<Reply<N>> };

/** The public reads of one domain. */
export type PublicReadsOf<Domain extends string> = Pick<
  PublicReads,
  Extract<CachedRead, `${Domain}/${string}`>
>;

/** Reads data for a page. */
export type PageReads = <N extends CachedRead>(name: N, query: QueryInput<N>) => Promise<Reply<N>>;

/** The reads of a page: validates the query as over HTTP, and calls the service directly. */
export const toPageReads =
  (reads: PublicReads): PageReads =>
  async <N extends CachedRead>(name: N, query: QueryInput<N>): Promise<Reply<N>> => {
    const call: Call = calls[name];
    const input = call.query ? await call.query.parseAsync(query) : undefined;
    const read = reads[name] as (query: unknown) => Promise<Reply<N>>;
    return read(input);
  };
