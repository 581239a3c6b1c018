import type { ListedRole } from '@madang/contract/people/role-assignments/rules.ts';
import { Badge } from '../../../../ui/sections/badge.tsx';
import { useText } from '../texts.ts';

/** Roles by name, in one flow that breaks between them. */
export function RoleBadges({ roles }: { readonly roles: readonly ListedRole[] }) {
  const t = useText();
  return (
    <span>
      {roles.map((role) => (
        <Badge key={role}>{t(`roles.${role}`)}</Badge>
      ))}
    </span>
  );
}
