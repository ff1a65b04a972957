import { describe, expect, it } from 'vitest';
import { toVisitorAddress } from './visitor-address.ts';

describe('the address that a limit counts for', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['IPv4 on a socket for both', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in capitals', '::FFFF:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::ffff:cb00:7107', '203.0.113.7'],
    ['the same in full', '0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['IPv4 behind NAT64', '64:ff9b::203.0.113.7', '203.0.113.7'],
    ['IPv4 with a port', '203.0.113.7:50123', '203.0.113.7'],
    ['IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['IPv6 with zeros left out at its end', '2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['IPv6 with zeros left out inside the /64', '2001:db8::5:6', '2001:db8:0:0::/64'],
    ['IPv6 with leading zeros', '2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['IPv6 in capitals', '2001:DB8:1:2::A', '2001:db8:1:2::/64'],
    ['IPv6 in brackets with a port', '[2001:db8:1:2::a]:50123', '2001:db8:1:2::/64'],
    ['IPv6 with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['IPv6 that ends like IPv4', '2001:db8:1:2::203.0.113.7', '2001:db8:1:2::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['none at all', 'unknown', 'unknown'],
    ['something endless', 'x'.repeat(5_000), 'x'.repeat(64)],
  ])('of %s', (_what, ip, counted) => {
    expect(toVisitorAddress(ip)).toBe(counted);
  });

  it('keeps neighbouring /64s and IPv4 addresses apart', () => {
    const counted = ['2001:db8:1:2::1', '2001:db8:1:3::1', '203.0.113.7', '::ffff:203.0.113.8'].map(
      toVisitorAddress,
    );

    expect(new Set(counted).size).toBe(4);
  });
});
