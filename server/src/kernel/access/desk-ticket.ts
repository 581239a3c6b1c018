import { ticketConsent } from '@madang/contract/kernel/access/desk-ticket.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Returns a ticket as the audit log keeps it. */
export function ticketDetail(ticket: string): { readonly consent: true } | { readonly ticket: string } {
  return ticket === ticketConsent ? { consent: true } : { ticket };
}

interface TicketUse {
  /** The person who acts; undefined where the product does. */
  readonly actorId: string | undefined;
  readonly permission: Permission;
  readonly ticket: string | undefined;
}

/** Returns the ticket of a change that the actor may make as service desk alone; refuses one without (DESK_TICKET). */
export async function requireChangeTicket(
  tx: Tx,
  { actorId, permission, ticket }: TicketUse,
): Promise<ReturnType<typeof ticketDetail> | undefined> {
  if (actorId === undefined) return undefined;
  const { rows } = await sql<{ isByTicket: boolean }>`
    select ${permission} = any(ticket_permissions(${actorId})) as "isByTicket"`.execute(tx);
  if (rows[0]?.isByTicket !== true) return undefined;
  if (ticket === undefined) throw refuse('DESK_TICKET');
  return ticketDetail(ticket);
}
