import { isIPv4, isIPv6 } from 'node:net';

/** The address that public limits count for; only `toVisitorAddress` makes one. */
export type VisitorAddress = string & { readonly kind: 'visitor address' };

const LONGEST_CHARACTERS = 64;
/** `::ffff:a.b.c.d` is IPv4 on a dual-stack socket; `64:ff9b::a.b.c.d` is IPv4 behind NAT64. */
const carriesIPv4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

/**
 * The address that limits count for: the /64 of IPv6, which one household or server controls; the IPv4 address inside
 * an IPv6 one; without port and zone.
 * @param ip as the connection or the trusted proxy has it
 */
export function toVisitorAddress(ip: string): VisitorAddress {
  return countedAs(withoutPort(ip.trim().toLowerCase())) as VisitorAddress;
}

function countedAs(ip: string): string {
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return ip.slice(0, LONGEST_CHARACTERS);
  const groups = toGroups(ip.replace(/%.*$/, ''));
  const hex = groups.map((group) => group.toString(16));
  if (carriesIPv4.includes(hex.slice(0, 6).join(':'))) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  }
  return `${hex.slice(0, 4).join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](:\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

/** The eight 16-bit groups of a valid IPv6 address in any spelling. */
function toGroups(ip: string): number[] {
  const [left = '', right] = ip.split('::');
  const before = readGroups(left);
  if (right === undefined) return before;
  const after = readGroups(right);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [(a << 8) | b, (c << 8) | d];
  });
}
