import type { IncomingMessage } from 'node:http';

const absoluteForm = /^https?:\/\/[^/?#]+(\/[^#]*|\?[^#]*|)$/i;

/**
 * A request target as path and query: RFC 9112 has a server take `GET http://host/path` as well, as proxies send it.
 * A target of neither form is returned as it came.
 */
export function toPathTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = absoluteForm.exec(target)?.[1];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const hostValue = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/** Whether the request names its host as RFC 9112 asks: once and validly; HTTP/1.0 need not name it. */
export function hasValidHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0';
  if (!hostValue.test(host)) return false;
  let hosts = 0;
  // Names and values by turns. Node keeps the first of two hosts and says nothing of the second.
  for (let i = 0; i < rawHeaders.length; i += 2) if (isHostName(rawHeaders[i])) hosts++;
  return hosts === 1;
}

const isHostName = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';
