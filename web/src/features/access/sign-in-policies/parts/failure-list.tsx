import { failureReasons } from '@madang/contract/access/sign-in-policies/failures.ts';
import type { FailedSignIn } from '@madang/contract/access/sign-in-policies/routes.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { searchTerm } from '@madang/contract/people/people/search-term.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { MoreButton } from '../../../../kernel/lists/more-button.tsx';
import { itemsOf } from '../../../../kernel/lists/portions.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { withZone } from '../../../../kernel/names/zone-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/dates/date-field.tsx';
import { PersonName } from '../../../../ui/marks/person-name.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { Filter, SearchBox } from '../../../../ui/sections/toolbar.tsx';
import { useFailures } from '../api.ts';
import { failureQueryOf } from '../failure-query.ts';
import { useText } from '../texts.ts';
import styles from './failure-list.module.css';

/** NET-02: sign-ins of the company's people that failed, by person, reason and day. */
export function FailureList() {
  const t = useText();
  const [search] = useSearchParams();
  const query = failureQueryOf(search);
  const { error } = query.keyword === '' ? {} : searchTerm.safeParse(query.keyword);
  const [issue] = error ? fieldIssues(error) : [];
  const listed = useFailures(issue ? { ...query, keyword: '' } : query);
  return (
    <Section title={t('failures.title')} help={t('failures.text')}>
      <Stack>
        <Tools error={issue && errorText(issue)} />
        <Listed query={listed}>
          {({ pages }) => {
            const failures = itemsOf(pages);
            if (failures.length === 0) return <EmptyState title={t('failures.nobody')} />;
            return (
              <>
                <Failures failures={failures} timeZone={pages[0]?.timeZone} />
                <MoreButton list={listed} label={t('failures.more')} />
              </>
            );
          }}
        </Listed>
      </Stack>
    </Section>
  );
}

const noFilter = { failed: null, reason: null, from: null, to: null };

function Tools({ error }: { readonly error: string | undefined }) {
  const t = useText();
  const [search, change] = useSearchParams();
  const { keyword, reason, from, to } = failureQueryOf(search);
  const isNarrowed = keyword !== '' || reason !== 'any' || from !== '' || to !== '';
  return (
    <div className={styles['search']} role="search" aria-label={t('failures.title')}>
      <SearchBox
        label={t('failures.search')}
        placeholder={t('failures.search')}
        value={keyword}
        error={error}
        onChange={(next) => change({ failed: next || null })}
      />
      <div className={styles['tools']}>
        <Filter
          label={t('failures.reason')}
          value={reason === 'any' ? '' : reason}
          options={[
            { value: '', label: t('failures.any') },
            ...failureReasons.map((value) => ({ value, label: t(`failures.reasons.${value}`) })),
          ]}
          onChange={(next) => change({ reason: next || null })}
        />
        <div className={styles['day']}>
          <DateField
            label={t('failures.from')}
            name="from"
            value={from}
            onChange={(day) => change({ from: day || null })}
          />
        </div>
        <div className={styles['day']}>
          <DateField label={t('failures.to')} name="to" value={to} onChange={(day) => change({ to: day || null })} />
        </div>
        {isNarrowed && <Button onClick={() => change(noFilter)}>{t('failures.clear')}</Button>}
      </div>
    </div>
  );
}

interface FailuresProps {
  readonly failures: readonly FailedSignIn[];
  readonly timeZone: string | undefined;
}

function Failures({ failures, timeZone }: FailuresProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const reasonOf = ({ reason }: FailedSignIn) => t(`failures.reasons.${reason}`);
  const networkOf = ({ network }: FailedSignIn) => network ?? t('failures.unknownNetwork');
  const triesOf = ({ tries }: FailedSignIn) => `${t('failures.tries')} ${formatNumber(tries, language)}`;
  const timeOf = ({ lastAt }: FailedSignIn) => formatDate(lastAt, language, 'dateTime', timeZone);
  return (
    <Table
      caption={t('failures.title')}
      rows={failures}
      rowKey={({ failureId }) => failureId}
      line={(each) => [reasonOf(each), networkOf(each), triesOf(each), timeOf(each)].join(' · ')}
      columns={[
        {
          id: 'person',
          title: t('list.person'),
          isHeader: true,
          drawsLine: true,
          cell: (each, line) => <PersonName name={nameOf(each)} seed={each.fullName} detail={line ?? each.loginId} />,
        },
        { id: 'reason', title: t('failures.reason'), cell: reasonOf },
        { id: 'network', title: t('failures.network'), cell: networkOf },
        { id: 'tries', title: t('failures.tries'), align: 'end', cell: ({ tries }) => formatNumber(tries, language) },
        {
          id: 'last',
          title: withZone(t('failures.last'), timeZone, language),
          cell: (each) => <time dateTime={each.lastAt}>{timeOf(each)}</time>,
        },
      ]}
    />
  );
}
