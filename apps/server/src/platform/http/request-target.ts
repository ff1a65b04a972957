import type { IncomingMessage } from 'node:http';

const absoluteForm = /^https?:\/\/[^/?#]+(\/[^#]*|\?[^#]*|)$/i;

/**
 * Converts a request target to path and query. RFC 9112 also allows `GET http://host/path`, which proxies send. Returns
 * other forms unchanged.
 */
export function toPathTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = absoluteForm.exec(target)?.[1];
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

const hostValue = /^(\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(:\d*)?$/i;

/** True if the request has exactly one valid Host header, as RFC 9112 requires; HTTP/1.0 may omit it. */
export function hasValidHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0';
  if (!hostValue.test(host)) return false;
  let hosts = 0;
  // Raw headers are a flat list of names and values. `headers` has only the first of two hosts.
  for (let i = 0; i < rawHeaders.length; i += 2) if (isHostName(rawHeaders[i])) hosts++;
  return hosts === 1;
}

const isHostName = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host';
