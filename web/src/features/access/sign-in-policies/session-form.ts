import { sessionRules, type SessionRules } from '@madang/contract/access/sign-in-policies/rules.ts';
import * as z from 'zod/mini';

/** Field values of the session rules: a choice is text. */
export interface ChosenRules {
  readonly allowsStaying: boolean;
  readonly sessionHours: string;
  readonly idleMinutes: string;
  readonly allowsOnLeave: boolean;
}

export function chosenOf({ sessionHours, idleMinutes, ...choices }: SessionRules): ChosenRules {
  return { ...choices, sessionHours: String(sessionHours), idleMinutes: String(idleMinutes) };
}

/** The contract's own schema behind the chosen texts. */
export const sessionForm = z.pipe(
  z.transform((chosen: ChosenRules) => ({
    ...chosen,
    sessionHours: Number(chosen.sessionHours),
    idleMinutes: Number(chosen.idleMinutes),
  })),
  z.extend(sessionRules, { allowsOnLeave: z.boolean() }),
);
