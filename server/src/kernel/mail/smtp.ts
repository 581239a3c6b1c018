import { createTransport } from 'nodemailer';
import type { Carrier } from '../outbox/outbox.ts';

const waitMs = 10_000;

/** Sends mail over SMTP. Addresses travel as objects: a raw text could be parsed into another recipient. */
export function smtpCarrier(smtpUrl: string, from: string): Carrier & { close(): void } {
  const transport = createTransport({
    url: smtpUrl,
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
      to: { name: '', address: message.to },
      subject: message.subject,
      text: message.text,
      html: message.html,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return Object.assign(carry, { close: () => transport.close() });
}
