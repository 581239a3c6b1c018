import type { AddressPerson } from '@madang/contract/workplace/shared-addresses/routes.ts';
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
import styles from './people-field.module.css';

interface PeopleFieldProps {
  readonly field: FieldProps<string[]>;
  readonly help: string;
  readonly limit: number;
  /** Everyone who was found so far, by ID. */
  readonly people: ReadonlyMap<string, AddressPerson>;
  readonly isFixed: boolean;
  readonly onFound: (person: AddressPerson) => void;
}

/** People of one part of an address, and a search by which others are added. */
export function PeopleField({ field, help, limit, people, isFixed, onFound }: PeopleFieldProps) {
  const t = useText();
  const nameOf = useShownName();
  const ids = field.value;
  const shown = ids.flatMap((id) => people.get(id) ?? []);
  const add = (person: AddressPerson) => {
    onFound(person);
    field.onChange([...ids.filter((id) => id !== person.personId), person.personId]);
  };
  return (
    <div role="group" aria-label={field.label} className={styles['part']}>
      <FocusKept>
        {isFixed ? (
          <strong>{field.label}</strong>
        ) : (
          <PeopleSearch
            field={field}
            help={ids.length >= limit ? t('people.full', { count: limit }) : help}
            isFull={ids.length >= limit}
            onAdd={add}
          />
        )}
        {shown.length > 0 && (
          <ul className={styles['people']}>
            {shown.map((person) => (
              <li key={person.personId}>
                <PersonName name={nameOf(person)} seed={person.loginId} detail={person.loginId} />
                {!isFixed && (
                  <IconButton
                    icon={CloseIcon}
                    label={t('people.remove', { name: nameOf(person) })}
                    onClick={() => field.onChange(ids.filter((id) => id !== person.personId))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </FocusKept>
    </div>
  );
}

interface PeopleSearchProps {
  readonly field: FieldProps<string[]>;
  readonly help: string;
  readonly isFull: boolean;
  readonly onAdd: (person: AddressPerson) => void;
}

function PeopleSearch({ field, help, isFull, onAdd }: PeopleSearchProps) {
  const t = useText();
  const nameOf = useShownName();
  const { data, search } = useTypedSearch(usePeopleByName);
  const found = data?.items.flatMap(({ person }) => person ?? []) ?? [];
  return (
    <SearchField
      label={field.label}
      error={field.error}
      help={help}
      placeholder={t('people.add')}
      disabled={isFull}
      value=""
      options={found.map((person) => ({ value: person.personId, label: nameOf(person), text: person.loginId }))}
      search={search}
      onChange={(id) => {
        const person = found.find(({ personId }) => personId === id);
        if (!person) return;
        const { personId, fullName, englishName, displayName, loginId } = person;
        onAdd({ personId, fullName, englishName, displayName, loginId });
      }}
    />
  );
}
