import type { CachedRead, QueryInput, Reply } from '@namma/contract/calls';
import { createContext, type RouterContextProvider } from 'react-router';
import * as words from '#words/product-words';
import { api } from '../api/api';
import { withoutPrefix } from '../session/language';
import { readCached } from './read-cache';

/** Reads data for a public page: in process on the server, over HTTP in the browser. */
export type Read = <N extends CachedRead>(name: N, query: QueryInput<N>) => Promise<Reply<N>>;

/**
 * Set by the server for each request; see entry.server. Under `npm run dev` it is not set, and the API is asked over
 * HTTP.
 */
export const readsContext = createContext<Read>((name, query) => api(name, { query } as never));

/**
 * Reports why a page failed. Set by the server for each request; under `npm run dev` the error goes to the terminal.
 */
export const reportContext = createContext<(error: unknown) => void>((error) => console.error(error));

export interface LoadArguments {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Loads a page's data from its address without a language's prefix. Shared by the server and the browser. */
export type Load<T> = (read: Read, url: URL) => Promise<T>;

/** The address without the language's prefix. */
function toUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = withoutPrefix(url.pathname);
  return url;
}

/** Asks for products in the language of the pages. */
const readInLanguage =
  (read: Read): Read =>
  (name, query) =>
    read(name, words.withLanguage(name, query as Record<string, unknown>) as typeof query);

export const onServer =
  <T>(load: Load<T>) =>
  ({ request, context }: LoadArguments): Promise<T> =>
    load(readInLanguage(context.get(readsContext)), toUrl(request));

export const inBrowser =
  <T>(load: Load<T>) =>
  ({ request }: LoadArguments): Promise<T> =>
    load((name, query) => readCached(name, ...([query] as never)), toUrl(request));
