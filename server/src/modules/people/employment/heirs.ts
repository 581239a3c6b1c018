import type { HeirReason } from '@madang/contract/people/employment/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { sql } from 'kysely';
import { authorize } from '../../../kernel/access/authorize.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { LeftBehind, LeftBehindSource } from '../../../platform/contributions.ts';
import { mayTakeOverIn } from '../../ground/employment-states/index.ts';
import { selectHeadsAbove } from '../organisation-charts/index.ts';
import { personTarget } from '../people/index.ts';

/** People who could take something over, and what each of them may have. */
export class Heirs {
  readonly #tx: Tx;
  readonly #able: ReadonlySet<string>;
  readonly #rights = new Map<string, boolean>();

  private constructor(tx: Tx, able: ReadonlySet<string>) {
    this.#tx = tx;
    this.#able = able;
  }

  /** Finds those of the named people who are in service with open access; locked, they stay so until the transaction ends. */
  static async among(
    tx: Tx,
    { companyCode, personId }: PersonKey,
    named: readonly string[],
    { isLocked = true }: { readonly isLocked?: boolean } = {},
  ): Promise<Heirs> {
    const { rows } = await sql<{ personId: string }>`
      select p.person_id as "personId" from people p
      where p.company_code = ${companyCode} and p.person_id = any(${named}::uuid[]) and p.person_id <> ${personId}::uuid
        and ${mayTakeOverIn('p')} order by p.person_id ${isLocked ? sql`for share` : sql``}`.execute(tx);
    return new Heirs(tx, new Set(rows.map((row) => row.personId)));
  }

  /** Code that keeps a thing from a person, or from no one where null; undefined where nothing does. */
  async refusalOf(
    { needs, mayEnd }: Pick<LeftBehindSource, 'needs' | 'mayEnd'>,
    personId: string | null,
  ): Promise<'EMPLOYMENT_HEIR' | 'EMPLOYMENT_HEIR_RIGHT' | undefined> {
    if (personId === null) return mayEnd ? undefined : 'EMPLOYMENT_HEIR';
    if (!this.#able.has(personId)) return 'EMPLOYMENT_HEIR';
    return needs === undefined || (await this.#hasRight(personId, needs)) ? undefined : 'EMPLOYMENT_HEIR_RIGHT';
  }

  async #hasRight(personId: string, permission: Permission): Promise<boolean> {
    const key = `${permission} ${personId}`;
    const known = this.#rights.get(key);
    if (known !== undefined) return known;
    const hasRight = await authorize(this.#tx, personId, permission, []);
    this.#rights.set(key, hasRight);
    return hasRight;
  }
}

export interface Proposal {
  readonly personId: string;
  readonly reason: HeirReason;
}

type Thing = Pick<LeftBehind, 'sharedWith'> & { readonly source: LeftBehindSource };

/** Proposes for each thing the nearest person who may take it over; undefined without one. */
export async function proposeHeirs(
  tx: Tx,
  person: PersonKey,
  { left, readerId }: { readonly left: readonly Thing[]; readonly readerId: string },
): Promise<(Proposal | undefined)[]> {
  const heads = await selectHeadsAbove(tx, person);
  const common: readonly Proposal[] = [
    ...heads.map(({ personId, isOwn }) => ({ personId, reason: isOwn ? 'headOfDepartment' : 'headAbove' }) as const),
    { personId: readerId, reason: 'yourself' },
  ];
  const shared = left.flatMap(({ sharedWith }) => sharedWith ?? []);
  const named = new Set([...common.map(({ personId }) => personId), ...shared]);
  const heirs = await Heirs.among(tx, person, [...named], { isLocked: false });
  const proposals: (Proposal | undefined)[] = [];
  for (const { source, sharedWith } of left) {
    const first = sharedWith === null ? [] : [{ personId: sharedWith, reason: 'alsoHead' } as const];
    const candidates = await withinReach(tx, [...first, ...common], { source, readerId });
    proposals.push(await firstAble(candidates, heirs, source));
  }
  return proposals;
}

/** Candidates that the reader may name: some things go to people within reach of the reader's right alone. */
async function withinReach(
  tx: Tx,
  candidates: readonly Proposal[],
  { source: { reachedBy }, readerId }: { readonly source: LeftBehindSource; readonly readerId: string },
): Promise<readonly Proposal[]> {
  if (reachedBy === undefined) return candidates;
  const reached: Proposal[] = [];
  for (const candidate of candidates) {
    if (await authorize(tx, readerId, reachedBy, [personTarget(candidate.personId)])) reached.push(candidate);
  }
  return reached;
}

async function firstAble(
  candidates: readonly Proposal[],
  heirs: Heirs,
  source: LeftBehindSource,
): Promise<Proposal | undefined> {
  for (const candidate of candidates) {
    if ((await heirs.refusalOf(source, candidate.personId)) === undefined) return candidate;
  }
  return undefined;
}
