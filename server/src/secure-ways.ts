import { addressesOf } from './kernel/db/hosts.ts';

/** Parts whose data the operator may let travel without TLS, each by name. */
export const plainParts = ['database', 'mail', 'traces'] as const;
export type PlainPart = (typeof plainParts)[number];

/** The modes of PostgreSQL's addresses in which nothing is sent before TLS is there; `prefer` and below go on without. */
const encryptedModes = ['require', 'verify-ca', 'verify-full', 'no-verify'];

/** Returns true if data sent to a host stays on this machine; a path is a socket on it. */
export function isOfThisMachine(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name.startsWith('/') || name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

/**
 * Returns true if each host of a database address is local or reached by TLS alone. `fallback` is the host of an
 * address without one.
 */
export function isDatabaseSecure(databaseUrl: string, fallback = 'localhost'): boolean {
  return addressesOf(databaseUrl).every((address) => {
    const { hostname, searchParams } = new URL(address);
    const host = searchParams.getAll('host').at(-1) || decodeURIComponent(hostname) || fallback;
    return host.split(',').every(isOfThisMachine) || asksForTls(searchParams);
  });
}

/** A mode decides before `ssl` does, as in the driver. */
function asksForTls(params: URLSearchParams): boolean {
  const mode = params.getAll('sslmode').at(-1);
  if (mode !== undefined) return encryptedModes.includes(mode);
  return ['true', '1'].includes(params.getAll('ssl').at(-1) ?? '');
}

/** Returns true if an address is on this machine, or its protocol is TLS from the first byte. */
export function isWebSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isOfThisMachine(hostname);
}

/** Returns true if a mail server must offer TLS before it receives a mail. */
export function mustSecureMail(smtpUrl: string): boolean {
  return !isOfThisMachine(new URL(smtpUrl).hostname);
}
