import type { Carrier } from '../outbox/outbox.ts';

const waitMs = 10_000;

/** Sends SMS through an HTTP gateway: POST {to, text} as JSON, any 2xx answer is taken as accepted. */
export function smsGatewayCarrier(gatewayUrl: string, token: string | undefined): Carrier {
  return async (message) => {
    if (message.channel !== 'sms') throw new Error('not an SMS');
    const answer = await fetch(gatewayUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to: message.to, text: message.text }),
      signal: AbortSignal.timeout(waitMs),
      redirect: 'error',
    });
    await answer.body?.cancel();
    if (!answer.ok) {
      throw Object.assign(new Error(`the SMS gateway answered ${answer.status}`), { code: `HTTP_${answer.status}` });
    }
  };
}
