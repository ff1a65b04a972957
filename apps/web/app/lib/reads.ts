import type { QueryInput, Reply } from '@namma/contract/calls';
import type { CallName } from '@namma/contract/methods';
import { createContext, type RouterContextProvider } from 'react-router';
import { api } from './api';
import { readThroughCache } from './read-cache';

/** The calls a public page reads; the server answers them in process, the browser over HTTP. */
export type PublicReadName = Extract<
  CallName,
  'product/getAll' | 'product/get' | 'product/topSeller' | 'product/similar'
>;
export type Read = <N extends PublicReadName>(name: N, query: QueryInput<N>) => Promise<Reply<N>>;
export type PublicReads = Read;

/** Set by the server for each request; see entry.server. In `npm run dev` nothing sets it and the API is asked over HTTP. */
export const readsContext = createContext<PublicReads>((name, query) => api(name, { query } as never));

export interface LoadArguments {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A page's data from its address: written once, read in process on the server and over HTTP in the browser. */
export type Load<T> = (read: Read, url: URL) => Promise<T>;

export const onServer =
  <T>(load: Load<T>) =>
  ({ request, context }: LoadArguments): Promise<T> =>
    load(context.get(readsContext), new URL(request.url));

export const inBrowser =
  <T>(load: Load<T>) =>
  ({ request }: LoadArguments): Promise<T> =>
    load(
      (name, query) => readThroughCache(name, query, () => api(name, { query } as never)),
      new URL(request.url),
    );
