import { useState } from 'react';
import { useTypedSearch } from '../../../../../kernel/lists/typed-search.ts';
import { type NamedThing, useShownName, useThingName } from '../../../../../kernel/names/shown-name.ts';
import type { FieldProps } from '../../../../../ui/fields/field.tsx';
import { type FoundChoice, SearchField } from '../../../../../ui/fields/search-field.tsx';
import { useFound } from '../../api.ts';
import { useText } from '../../texts.ts';

interface FoundProps {
  readonly kind: 'person' | 'department';
  readonly binding: FieldProps<string>;
  readonly named: Readonly<Record<string, NamedThing>>;
}

/** A colleague or a department, found by a part of the name. */
export function FoundField({ kind, binding, named }: FoundProps) {
  const t = useText();
  const nameOf = useShownName();
  const thing = useThingName();
  const { data, search } = useTypedSearch(useFound);
  const before = named[binding.value];
  const [chosen, setChosen] = useState<FoundChoice | undefined>(
    before && { value: binding.value, label: thing(before) },
  );
  const options = (data?.items ?? []).flatMap(({ person, department }): FoundChoice[] => {
    if (kind === 'person')
      return person ? [{ value: person.personId, label: nameOf(person), text: person.loginId }] : [];
    const { departmentCode: value, departmentName: name, englishDepartmentName: englishName } = department;
    return person ? [] : [{ value, label: thing({ name, englishName }) }];
  });
  return (
    <SearchField
      {...binding}
      placeholder={t(kind === 'person' ? 'searchPerson' : 'searchDepartment')}
      options={options}
      chosen={binding.value === '' ? undefined : chosen}
      search={search}
      onChange={(value) => {
        setChosen(options.find((option) => option.value === value));
        binding.onChange(value);
      }}
    />
  );
}
