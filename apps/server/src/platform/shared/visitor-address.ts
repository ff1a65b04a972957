import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The address that public limits count for; only `toVisitorAddress` creates one. */
export type VisitorAddress = string & { readonly kind: 'visitor address' };

const LONGEST_CHARACTERS = 64;
/** IPv4 behind NAT64: the last 32 bits are the IPv4 address. */
const nat64 = ipaddr.parseCIDR('64:ff9b::/96') as [ipaddr.IPv6, number];

/**
 * Returns the address that limits count for: the /64 of IPv6, which one household or server controls; the IPv4 address
 * inside an IPv6 one; without port and zone.
 * @param ip from the connection or the trusted proxy
 */
export function toVisitorAddress(ip: string): VisitorAddress {
  return countedAs(withoutPort(ip.trim().toLowerCase())) as VisitorAddress;
}

function countedAs(ip: string): string {
  // The library also reads short forms such as `127.1`, which are not addresses of a connection.
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return ip.slice(0, LONGEST_CHARACTERS);
  const address = ipaddr.IPv6.parse(ip.replace(/%.*$/, ''));
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  if (address.match(nat64)) return ipaddr.fromByteArray(address.toByteArray().slice(12)).toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}
