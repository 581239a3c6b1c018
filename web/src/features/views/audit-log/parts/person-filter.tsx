import { useState } from 'react';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { queryFromUrl, usePeople } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './record-tools.module.css';

/** Records of and about one person in service, found by a part of name or ID. */
export function PersonFilter() {
  const t = useText();
  const nameOf = useShownName();
  const [search, change] = useSearchParams();
  const { personId } = queryFromUrl(search);
  const [chosen, setChosen] = useState<FoundChoice>();
  const { data, search: typed } = useTypedSearch(usePeople);
  const options = (data?.items ?? []).map((person) => ({
    value: person.personId,
    label: nameOf(person),
    text: person.loginId,
  }));
  return (
    <div className={styles['wide']}>
      <SearchField
        label={t('byPerson')}
        name="person"
        placeholder={t('anyone')}
        options={options}
        chosen={chosen?.value === personId ? chosen : undefined}
        value={personId}
        search={typed}
        onChange={(value) => {
          setChosen(options.find((option) => option.value === value));
          change({ person: value || null, item: null });
        }}
      />
    </div>
  );
}
