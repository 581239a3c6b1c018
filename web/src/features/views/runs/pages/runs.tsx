import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { addressWith, useSearchParam, useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/parts/states.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { TrayIcon } from '../../../../ui/sections/icons.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { runsPath, workPageTitle } from '../../../ground/jobs/index.ts';
import { useRunTitle } from '../../../ground/run-titles/index.ts';
import { runQuery, runsQuery } from '../api.ts';
import { RunReport } from '../parts/run-report.tsx';
import { RunStateBadge } from '../parts/run-state-badge.tsx';
import { useRunColumns } from '../parts/run-columns.tsx';
import { useText } from '../texts.ts';
import styles from './runs.module.css';

/** BLK-04: the runs that the caller opened or may stop, and one of them by its id. */
export function RunsPage() {
  const [item] = useSearchParam('item');
  return item === null ? <AllRuns /> : <OneRun key={item} runId={item} />;
}

function AllRuns() {
  const t = useText();
  const language = useLanguage();
  const titleOf = useRunTitle();
  const [, change] = useSearchParams();
  const listed = useQuery(runsQuery);
  const columns = useRunColumns();
  const title = workPageTitle('runs');
  usePageTitle(title);
  return (
    <SectionPage title={title} count={listed.data && formatNumber(listed.data.total.count, language)} lead={t('lead')}>
      <Listed query={listed}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<TrayIcon />}
              title={t('empty')}
              text={t('emptyText')}
              action={<LinkButton href="/console/employees">{t('toPeople')}</LinkButton>}
            />
          ) : (
            <DataTable
              caption={title}
              columns={columns}
              rows={items}
              line={({ done, total }) => `${formatNumber(done, language)} / ${formatNumber(total, language)}`}
              rowKey={({ runId }) => runId}
              rowName={titleOf}
              rowHref={({ runId }) => addressWith({ item: runId })}
              onOpen={({ runId }) => change({ item: runId }, 'push')}
            />
          )
        }
      </Listed>
    </SectionPage>
  );
}

function OneRun({ runId }: { readonly runId: string }) {
  const t = useText();
  const language = useLanguage();
  const titleOf = useRunTitle();
  const nameOf = useThingName();
  const [, change] = useSearchParams();
  const { data: run } = useQuery(runQuery(runId));
  const title = run ? titleOf(run) : workPageTitle('runs');
  usePageTitle(title);
  return (
    <SectionPage
      title={title}
      lead={
        <span className={styles['about']}>
          {run && (
            <>
              <RunStateBadge run={run} />
              <span>
                {t('about', {
                  name: run.owner ? nameOf(run.owner) : t('product'),
                  time: formatDate(run.startedAt, language, 'dateTime'),
                })}
              </span>
            </>
          )}
          <Link to={runsPath}>{t('all')}</Link>
        </span>
      }
    >
      <RunReport
        runId={runId}
        onClose={() => change({ item: null, rows: null, code: null })}
        onRun={(next) => change({ item: next, rows: null, code: null }, 'push')}
      />
    </SectionPage>
  );
}
