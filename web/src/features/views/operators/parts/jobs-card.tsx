import { giveUpPlatformJob, type PlatformJob, retryPlatformJob } from '@madang/contract/views/operators/work.ts';
import { call } from '../../../../kernel/call.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DashBody, DashCard, DashFigure, DashNote } from '../../../../ui/dashboard/dash-card.tsx';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { Facts } from '../../../../ui/parts/card.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useJobs, useWork } from '../api.ts';
import { useText } from '../texts.ts';
import { When } from './when.tsx';

const tones: Readonly<Record<PlatformJob['state'], StateTone>> = {
  failed: 'stopped',
  held: 'waiting',
  running: 'usual',
  waiting: 'usual',
  planned: 'usual',
};

/** The background jobs of all processes: how many, and those that need someone first. */
export function JobsCard() {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <DashCard title={t('jobs.title')}>
      <Listed query={useJobs()}>
        {({ items, total, failed, held, running, waiting, planned, oldestDueAt }) => (
          <>
            <DashFigure figure={number(failed)}>{t('jobs.failed')}</DashFigure>
            <DashBody>
              <Facts
                facts={[
                  ...(
                    [
                      ['held', held],
                      ['running', running],
                      ['waiting', waiting],
                      ['planned', planned],
                    ] as const
                  ).map(([state, count]) => [t(`jobs.states.${state}`), number(count)] as const),
                  ...(oldestDueAt === null
                    ? []
                    : [[t('jobs.oldest'), <When key="oldest" at={oldestDueAt} />] as const]),
                ]}
              />
              {items.length > 0 && <Jobs jobs={items} />}
            </DashBody>
            {!total.isExact && <DashNote>{t('system.more', { count: number(items.length) })}</DashNote>}
          </>
        )}
      </Listed>
    </DashCard>
  );
}

function Jobs({ jobs }: { readonly jobs: readonly PlatformJob[] }) {
  const t = useText();
  const language = useLanguage();
  const stateOf = ({ state }: PlatformJob) => <StateBadge tone={tones[state]}>{t(`jobs.states.${state}`)}</StateBadge>;
  const attemptsOf = ({ attempts, maxAttempts }: PlatformJob) =>
    t('jobs.ofAttempts', { attempts: formatNumber(attempts, language), max: formatNumber(maxAttempts, language) });
  /** One that has failed is tried no more by itself. */
  const dueOf = ({ dueAt, state }: PlatformJob) => state !== 'failed' && <When at={dueAt} />;
  return (
    <Table
      caption={t('system.listOf', { title: t('jobs.title') })}
      rows={jobs}
      rowKey={({ jobId }) => jobId}
      line={(job) => (
        <>
          {stateOf(job)} <span>{`· ${t('system.attempts')} ${attemptsOf(job)}`}</span>
          {dueOf(job) && (
            <>
              {' '}
              <span>·</span> {dueOf(job)}
            </>
          )}
        </>
      )}
      columns={[
        { id: 'task', title: t('jobs.task'), isHeader: true, cell: ({ task }) => <code>{task}</code> },
        { id: 'state', title: t('companies.state'), cell: stateOf },
        { id: 'attempts', title: t('system.attempts'), cell: attemptsOf, hasWholeWords: true },
        { id: 'due', title: t('jobs.due'), cell: (job) => dueOf(job) || '–', hasWholeWords: true },
        { id: 'acts', title: t('system.acts'), isAction: true, isUnder: true, cell: (job) => <Acts job={job} /> },
      ]}
    />
  );
}

/** Shows a job's actions. Locked jobs cannot be changed; jobs of a dead worker are released within a minute. */
function Acts({ job: { jobId, task, state } }: { readonly job: PlatformJob }) {
  const t = useText();
  const notices = useNotices();
  const work = useWork();
  if (state === 'running' || state === 'held') return null;
  const retry = () =>
    work(async () => {
      await call(retryPlatformJob, { body: { jobId } });
      return t('jobs.retried');
    });
  const giveUp = async () => {
    const ok = t('jobs.giveUp');
    if (!(await notices.confirm(t('jobs.giveUpAsk', { task }), { title: ok, ok, danger: true }))) return;
    await work(async () => {
      await call(giveUpPlatformJob, { body: { jobId } });
      return t('jobs.givenUp');
    });
  };
  return (
    <>
      <Button variant="quiet" small aria-label={t('jobs.retryOf', { task })} onClick={() => void retry()}>
        {t('system.retry')}
      </Button>
      <Button variant="quiet" small aria-label={t('jobs.giveUpOf', { task })} onClick={() => void giveUp()}>
        {t('jobs.giveUp')}
      </Button>
    </>
  );
}
