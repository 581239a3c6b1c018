import * as z from 'zod/mini';
import { networkText, readNetwork } from '../../kernel/fields/ip-networks.ts';
import { maxLength, rule } from '../../kernel/rules.ts';
import { maxNetworks, maxNetworkLength } from './limits.ts';

/** NET-01: a network in CIDR notation or a single address. One whose address is not its first is not guessed at. */
export const allowedNetwork = z.string().check(
  maxLength(maxNetworkLength),
  rule('NETWORK_INVALID', (text) => readNetwork(text.trim()) !== undefined),
  // Every address of a family: a list that names it reads as a bound and is none.
  rule('NETWORK_EVERYWHERE', (text) => readNetwork(text.trim())?.prefix !== 0),
  rule('NETWORK_HOST_BITS', (text) => readNetwork(text.trim())?.isFirst === true),
  z.overwrite((text) => {
    const network = readNetwork(text.trim());
    return network ? networkText(network) : text;
  }),
);

/** Networks from which the company's people sign in; none: any. */
export const allowedNetworks = z.array(allowedNetwork).check(
  rule('NETWORK_TOO_MANY', (networks) => networks.length <= maxNetworks, { 0: maxNetworks }),
  z.overwrite((networks) => [...new Set(networks)]),
);
