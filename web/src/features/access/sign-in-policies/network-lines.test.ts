import { expect, test } from 'vitest';
import { addLine, isInside, lineFaults, networkForm, wrongLines } from './network-lines.ts';

test('NET-01 lines are numbered as displayed, and empty ones are ignored', () => {
  const typed = '192.0.2.0/24\n\n  office  \n10.0.0.1/8\r\n\n2001:db8::/32';
  expect(wrongLines(typed).map(({ number, text, issue }) => [number, text, issue.code])).toEqual([
    [3, 'office', 'NETWORK_INVALID'],
    [4, '10.0.0.1/8', 'NETWORK_HOST_BITS'],
  ]);
  expect(lineFaults({ networks: typed })).toMatchObject([{ path: 'networks', code: 'NETWORK_INVALID' }]);
  expect(lineFaults({ networks: '\n 192.0.2.1 \n' })).toEqual([]);
});

test('NET-01 the form sends the networks without the empty lines', () => {
  expect(networkForm.parse({ networks: '\n192.0.2.0/24 \n\n192.0.2.0/24\n::1\n' })).toEqual({
    networks: ['192.0.2.0/24', '::1'],
  });
  expect(networkForm.parse({ networks: ' \n ' })).toEqual({ networks: [] });
});

test('NET-01 the own address is added on a line of its own', () => {
  expect(addLine('', '192.0.2.1')).toBe('192.0.2.1');
  expect(addLine('10.0.0.0/8\n\n', '192.0.2.1')).toBe('10.0.0.0/8\n192.0.2.1');
});

test('NET-01 the own address is offered until a line contains it', () => {
  const lines = 'office\n198.51.100.0/24\n2001:db8::/32';
  const addresses = ['198.51.100.7', '2001:db8::5', '203.0.113.9', '::ffff:198.51.100.7', 'unknown'];
  expect(addresses.map((address) => isInside(lines, address))).toEqual([true, true, false, true, false]);
  expect(isInside('', '198.51.100.7')).toBe(false);
});
