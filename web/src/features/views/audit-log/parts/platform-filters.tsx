import { useState } from 'react';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { platformQueryFromUrl, useCompanies, useOwnerOf } from '../platform-api.ts';
import { useText } from '../texts.ts';
import styles from './record-tools.module.css';

/** Records of one company, found by a part of its name or code. */
export function CompanyFilter() {
  const t = useText();
  const [search, change] = useSearchParams();
  const { companyCode } = platformQueryFromUrl(search);
  const [chosen, setChosen] = useState<FoundChoice>({ value: companyCode, label: companyCode });
  const { data, search: typed } = useTypedSearch(useCompanies);
  const options = (data?.items ?? []).map((company) => ({
    value: company.companyCode,
    label: company.name,
    text: company.companyCode,
  }));
  return (
    <div className={styles['wide']}>
      <SearchField
        label={t('company')}
        name="company"
        placeholder={t('anyCompany')}
        options={options}
        chosen={chosen.value === companyCode && companyCode !== '' ? chosen : undefined}
        value={companyCode}
        search={typed}
        onChange={(value) => {
          setChosen(options.find((option) => option.value === value) ?? { value, label: value });
          change({ company: value || null, item: null });
        }}
      />
    </div>
  );
}

/** Records of and about one person, found by the whole sign-in ID: names of other companies' people are not listed. */
export function OwnerFilter() {
  const t = useText();
  const nameOf = useShownName();
  const [search, change] = useSearchParams();
  const { personId } = platformQueryFromUrl(search);
  const [chosen, setChosen] = useState<FoundChoice>();
  const { data, search: typed } = useTypedSearch(useOwnerOf);
  const found = data?.person;
  const options = found ? [{ value: found.personId, label: nameOf(found), text: found.companyCode }] : [];
  const onePerson = personId === '' ? undefined : { value: personId, label: t('onePerson') };
  return (
    <div className={styles['wide']}>
      <SearchField
        label={t('byPerson')}
        name="person"
        placeholder={t('wholeId')}
        options={options}
        chosen={chosen?.value === personId ? chosen : onePerson}
        value={personId}
        search={typed}
        onChange={(value) => {
          setChosen(options.find((option) => option.value === value));
          change({ person: value || null, company: found?.companyCode ?? null, item: null });
        }}
      />
    </div>
  );
}
