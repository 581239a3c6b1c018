import { CheckGroup } from '../../../../ui/fields/check-group.tsx';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { useRightNames } from '../../../people/role-assignments/index.ts';
import { grouped } from '../permission-groups.ts';
import { useText } from '../texts.ts';

interface PermissionsFieldProps {
  readonly field: FieldProps<string[]>;
  /** Permissions that the reader may put in; others that a role holds stay. */
  readonly givable: readonly string[];
}

/** MEM-02: permissions of a role to see and to change, by the sections of the console. */
export function PermissionsField({ field, givable }: PermissionsFieldProps) {
  const t = useText();
  const names = useRightNames();
  const held = new Set(field.value);
  const all = grouped([...new Set([...givable, ...field.value])]);
  const groupOf = (part: 'view' | 'modify') => {
    const groups = all[part];
    const ticked = groups.filter(({ names: each }) => each.every((name) => held.has(name)));
    const change = (resources: readonly string[]) => {
      const next = new Set(held);
      for (const { resource, names: each } of groups) {
        const was = ticked.some((group) => group.resource === resource);
        const isTicked = resources.includes(resource);
        if (was !== isTicked)
          for (const name of each) {
            if (isTicked) next.add(name);
            else next.delete(name);
          }
      }
      field.onChange([...next].toSorted());
    };
    return (
      <CheckGroup
        {...field}
        label={t(part)}
        required={false}
        error={part === 'modify' ? field.error : undefined}
        value={ticked.map(({ resource }) => resource)}
        options={groups.map(({ resource }) => ({ value: resource, label: names.area(resource) }))}
        onChange={change}
      />
    );
  };
  return (
    <>
      {groupOf('view')}
      {groupOf('modify')}
    </>
  );
}
