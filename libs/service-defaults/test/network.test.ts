import { countedAs, networkOf } from '@mekong/service-defaults';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24', 16],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24', 16],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48', 4],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48', 4],
  ['2001:db8:1:fff0::9', '2001:db8:1:fff0::/64', '2001:db8:1::/48', 4],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48', 4],
  ['::1', '::/64', '::/48', 4],
  // As some proxies write X-Forwarded-For, with the port of each connection.
  ['203.0.113.7:49152', '203.0.113.7', '203.0.113.0/24', 16],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2::/64', '2001:db8:1::/48', 4],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64', '2001:db8:1::/48', 4],
  ['[::ffff:203.0.113.7]:49152', '203.0.113.7', '203.0.113.0/24', 16],
])('%s counts in %s and, with its shares, in %s', (address, narrow, wide, shares) => {
  expect(networkOf(address)).toEqual({ narrow, wide, shares });
  expect(countedAs(networkOf(address))).toEqual([
    { name: narrow, shares: 1 },
    { name: wide, shares },
  ]);
});

it('what is no address counts once, as itself', () => {
  expect(countedAs(networkOf('unknown'))).toEqual([{ name: 'unknown', shares: 1 }]);
});
