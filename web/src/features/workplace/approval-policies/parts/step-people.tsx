import { approvalPolicyLimits } from '@madang/contract/workplace/approval-policies/limits.ts';
import type { StepPerson } from '@madang/contract/workplace/approval-policies/routes.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { IconButton } from '../../../../ui/button.tsx';
import type { FieldProps } from '../../../../ui/fields/field.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { FocusKept } from '../../../../ui/focus/focus-kept.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { usePeopleByName } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './steps-field.module.css';

interface PeopleProps {
  readonly field: FieldProps<string[]>;
  /** Everyone who was found so far, by ID. */
  readonly people: ReadonlyMap<string, StepPerson>;
  readonly onFound: (person: StepPerson) => void;
}

/** Named approvers of a step, and a search by which others are added. */
export function StepPeople({ field, people, onFound }: PeopleProps) {
  const t = useText();
  const nameOf = useShownName();
  const { data, search } = useTypedSearch(usePeopleByName);
  const found = data?.items.flatMap(({ person }) => person ?? []) ?? [];
  const ids = field.value;
  const isFull = ids.length >= approvalPolicyLimits.people;
  const add = (id: string) => {
    const person = found.find(({ personId }) => personId === id);
    if (!person) return;
    const { personId, fullName, englishName, loginId } = person;
    onFound({ personId, fullName, englishName, loginId, isGone: false });
    field.onChange([...ids.filter((each) => each !== id), id]);
  };
  return (
    <FocusKept>
      <SearchField
        {...field}
        label={t('people.label')}
        placeholder={t('people.search')}
        help={isFull ? t('people.full', { count: approvalPolicyLimits.people }) : undefined}
        disabled={isFull}
        value=""
        options={found.map((person) => ({ value: person.personId, label: nameOf(person), text: person.loginId }))}
        search={search}
        onChange={add}
      />
      {ids.length > 0 && (
        <ul className={styles['people']}>
          {ids
            .flatMap((id) => people.get(id) ?? [])
            .map((person) => (
              <li key={person.personId}>
                <PersonName
                  name={nameOf(person)}
                  seed={person.personId}
                  detail={person.isGone ? t('people.gone') : person.loginId}
                />
                <IconButton
                  icon={CloseIcon}
                  label={t('people.remove', { name: nameOf(person) })}
                  onClick={() => field.onChange(ids.filter((id) => id !== person.personId))}
                />
              </li>
            ))}
        </ul>
      )}
    </FocusKept>
  );
}
