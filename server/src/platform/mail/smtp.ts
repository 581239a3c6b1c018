import { createTransport } from 'nodemailer';
import { deliveryAddress } from '@madang/contract/kernel/mail-address.ts';
import type { Carrier } from '../outbox/outbox.ts';

const waitMs = 10_000;

/** Sends mail over SMTP; `isSecured`: never without TLS, whatever the server offers. Addresses travel as objects: a raw text could be parsed into another recipient. */
export function smtpCarrier(smtpUrl: string, from: string, isSecured: boolean): Carrier & { close(): void } {
  const transport = createTransport({
    url: isSecured ? requiringTls(smtpUrl) : smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  });
  const carry: Carrier = async (message) => {
    if (message.channel !== 'mail') throw new Error('not a mail');
    await transport.sendMail({
      from: { name: 'Madang', address: from },
      to: { name: '', address: deliveryAddress(message.to) },
      subject: message.subject,
      text: message.text,
      html: message.html,
      // The first is the standard's, the second what Exchange reads: neither is answered by an absence note.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
  };
  return Object.assign(carry, { close: () => transport.close() });
}

/** Requires TLS in the address, whose own parameters have precedence over options. */
function requiringTls(smtpUrl: string): string {
  const address = new URL(smtpUrl);
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}
