import {
  type CachedRead,
  type Call,
  calls,
  type Query,
  type QueryInput,
  type Reply,
} from '@namma/contract/calls';
import type { CallName } from '@namma/contract/methods';

/** The calls that the contract marks as cached, in its order. */
export const cachedReads = (Object.keys(calls) as CallName[]).filter(
  (name): name is CachedRead => 'cached' in calls[name],
);

/** The services of public reads by the name of their call: the same for the API's answer and a page's data. */
export type PublicReads = { [N in CachedRead]: (query: Query<N>) => Promise<Reply<N>> };

/** How a page asks for its data. */
export type PageReads = <N extends CachedRead>(name: N, query: QueryInput<N>) => Promise<Reply<N>>;

/** What the web calls while it renders: the query is validated as over HTTP, then the service is asked, without HTTP. */
export const toPageReads =
  (reads: PublicReads): PageReads =>
  async <N extends CachedRead>(name: N, query: QueryInput<N>): Promise<Reply<N>> => {
    const call: Call = calls[name];
    const input = call.query ? await call.query.parseAsync(query) : undefined;
    const read = reads[name] as (query: unknown) => Promise<Reply<N>>;
    return read(input);
  };
