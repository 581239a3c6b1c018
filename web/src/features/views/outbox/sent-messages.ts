import { client } from '../../../kernel/calls/client.ts';

/** A mail or SMS that the development server kept instead of sending. */
export interface SentMessage {
  readonly id: string;
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
  /** Time of sending, in ISO 8601. */
  readonly at: string;
}

/** Newest first. The address is no call of the contract, for a production start has none like it. */
export async function readSentMessages(signal: AbortSignal): Promise<readonly SentMessage[]> {
  // The development server's own list, which no contract describes.
  return (await client.get('/outbox.json', { signal })) as readonly SentMessage[];
}
