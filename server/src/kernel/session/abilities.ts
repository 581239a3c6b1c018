import { abilities, type Ability, entering, isOfCompany } from '@madang/contract/access/accounts/abilities.ts';
import { permissionOfAbility } from '@madang/contract/access/accounts/permissions.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Rights } from '../access/rights.ts';

/** Lists the abilities of a person's rights; those of the whole company require a right to all of it. */
export function abilitiesOf({ somewhere, everywhere }: Pick<Rights, 'somewhere' | 'everywhere'>): Ability[] {
  return abilities.filter((ability) =>
    (isOfCompany(ability) ? everywhere : somewhere).has(permissionOfAbility[ability]),
  );
}

/** Asks if a person administers anything, of a company or the platform. */
export function administersAny(held: ReadonlySet<Permission>): boolean {
  return entering.some((ability) => held.has(permissionOfAbility[ability]));
}
