import { lazy, Suspense, useEffect, useState } from 'react';
import { addTexts } from '../../kernel/i18n.ts';
import { setTicketRequest } from '../../kernel/calls/desk-ticket.ts';

// The popup comes with its words when it is needed.
const catalogues = import.meta.glob('/src/app/desk-ticket/messages/*.ts');
const TicketPopup = lazy(async () => {
  const [{ TicketPopup: Loaded }] = await Promise.all([import('./ticket-popup.tsx'), addTexts(catalogues)]);
  return { default: Loaded };
});

/** Asks the service desk for a ticket over the page; calls at once share one popup. */
export function TicketRequest() {
  const [waiting, setWaiting] = useState<readonly ((given: boolean) => void)[]>([]);
  useEffect(() => {
    setTicketRequest(() => new Promise<boolean>((resolve) => setWaiting((before) => [...before, resolve])));
    return () => setTicketRequest(undefined);
  }, []);
  if (waiting.length === 0) return null;
  const end = (given: boolean) => {
    setWaiting([]);
    for (const resolve of waiting) resolve(given);
  };
  return (
    <Suspense>
      <TicketPopup onEnd={end} />
    </Suspense>
  );
}
