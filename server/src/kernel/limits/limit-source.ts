import { isIPv6 } from 'node:net';

/**
 * Source by which an address is counted. IPv6 counts by /64, because one household or server has all of its addresses.
 */
export function limitSource(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${network(plain)}/64` : plain;
}

/** An address without its zone; one of IPv4 that came by IPv6 is itself again. */
export function plainAddress(address: string): string {
  const plain = address.toLowerCase().split('%', 1)[0] ?? '';
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
}

/** The first four groups, written out. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // A dotted end stands for two groups; it is never among the first four of an address that is not mapped.
  const given = first.length + last.length + (address.includes('.') ? 1 : 0);
  const groups = tail === undefined ? first : [...first, ...Array<string>(8 - given).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
