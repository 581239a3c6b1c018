import { BlockList, isIP } from 'node:net';
import { expect, test } from 'vitest';
import { networkText, readAddress, readNetwork } from './ip-networks.ts';

const written = (text: string) => {
  const network = readNetwork(text);
  return network && networkText(network);
};

test('NET-01 a network or an address is read in any notation, and written in one', () => {
  const same = ['192.0.2.0/24', '0.0.0.0/0', '255.255.255.255', '2001:db8::/32', '::/0', '::', '::1', 'fe80::/10'];
  expect(same.map(written)).toEqual(same);
  const other = {
    '192.0.2.7/32': '192.0.2.7',
    '192.0.2.77/24': '192.0.2.0/24',
    '2001:DB8:0:0:8:0:0:1': '2001:db8::8:0:0:1',
    '2001:db8:0:1:1:1:1:1/128': '2001:db8:0:1:1:1:1:1',
    '1:0:0:2:0:0:0:3': '1:0:0:2::3',
    '::ffff:192.0.2.7': '192.0.2.7',
    '::ffff:c000:200/120': '192.0.2.0/24',
    '64:ff9b::192.0.2.33': '64:ff9b::c000:221',
  };
  expect(Object.fromEntries(Object.keys(other).map((text) => [text, written(text)]))).toEqual(other);
});

test('NET-01 an invalid network is refused', () => {
  const texts = [
    '',
    ' ',
    'office',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.01',
    '192.0.2.0/33',
    '192.0.2.0/-1',
    '192.0.2.0/024',
    '192.0.2.0/',
    '/24',
    '192.0.2.0/24/8',
    '192.0.2.0/255.255.255.0',
    '192.0.2.1-192.0.2.9',
    '2001:db8::/129',
    '2001:db8:::1',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '192.0.2.1::',
    '::12345',
    '::ffff:192.0.2.0/95',
    'fe80::1%eth0',
    '192.0.2.0／24',
    '１９２.0.2.0',
  ];
  expect(texts.filter((text) => readNetwork(text) !== undefined)).toEqual([]);
});

test('NET-01 a network detects whether its address is the first', () => {
  const firsts = ['192.0.2.0/24', '192.0.2.1', '2001:db8::/32', '0.0.0.0/0'].map((text) => readNetwork(text)?.isFirst);
  expect(firsts).toEqual([true, true, true, true]);
  const inner = ['192.0.2.1/24', '10.1.0.0/8', '2001:db8::1/32', '0.0.0.1/0'].map((text) => readNetwork(text)?.isFirst);
  expect(inner).toEqual([false, false, false, false]);
});

const below = (limit: number) => Math.floor(Math.random() * limit);
const fourText = () => Array.from({ length: 4 }, () => below(256)).join('.');
const sixText = () =>
  Array.from({ length: 8 }, () => (below(3) === 0 ? 0 : below(65_536)).toString(16))
    .join(':')
    .replace(/(^|:)0(:0)+(:|$)/, '::');

test('NET-01 ten thousand random addresses are read as Node reads them', () => {
  const alphabet = [...'0123456789abcdefABCDEF:.'];
  const junk = () => Array.from({ length: below(20) }, () => alphabet[below(alphabet.length)]).join('');
  for (let turn = 0; turn < 10_000; turn += 1) {
    const text = [fourText, sixText, junk, () => `::ffff:${fourText()}`][turn % 4]?.() ?? '';
    const family = isIP(text);
    const read = readAddress(text);
    expect(read !== undefined, text).toBe(family !== 0);
    if (read && !text.startsWith('::ffff:')) expect(read.family, text).toBe(family);
  }
});

test('NET-01 five thousand random networks contain the same addresses as in Node', () => {
  for (let turn = 0; turn < 5_000; turn += 1) {
    const isFour = turn % 2 === 0;
    const make = isFour ? fourText : sixText;
    const prefix = below(isFour ? 33 : 129);
    const base = make();
    const list = new BlockList();
    list.addSubnet(base, prefix, isFour ? 'ipv4' : 'ipv6');
    const network = readNetwork(`${base}/${prefix}`);
    const near = turn % 3 === 0 ? base : make();
    const address = readAddress(near);
    if (!network || !address) throw new Error(`${base}/${prefix} ${near}`);
    const holds = network.family === address.family && network.first <= address.value && address.value <= network.last;
    expect(holds, `${base}/${prefix} ${near}`).toBe(list.check(near, isFour ? 'ipv4' : 'ipv6'));
  }
});
