import type { GrantEffects } from '@madang/contract/access/grant-effects/routes.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { isCompanyWide } from '../../../kernel/access/grant-places.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import { type Claim, claimsOf, type Extent, namesOfScopes, whoMay } from './effects.sql.ts';

interface Changed {
  /** Grants as they are and as they would be. */
  readonly extents: readonly Extent[];
  /** Hours that the grant had or would have, to look at moments where they differ. */
  readonly windowIds?: readonly string[];
  /** Everyone who may gain or lose something. */
  readonly people: readonly string[];
  /** Permissions that are given or kept, to name those that do not reach the scope. */
  readonly given?: readonly string[];
}

/** MEM-09: compares who may do what before and after a change, by the function that knows whose grants reach. */
export async function effectsOf(
  tx: Tx,
  companyCode: string,
  { extents, windowIds = [], people, given = [] }: Changed,
  act: () => Promise<void>,
): Promise<GrantEffects> {
  const looked = extents.slice(0, grantLimits.previewedGrants);
  const asked = people.slice(0, grantLimits.previewedPeople);
  const claims: Claim[] = [];
  for (const extent of looked) {
    const other = windowIds.find((id) => id !== extent.windowId) ?? '';
    claims.push(...(await claimsOf(tx, { ...extent, permissions: reachingOf(extent) }, other)));
  }
  const before = await whoMay(tx, claims, asked);
  await act();
  const after = await whoMay(tx, claims, asked);
  const changes = new Map<string, { claim: Claim; change: 'gains' | 'loses'; people: Set<string> }>();
  const note = (claim: Claim, change: 'gains' | 'loses', found: ReadonlySet<string>) => {
    if (found.size === 0) return;
    const key = JSON.stringify([change, claim.kind, claim.id, claim.permission]);
    const noted = changes.get(key) ?? { claim, change, people: new Set<string>() };
    changes.set(key, { ...noted, people: noted.people.union(found) });
  };
  for (const [place, claim] of claims.entries()) {
    const [had, has] = [before[place] ?? new Set<string>(), after[place] ?? new Set<string>()];
    note(claim, 'gains', has.difference(had));
    note(claim, 'loses', had.difference(has));
  }
  const found = [...changes.values()];
  const names = await namesOfScopes(
    tx,
    companyCode,
    found.map(({ claim }) => claim),
  );
  const items = found.map(({ claim: { permission, kind, id }, change, people: those }, place) => ({
    permission,
    change,
    scope: { kind, id, ...(names[place] ?? { name: '', englishName: '' }) },
    people: those.size,
  }));
  return {
    ...wholeList(items),
    isPartial: looked.length < extents.length || asked.length < people.length,
    companyWide: [...new Set(looked.flatMap(companyWideOf))].filter((permission) => given.includes(permission)),
  };
}

/** Permissions of a grant that open nothing in its scope. */
export function companyWideOf({ permissions, scopeKind }: Pick<Extent, 'permissions' | 'scopeKind'>): string[] {
  return permissions.filter((permission) => isCompanyWide(permission, scopeKind));
}

function reachingOf({ permissions, scopeKind }: Extent): string[] {
  return permissions.filter((permission) => !isCompanyWide(permission, scopeKind));
}
