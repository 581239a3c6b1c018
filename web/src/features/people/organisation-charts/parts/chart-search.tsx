import { chartCode, chartTerm } from '@madang/contract/people/organisation-charts/rules.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';
import { type ReactNode, useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../../kernel/form.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { SearchBy } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './chart-search.module.css';
import { FoundList } from './found-list.tsx';

const schemas = {
  name: z.strictObject({ term: chartTerm }),
  code: z.strictObject({ term: chartCode }),
};

interface ChartSearchProps {
  readonly onOpen: (departmentCode: string) => void;
  readonly onShow: (person: MemberCard) => void;
  /** The tree, which stands where nothing is searched for. */
  readonly children: ReactNode;
}

/** Searches people and departments; what is found stands in the place of the tree until the search is cleared. */
export function ChartSearch({ onOpen, onShow, children }: ChartSearchProps) {
  const t = useText();
  const id = useId();
  const [search, change] = useSearchParams();
  const by: SearchBy = search.get('by') === 'code' ? 'code' : 'name';
  const term = search.get('q') ?? '';
  const [isRefused, setRefused] = useState(false);
  // The field stays, with its focus, when its own term is searched, and is another when the search ends or the address leads back.
  const [own, setOwn] = useState({ term, key: 0 });
  if (own.term !== term) setOwn({ term, key: own.key + 1 });
  const clear = () => change({ q: null, by: null }, 'push');
  return (
    <>
      <div className={styles['search']} role="search" aria-labelledby={id}>
        <span id={id} hidden>
          {t('search')}
        </span>
        <Term
          key={`${by} ${own.key}`}
          by={by}
          term={term}
          onSearch={(typed) => {
            setOwn({ ...own, term: typed });
            change({ q: typed }, 'push');
          }}
          onRefused={setRefused}
        />
        <SelectField
          label={t('searchBy')}
          value={by}
          options={[
            { value: 'name', label: t('byName') },
            { value: 'code', label: t('byCode') },
          ]}
          onChange={(to) => change({ by: to === 'code' ? 'code' : null, q: null })}
        />
      </div>
      {term === '' ? (
        children
      ) : (
        <>
          {!isRefused && <FoundList by={by} term={term} onOpen={onOpen} onShow={onShow} />}
          <div>
            <Button small onClick={clear}>
              {t('backToChart')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

interface TermProps {
  readonly by: SearchBy;
  readonly term: string;
  readonly onSearch: (term: string) => void;
  readonly onRefused: (isRefused: boolean) => void;
}

function Term({ by, term, onSearch, onRefused }: TermProps) {
  const t = useText();
  const form = useForm({
    schema: schemas[by],
    initial: { term },
    submit: async (values) => onSearch(values.term),
  });
  const field = form.field('term');
  // Under a term that is refused stand no hits of the one before.
  const isRefused = field.error !== undefined;
  useEffect(() => onRefused(isRefused), [isRefused, onRefused]);
  return (
    <form {...form.formProps}>
      <TextField
        {...field}
        type="search"
        autoComplete="off"
        {...(by === 'name' && { placeholder: t('namePlaceholder') })}
        onChange={(value) => field.onChange(by === 'code' ? value.toUpperCase() : value)}
        action={<Button type="submit">{t('searchButton')}</Button>}
      />
    </form>
  );
}
