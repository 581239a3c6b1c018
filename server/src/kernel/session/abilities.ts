import { abilities, type Ability, permissionOfAbility } from '@madang/contract/access/accounts/permissions.ts';
import type { Permission } from '@madang/contract/permissions.ts';

export function abilitiesOf(held: ReadonlySet<Permission>): Ability[] {
  return abilities.filter((ability) => held.has(permissionOfAbility[ability]));
}
