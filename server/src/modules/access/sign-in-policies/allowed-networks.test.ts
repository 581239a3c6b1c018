import { expect, test } from 'vitest';
import { NetworkList } from './allowed-networks.ts';

const admitted = (networks: readonly string[], addresses: readonly string[]) =>
  addresses.filter((address) => new NetworkList(networks).admits(address));

test('NET-01 an empty list admits every address', () => {
  expect(admitted([], ['192.0.2.1', '2001:db8::1', 'unknown', ''])).toHaveLength(4);
});

test('NET-01 a list admits the first and the last address of its networks, and no address outside', () => {
  const networks = ['192.0.2.64/26', '2001:db8:1::/48', '198.51.100.7'];
  const inside = ['192.0.2.64', '192.0.2.127', '2001:db8:1::', '2001:db8:1:ffff:ffff:ffff:ffff:ffff', '198.51.100.7'];
  const outside = ['192.0.2.63', '192.0.2.128', '2001:db8::ffff', '2001:db8:2::', '198.51.100.6', '198.51.100.8'];
  expect(admitted(networks, [...inside, ...outside])).toEqual(inside);
});

test('NET-01 overlapping and touching networks admit exactly what each of them admits', () => {
  const networks = ['10.0.0.0/8', '10.1.0.0/16', '10.255.255.255', '11.0.0.0/25', '11.0.0.128/25', '9.0.0.0/8'];
  const inside = ['9.0.0.0', '10.0.0.0', '10.1.2.3', '10.255.255.255', '11.0.0.127', '11.0.0.128', '11.0.0.255'];
  expect(admitted(networks, [...inside, '8.255.255.255', '11.0.1.0'])).toEqual(inside);
  expect(admitted(networks.toReversed(), inside)).toEqual(inside);
});

test('NET-01 an IPv4 address in IPv6 notation counts as IPv4, and no IPv6 network contains it', () => {
  expect(admitted(['192.0.2.0/24'], ['::ffff:192.0.2.9', '::ffff:c000:209', '::ffff:192.0.3.9'])).toHaveLength(2);
  expect(admitted(['::/0'], ['192.0.2.9', '::ffff:192.0.2.9', '2001:db8::1'])).toEqual(['2001:db8::1']);
  expect(admitted(['0.0.0.0/0'], ['192.0.2.9', '2001:db8::1', '::192.0.2.9'])).toEqual(['192.0.2.9']);
  expect(admitted(['fe80::/10'], ['fe80::1%eth0'])).toHaveLength(1);
});

test('NET-01 an invalid address is in no network', () => {
  expect(
    admitted(['0.0.0.0/0', '::/0'], ['', 'unknown', '192.0.2.1:443', '[2001:db8::1]', '192.0.2.1, 10.0.0.1']),
  ).toEqual([]);
});
