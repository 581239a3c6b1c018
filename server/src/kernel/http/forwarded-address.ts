import { isIP } from 'node:net';

/** Between two lines of the log that say the same of every call. */
const quietMs = 60_000;

interface Log {
  warn(details: object, text: string): void;
}

/**
 * Watches what trusted proxies say of callers. One that writes more than an address, such as a port behind it, makes every caller one
 * from nowhere, and a company with allowed networks lets none of them in: the log says so, at most once a minute. What was written
 * is not logged, for it may be a person's address.
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
