import type { GrantRow } from '@madang/contract/access/grants/routes.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { unseal } from '../../../kernel/operations/stored/sealed.ts';
import { reasonAad } from './grants.sql.ts';
import type { ListedGrant } from './rows.sql.ts';
import { targetOf } from './targets.ts';

type Can = GrantRow['can'];

/** A right as answers have it; `can`: what its reader may do with those that are no copy. */
export function presentGrant(keyring: Keyring, row: ListedGrant, can: Can): GrantRow {
  const { type, name } = targetOf(row);
  const { grantId, granteeType, granteeId, person, validFrom, validUntil, windowId, state, endsInDays, givenAt } = row;
  return {
    grantId,
    grantee: {
      type: granteeType,
      id: granteeId,
      name: person?.fullName ?? row.holderName ?? '',
      englishName: person?.englishName ?? '',
      photoId: person?.photoId ?? null,
    },
    target: { type, name, shownName: row.roleName ?? '' },
    scope: { kind: row.scopeKind, id: row.scopeId, ...scopeNames(row) },
    validFrom,
    validUntil,
    window: windowId === null ? null : { windowId, name: row.windowName ?? '', isOpen: row.isOpen },
    state,
    endsInDays,
    givenAt,
    givenBy: row.givenBy,
    reason: row.reason === null ? '' : String(unseal(keyring, reasonAad(grantId), Buffer.from(row.reason, 'base64'))),
    can: row.isThrough ? [] : can,
  };
}

function scopeNames({ department, scopePerson, scopeName }: ListedGrant) {
  if (department) return { name: department.departmentName, englishName: department.englishDepartmentName };
  const named = scopePerson ?? scopeName;
  return { name: named?.fullName ?? '', englishName: named?.englishName ?? '' };
}
