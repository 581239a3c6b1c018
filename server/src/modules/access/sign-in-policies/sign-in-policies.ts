import { networkText, readNetwork } from '@madang/contract/kernel/fields/ip-networks.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

/** The rules are the company's own: a right over a department changes none. */
export function rulesOf(companyCode: string): Target {
  return { kind: 'company', id: companyCode };
}

/** The caller's address as a list would have it; one of IPv4 is not written as IPv6. */
export function ownAddressOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const read = readNetwork(plain);
  return read ? networkText(read) : plain;
}
