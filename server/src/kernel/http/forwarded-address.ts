import { isIP } from 'node:net';

/** Time between two log lines that would be the same for every call. */
const quietMs = 60_000;

interface Log {
  warn(details: object, text: string): void;
}

/**
 * Warns of a trusted proxy's unreadable caller address, as with a port: allowed networks then admit no one. Once a
 * minute, without the value.
 */
export function forwardedAddressWatch(log: Log, now = () => performance.now()): (address: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (address) => {
    if (isIP(address) !== 0 || now() - saidAt < quietMs) return;
    saidAt = now();
    log.warn(
      { setting: 'MADANG_TRUSTED_PROXIES', header: 'x-forwarded-for' },
      'the proxy says where callers are by what is no address: companies with allowed networks let none of them in; have it write the address alone, without a port',
    );
  };
}
