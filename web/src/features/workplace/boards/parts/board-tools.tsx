import { typedTerm } from '@madang/contract/kernel/fields/typed-text.ts';
import type { PostRow } from '@madang/contract/workplace/boards/routes.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { formKeys } from '../../../../ui/composition.ts';
import styles from '../pages/boards.module.css';
import { useText } from '../texts.ts';

interface BoardToolsProps {
  readonly keyword: string;
  readonly state: PostRow['state'];
  /** Those that the person may choose from. */
  readonly states: readonly PostRow['state'][];
  /** Writes the choice into the address. */
  readonly onChange: (changed: Readonly<Record<string, string | null>>) => void;
}

/** The search of a board, and which of its posts are shown. */
export function BoardTools({ keyword, state, states, onChange }: BoardToolsProps) {
  const t = useText();
  const options = states.map((value) => ({ value, label: t(`states.${value}`) }));
  return (
    <div className={styles['tools']}>
      <Search key={keyword} value={keyword} onSearch={(typed) => onChange({ keyword: typed || null })} />
      {states.length > 1 && (
        <SelectField
          label={t('state')}
          value={state}
          onChange={(to) => onChange({ state: to === 'shown' ? null : to })}
          options={options}
        />
      )}
    </div>
  );
}

function Search({ value, onSearch }: { readonly value: string; readonly onSearch: (typed: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typedTerm(typed));
  };
  return (
    <form className={styles['search']} role="search" {...formKeys} onSubmit={send}>
      <TextField
        label={t('search')}
        name="keyword"
        type="search"
        value={typed}
        onChange={setTyped}
        action={<Button type="submit">{t('searchButton')}</Button>}
      />
    </form>
  );
}
