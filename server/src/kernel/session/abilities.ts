import { abilities, type Ability, entering, isOfCompany } from '@madang/contract/access/accounts/abilities.ts';
import { permissionOfAbility } from '@madang/contract/access/accounts/permissions.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Rights } from '../access/rights.ts';

/** What a person's rights open; pages of the whole company by a right to the whole company alone. */
export function abilitiesOf({ somewhere, everywhere }: Pick<Rights, 'somewhere' | 'everywhere'>): Ability[] {
  return abilities.filter((ability) =>
    (isOfCompany(ability) ? everywhere : somewhere).has(permissionOfAbility[ability]),
  );
}

/** Asks if a person administers anything, of a company or the platform. */
export function administersAny(held: ReadonlySet<Permission>): boolean {
  return entering.some((ability) => held.has(permissionOfAbility[ability]));
}
