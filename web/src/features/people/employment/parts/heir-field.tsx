import type { LeftThing } from '@madang/contract/people/employment/routes.ts';
import { useState } from 'react';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { useTypedSearch } from '../../../../kernel/lists/typed-search.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { type FoundChoice, SearchField } from '../../../../ui/fields/search-field.tsx';
import { useHeirs } from '../api.ts';
import { type KnownPeople, noOne } from '../leaving-form.ts';
import { useText } from '../texts.ts';

interface HeirFieldProps {
  readonly field: FieldBinding<string>;
  readonly thing: LeftThing;
  readonly known: KnownPeople;
  readonly leaverId: string;
  readonly onKnown: (personId: string, person: { readonly fullName: string; readonly englishName: string }) => void;
}

/** The choice of who takes one thing over: the proposal and 'no one' first, anyone in service by typing. */
export function HeirField({ field, thing, known, leaverId, onKnown }: HeirFieldProps) {
  const t = useText();
  const nameOf = useShownName();
  const { proposed, mayEnd } = thing;
  const { data, search } = useTypedSearch(useHeirs);
  const [isTyped, setTyped] = useState(false);
  const found = (data?.items ?? []).filter(({ personId }) => personId !== leaverId);
  const first: readonly FoundChoice[] = [
    ...(proposed
      ? [
          {
            value: proposed.person.personId,
            label: nameOf(proposed.person),
            text: t(`left.proposals.${proposed.reason}`),
          },
        ]
      : []),
    ...(mayEnd ? [{ value: noOne, label: t('left.noOne'), text: t('left.noOneText') }] : []),
  ];
  const options = [
    // What was typed is sought: Enter takes what was found, and not what stood there before.
    ...(isTyped ? [] : first),
    ...found
      .filter(({ personId }) => isTyped || personId !== proposed?.person.personId)
      .map((person) => ({ value: person.personId, label: nameOf(person), text: person.loginId })),
  ];
  const person = known.get(field.value);
  const chosen =
    first.find(({ value }) => value === field.value) ?? (person && { value: field.value, label: nameOf(person) });
  const helpOf = () => {
    if (field.value === noOne) return t('left.noOneText');
    return proposed && field.value === proposed.person.personId ? t(`left.proposals.${proposed.reason}`) : undefined;
  };
  return (
    <SearchField
      {...field}
      label={t('left.heirOf', { thing: nameOf({ fullName: thing.name, englishName: thing.englishName }) })}
      placeholder={t('left.choose')}
      help={helpOf()}
      options={options}
      chosen={chosen}
      search={{
        ...search,
        onType: (typed) => {
          setTyped(typed.trim() !== '');
          search.onType(typed);
        },
      }}
      onChange={(value) => {
        const taken = found.find(({ personId }) => personId === value);
        if (taken) onKnown(value, taken);
        field.onChange(value);
      }}
    />
  );
}
