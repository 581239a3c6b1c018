import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { leadingCompany } from './inputs.ts';
import { storedId } from '../../kernel/rules.ts';

/** Events in a structure's history: changes of the structure itself, or of an offer to join or leave. */
export const structureEvents = [
  'made',
  'renamed',
  'ledAnew',
  'ended',
  'joinOffered',
  'joined',
  'leaveOffered',
  'left',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type StructureEvent = (typeof structureEvents)[number];

/** Causes of an event: a person of the company, another company, the platform's operator, or an expired period. */
export const structureAuthors = ['person', 'otherCompany', 'operator', 'time'] as const;

const event = z.strictObject({
  changeId: z.uuid(),
  event: z.enum(structureEvents),
  by: z.enum(structureAuthors),
  companyStructureCode: z.string(),
  /** The company that joins, leaves or leads, or that acted where another one did. */
  companyCode: z.string(),
  /** Empty of a company that the reader's one may not know by name. */
  companyName: z.string(),
  englishCompanyName: z.string(),
  /** Names of the actor if from the reader's own company; null if the account is closed. */
  actor: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
  /** Names before and after the change. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  changedAt: z.iso.datetime(),
});
export type StructureHistoryEntry = z.output<typeof event>;

/** `after`: the change that the portion begins behind. */
export const structureHistory = z.strictObject({ after: z.optional(storedId) });
export const ledStructureHistory = z.extend(structureHistory, leadingCompany.shape);

/** DEP-06: history of the company in structures, former ones included, newest first. */
export const listStructureHistory = route({
  method: 'GET',
  path: '/api/v1/company-structure/history',
  query: structureHistory,
  answer: listOf(event),
});

/** DEP-06: history of a structure from the log of its leading company, newest first. */
export const listLedStructureHistory = route({
  method: 'GET',
  path: '/api/v1/operator/companies/{companyCode}/structure/history',
  params: leadingCompany,
  query: structureHistory,
  answer: listOf(event),
});
