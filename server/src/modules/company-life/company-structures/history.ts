import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import {
  type StructureEvent,
  structureEvents,
  type StructureHistoryEntry,
} from '@madang/contract/company-life/company-structures/history.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import * as z from 'zod/mini';
import { changesOfOperations, type OperationChange } from '../../../kernel/audit/changes-of-target.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { portionOf } from '../../../kernel/lists/list-answers.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { structureCompaniesOf } from './structures.sql.ts';

/** History event of each operation; for an offer it depends on the offer's kind, for notified changes on their content. */
const eventOf: Readonly<
  Record<string, StructureEvent | { readonly join: StructureEvent; readonly leave: StructureEvent }>
> = {
  'create-company-structure': 'made',
  'change-company-structure': 'renamed',
  'change-leading-company': 'ledAnew',
  'end-company-structure': 'ended',
  'offer-structure-change': { join: 'joinOffered', leave: 'leaveOffered' },
  'accept-structure-offer': { join: 'joined', leave: 'left' },
  'decline-structure-offer': 'declined',
  'withdraw-structure-offer': 'withdrawn',
  'lapse-structure-offer': 'lapsed',
};
const newsOperation = 'tell-of-structure';
const operations = [...Object.keys(eventOf), newsOperation];

const byOperator: readonly StructureEvent[] = ['made', 'renamed', 'ledAnew', 'ended'];
const stored = z.object({
  companyStructureCode: z.string(),
  kind: z._default(z.enum(['join', 'leave']), 'join'),
  about: z.optional(z.enum(structureEvents)),
  changes: z._default(z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })), []),
});

interface Asked {
  readonly companyCode: string;
  /** Only of this structure. */
  readonly structureCode?: string;
  readonly after: string | undefined;
  /** Names of the company's own people are for the company alone. */
  readonly hasActors: boolean;
}

/** Returns the structure entries of a company's audit log, newest first; the transaction is in that company. */
export async function readStructureHistory(
  tx: Tx,
  kernel: Kernel,
  { companyCode, structureCode, after, hasActors }: Asked,
): Promise<List<StructureHistoryEntry>> {
  const limit = structureLimits.changesPerPortion;
  const detail = structureCode === undefined ? undefined : { name: 'companyStructureCode', value: structureCode };
  const { rows } = await changesOfOperations({ companyCode, operations, detail, after, limit: limit + 1 }).execute(tx);
  const shown = rows.slice(0, limit);
  const actorIds = hasActors ? shown.flatMap(({ actorId }) => actorId ?? []) : [];
  const actors = await kernel.actorNames(tx, companyCode, actorIds);
  const names = await namesKnownTo(tx, companyCode);
  const items = shown.map((row) => {
    const { aboutId, actorId, changeId, occurredAt } = row;
    const known = names.get(aboutId);
    return {
      changeId,
      ...presentChange(row),
      companyCode: aboutId,
      companyName: known?.name ?? '',
      englishCompanyName: known?.englishName ?? '',
      actor: actors.get(actorId ?? '') ?? null,
      changedAt: occurredAt,
    };
  });
  const next = rows.length > limit ? (shown.at(-1)?.changeId ?? null) : null;
  return portionOf(items, { after, next });
}

function presentChange({ operation, detail }: OperationChange) {
  const { about, kind, companyStructureCode, changes } = stored.parse(detail);
  const own = eventOf[operation];
  const event = about ?? (typeof own === 'object' ? own[kind] : (own ?? 'made'));
  return { event, by: actorOf(operation, event), companyStructureCode, changes };
}

function actorOf(operation: string, event: StructureEvent): StructureHistoryEntry['by'] {
  if (byOperator.includes(event)) return 'operator';
  if (event === 'lapsed') return 'time';
  return operation === newsOperation ? 'otherCompany' : 'person';
}

/** The company itself and those of its structure of today: of no other one it may know the name. */
async function namesKnownTo(tx: Tx, companyCode: string) {
  const { rows } = await structureCompaniesOf().execute(tx);
  const { name, englishName } = await readCompany(tx, companyCode);
  return new Map([
    ...rows.map((row) => [row.companyCode, { name: row.companyName, englishName: row.englishCompanyName }] as const),
    [companyCode, { name, englishName }] as const,
  ]);
}
