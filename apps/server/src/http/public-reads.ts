import { type Call, calls, type Query, type QueryInput, type Reply } from '@namma/contract/calls';

/** The services of public GETs by the name of their call: one road for the API's answer and a page's data. */
export type PublicReads = {
  'product/getAll': (query: Query<'product/getAll'>) => Promise<Reply<'product/getAll'>>;
  'product/get': (query: Query<'product/get'>) => Promise<Reply<'product/get'>>;
  'product/suggestions': (query: Query<'product/suggestions'>) => Promise<Reply<'product/suggestions'>>;
  'product/topSeller': () => Promise<Reply<'product/topSeller'>>;
  'product/similar': (query: Query<'product/similar'>) => Promise<Reply<'product/similar'>>;
};

/** How a page asks for its data. */
export type PageReads = <N extends keyof PublicReads>(name: N, query: QueryInput<N>) => Promise<Reply<N>>;

/** What the web calls while it renders: the query is validated as over HTTP, then the service is asked, without HTTP. */
export const toPageReads =
  (reads: PublicReads): PageReads =>
  async <N extends keyof PublicReads>(name: N, query: QueryInput<N>): Promise<Reply<N>> => {
    const call: Call = calls[name];
    const input = call.query ? await call.query.parseAsync(query) : undefined;
    const read = reads[name] as (query: unknown) => Promise<Reply<N>>;
    return read(input);
  };
