import { logOut, readSession } from '@madang/contract/access/accounts/routes.ts';
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '../../kernel/call-error.ts';
import { createCall } from '../../kernel/call.ts';
import { type Client, client, createClient } from '../../kernel/calls/client.ts';
import { sessionQuery } from '../../kernel/session-query.ts';

/** Calls that belong to no person: who is signed in now, and logging that person out. */
const aside = createCall(createClient());
export const endPresentSession = () => aside(logOut);

/** Answer for a page whose person is signed out because another one is signed in. */
const ofAnother = { status: 401, errorCode: 'AC100', params: { person: 'another' } };
export const isOfAnother = ({ params }: CallError): boolean => params['person'] === ofAnother.params.person;

let isKept = false;

/** Keeps the page to its first person: after an ended session, another one may sign in beside it. */
export function keepToPerson(queries: QueryClient): void {
  const personId = queries.getQueryData(sessionQuery.queryKey)?.personId;
  if (isKept || personId === undefined) return;
  isKept = true;
  keepClientTo(personId, client, () => aside(readSession));
}

/** Binds the client to this person: it asks who is signed in before each call and sends nothing for another. */
export function keepClientTo(personId: string, kept: Client, whoIsIt: () => Promise<{ personId: string }>): void {
  kept.checkFirst(async () => {
    if ((await whoIsIt()).personId !== personId) throw new CallError(ofAnother);
  });
}
