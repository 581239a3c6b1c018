import * as z from 'zod/mini';
import { capabilityConsoleNotices } from '../../contributed/console-notices.generated.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { firstSteps } from './first-steps.ts';
import { firstStepsShown, listChangesInput } from './inputs.ts';

const count = z.int();

/** Something that waits for an administrator; each kind is described in `contributions/console-notices.ts` of its capability. */
const consoleNotice = z.discriminatedUnion('kind', capabilityConsoleNotices);
export type ConsoleNotice = z.output<typeof consoleNotice>;

/** Says if another person has changed something of a list's kinds since it was read. */
export const readListChanges = searchRoute({
  path: '/api/v1/console/list-changes',
  body: listChangesInput,
  answer: z.strictObject({
    hasChanged: z.boolean(),
    /** The moment to ask with the next time. */
    since: z.iso.datetime(),
  }),
});

/** The notices behind the bell of the console's header. */
export const listConsoleNotices = route({
  method: 'GET',
  path: '/api/v1/console/notices',
  answer: listOf(consoleNotice, {
    /** Something that the reader started is under way behind the page, so that the tray asks for it. */
    hasJobs: z.boolean(),
  }),
});

/** A change of the company as it is listed: its actor, its operation and its time. */
const latestChange = z.strictObject({
  changeId: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** The operation's name; its texts stand in the catalogues of `records`. */
  operation: z.string(),
  actorKind: z.enum(['person', 'visitor', 'system']),
  /** Null where the product acted by itself, and where the account is closed. */
  actor: z.nullable(
    z.strictObject({
      personId: z.uuid(),
      fullName: z.string(),
      englishName: z.string(),
      photoId: z.nullable(z.string()),
    }),
  ),
  /** Number of times the actor made this change on that day; the list shows it once, at the latest time. */
  times: count,
});
export type LatestChange = z.output<typeof latestChange>;

/** Kinds of data that the setup of a company covers, named by the sections that store them. */
export const registeredKinds = [
  'people',
  'departments',
  'jobRanks',
  'subOrganisations',
  'boards',
  'menus',
  'quickLinks',
  'anniversaries',
] as const;
export type RegisteredKind = (typeof registeredKinds)[number];

/** Kinds of names that may stay without an English one, and are then shown as they are to readers of other languages. */
export const untranslatedKinds = [
  'jobRanks',
  'jobTitles',
  'securityGrades',
  'emblems',
  'sharedAddresses',
  'approvalForms',
] as const;
export type UntranslatedKind = (typeof untranslatedKinds)[number];

const overview = z.strictObject({
  /** Suspended people are among those in service. */
  people: z.strictObject({
    notYetApplied: count,
    inService: count,
    withSecondFactor: count,
    retired: count,
    suspended: count,
  }),
  /** Personal invitations without an answer; `firstEndsAt` is when the first of them expires. */
  invitations: z.strictObject({ count, firstEndsAt: z.nullable(z.iso.datetime()) }),
  /** MAI-04: mails and SMS that could not be handed over lately; null of a kind that the reader may not see. */
  failedMessages: z.strictObject({ invitations: z.nullable(count), welcomes: z.nullable(count) }),
  /** WIZ-18: number of each kind in the company; null if the reader may not see it. */
  registered: z.record(z.enum(registeredKinds), z.nullable(count)),
  /** Number of names without an English one, by kinds that the reader may change, with the place of the first. */
  untranslated: z.array(z.strictObject({ kind: z.enum(untranslatedKinds), count, first: z.string() })),
  changes: z.array(latestChange),
});
export type Overview = z.output<typeof overview>;

/** Returns the company overview on the console's start page: people by state, invitations, MFA and the latest changes. */
export const readOverview = route({ method: 'GET', path: '/api/v1/console/overview', answer: overview });

/** The first steps of a new company, each done or not, until the reader puts the list away. */
export const readFirstSteps = route({
  method: 'GET',
  path: '/api/v1/console/first-steps',
  answer: z.strictObject({
    isShown: z.boolean(),
    steps: z.array(z.strictObject({ step: z.enum(firstSteps), isDone: z.boolean() })),
  }),
});

/** Puts the reader's list of first steps away, or shows it again. */
export const showFirstSteps = route({
  method: 'PUT',
  path: '/api/v1/console/first-steps',
  body: firstStepsShown,
  answer: success,
});
