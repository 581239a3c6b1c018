import { useState } from 'react';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { useCandidates } from '../api.ts';
import { useText } from '../texts.ts';

interface PersonFieldProps {
  readonly field: Omit<FieldProps<string>, 'label'>;
  /** The person who is chosen at first. */
  readonly present?: FoundChoice | undefined;
}

/** A person in service, found by a part of name or ID. */
export function PersonField({ field, present }: PersonFieldProps) {
  const t = useText();
  const nameOf = useShownName();
  const [chosen, setChosen] = useState(present);
  const { data, search } = useTypedSearch(useCandidates);
  const options = (data?.items ?? []).map((person) => ({
    value: person.personId,
    label: nameOf(person),
    text: person.loginId,
  }));
  return (
    <SearchField
      {...field}
      label={t('person')}
      placeholder={t('search')}
      options={options}
      chosen={chosen}
      search={search}
      onChange={(value) => {
        setChosen(options.find((option) => option.value === value));
        field.onChange(value);
      }}
    />
  );
}
