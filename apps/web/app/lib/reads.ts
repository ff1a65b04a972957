import type { CachedRead, QueryInput, Reply } from '@namma/contract/calls';
import { createContext, type RouterContextProvider } from 'react-router';
import { api } from './api';
import { readCached } from './read-cache';

/** Asks for what a public page shows; the server answers in process, the browser over HTTP. */
export type Read = <N extends CachedRead>(name: N, query: QueryInput<N>) => Promise<Reply<N>>;

/** Set by the server for each request; see entry.server. In `npm run dev` nothing sets it and the API is asked over HTTP. */
export const readsContext = createContext<Read>((name, query) => api(name, { query } as never));

/** Set by the server for each request: hears why a page failed. In `npm run dev` the terminal does. */
export const reportContext = createContext<(error: unknown) => void>((error) => console.error(error));

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
    load((name, query) => readCached(name, ...([query] as never)), new URL(request.url));
