import type { RightOfPerson } from '@madang/contract/access/grants/explanation-routes.ts';
import type { RefusedRight } from '@madang/contract/kernel/errors.ts';
import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import { type Permission, permissionTable } from '@madang/contract/permissions.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { authorizeChange } from '../../../kernel/access/authorize.sql.ts';
import { resourceOf } from '../../../kernel/access/givable.ts';
import { requiredPlace } from '../../../kernel/access/grant-places.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { askedOf, endsOf, explainedGrantsOf, presentExplained, type Question } from './explanations.sql.ts';
import { isRoleId } from './targets.ts';

/** MEM-09: explains a right of a person of the company; of the present the functions answer that decide each call. */
export async function explained(tx: Tx, companyCode: string, asked: RightOfPerson) {
  const { personId, permission, scopeKind, scopeId, at } = asked;
  if (!isPermission(permission)) throw refuseField('permission', 'GRANT_UNKNOWN');
  const scope = { kind: scopeKind, id: scopeId };
  const question: Question = { personId, permission, views: viewsBeside(permission), scope, at };
  const head = isScopeId(asked) ? (await askedOf(companyCode, question).execute(tx)).rows[0] : undefined;
  if (!head?.isScope) throw refuseField('scopeId', 'GRANT_SCOPE');
  const place = requiredPlace(permission, scope);
  const { rows } = await explainedGrantsOf(companyCode, { ...question, scope: place }, grantLimits.explained).execute(
    tx,
  );
  const items = rows.map((row) => presentExplained(row, place));
  const about = { ...wholeList(items), at: head.at };
  // Of another moment only the rights are known: who was locked out, and who stood above the person, is not kept.
  if (at !== '') return { ...about, isAllowed: items.some(({ verdict }) => verdict === 'reaches'), hindrance: null };
  if (!head.mayAct) return { ...about, isAllowed: false, hindrance: 'locked' as const };
  const right = await authorizeChange(tx, personId, permission, targetsOf(place));
  return { ...about, isAllowed: right === 'allowed', hindrance: right === 'above' ? right : null };
}

/** MEM-09: the same for the person themselves now, as a refusal names the place; an unknown place is answered as a known one. */
export async function explainedOwn(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { permission, kind, id }: RefusedRight,
) {
  if (!isPermission(permission)) throw refuseField('permission', 'GRANT_UNKNOWN');
  const views = viewsBeside(permission);
  const place = requiredPlace(permission, { kind, id });
  const question: Question = { personId, permission, views, scope: place, at: '' };
  const { rows } = await explainedGrantsOf(companyCode, question, grantLimits.explained).execute(tx);
  const items = rows.map((row) => presentExplained(row, place));
  const ends = (await endsOf(question).execute(tx)).rows[0];
  const right =
    place.kind === ''
      ? items.some(({ verdict }) => verdict === 'reaches') && 'allowed'
      : await authorizeChange(tx, personId, permission, targetsOf(place));
  return {
    ...wholeList(items),
    at: ends?.at ?? '',
    opensAt: ends?.opensAt ?? null,
    isAllowed: right === 'allowed',
    hindrance: right === 'above' ? right : null,
    permission,
  };
}

function targetsOf(place: Target): Target[] {
  return place.kind === 'company' ? [] : [place];
}

function isPermission(name: string): name is Permission {
  return Object.hasOwn(permissionTable, name);
}

function isScopeId({ scopeKind, scopeId }: RightOfPerson): boolean {
  if (scopeKind === 'company') return scopeId === '';
  return scopeKind === 'person' || scopeKind === 'sub-organisation' ? isRoleId(scopeId) : scopeId !== '';
}

/** Permissions to look at what another one changes. */
function viewsBeside(permission: Permission): Permission[] {
  if (permissionTable[permission].effect === 'view') return [];
  const all = Object.keys(permissionTable).filter(isPermission);
  return all.filter((each) => permissionTable[each].effect === 'view' && resourceOf(each) === resourceOf(permission));
}
