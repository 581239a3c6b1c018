import { ticketConsent } from '@madang/contract/kernel/access/desk-ticket.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { currentTicket, onTicketChange, setTicket } from '../../kernel/calls/desk-ticket.ts';
import { Button } from '../../ui/button.tsx';
import { useAppTexts } from '../texts.ts';

/** The ticket by which the service desk reads at present; a press ends it, so the next look asks for another one. */
export function TicketMark() {
  const t = useAppTexts();
  const queries = useQueryClient();
  const ticket = useSyncExternalStore(onTicketChange, currentTicket);
  if (ticket === undefined) return null;
  const shown = ticket === ticketConsent ? t('ticket.consent') : ticket;
  const end = () => {
    setTicket(undefined);
    void queries.resetQueries();
  };
  return (
    <Button small aria-label={t('ticket.change', { ticket: shown })} onClick={end}>
      {shown}
    </Button>
  );
}
