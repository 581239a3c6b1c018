import { jobKeptDays } from '@madang/contract/ground/jobs/limits.ts';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { errorText, thrownText } from '../../../../kernel/error-texts.ts';
import { formatDate, formatNumber, formatRelative } from '../../../../kernel/formats.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useNotices } from '../../../../kernel/notices.ts';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, IconButton, LinkButton } from '../../../../ui/button.tsx';
import { CloseIcon, DownloadIcon } from '../../../../ui/icons.tsx';
import { ProgressBar } from '../../../../ui/sections/progress-bar.tsx';
import { DropList, DropNote } from '../../../../ui/sections/drop-list.tsx';
import { plansChanges, useRunPace } from '../../run-titles/index.ts';
import { jobsQuery, resultAddress, useJobActions } from '../api.ts';
import { useJobName } from '../job-name.ts';
import { runAddress } from '../page-titles.ts';

import { useText } from '../texts.ts';
import styles from './job-list.module.css';

/** The jobs of the person, the newest first; what comes here is said where there are none. */
export function JobList() {
  const t = useText();
  // Anyone who opens the list sees what is true now.
  const { data, error } = useQuery({ ...jobsQuery, refetchOnMount: 'always' });
  const { box, act } = useKeptFocus(data);
  if (!data) {
    const isFailed = error && !isTurnedAway(error);
    return (
      <div className={styles['box']}>
        <DropNote>{isFailed ? thrownText(error) : t('loading')}</DropNote>
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className={styles['box']}>
      {data.length === 0 ? (
        <DropNote>{t('nothing', { number: jobKeptDays })}</DropNote>
      ) : (
        <DropList>
          {data.map((job) => (
            <JobRow key={job.jobId} job={job} act={act} />
          ))}
        </DropList>
      )}
    </div>
  );
}

interface JobRowProps {
  readonly job: ConsoleJob;
  readonly act: (work: Promise<unknown>) => Promise<void>;
}

function JobRow({ job, act }: JobRowProps) {
  const t = useText();
  const actions = useJobActions();
  const [isBusy, setBusy] = useState(false);
  const press = (work: Promise<unknown>) => {
    setBusy(true);
    void act(work).finally(() => setBusy(false));
  };
  const name = useJobName()(job);
  const [RunTitle] = useContributed('runTitle');
  return (
    <li className={styles['job']}>
      <div className={styles['head']}>
        {job.kind === 'run' ? (
          <Link to={runAddress(job.jobId)} className={styles['run']}>
            {RunTitle ? <RunTitle runId={job.jobId} fallback={name} /> : name}
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        {can(job, 'delete') && (
          <IconButton icon={CloseIcon} label={t('remove')} onClick={() => press(actions.remove(job.jobId))} />
        )}
      </div>
      <State job={job} name={name} />
      {can(job, 'cancel') && (
        <Button small busy={isBusy} onClick={() => press(actions.cancel(job.jobId))}>
          {t('cancel')}
        </Button>
      )}
      {can(job, 'download') && (
        <LinkButton small download href={resultAddress(job.jobId)} icon={<DownloadIcon size={16} />}>
          {t('download')}
        </LinkButton>
      )}
    </li>
  );
}

function State({ job, name }: { readonly job: ConsoleJob; readonly name: string }) {
  const t = useText();
  const language = useLanguage();
  const paceOf = useRunPace();
  const { state, run, doneCount, totalCount, createdAt, finishedAt, expiresAt, errorCode } = job;
  const counted = (value: number) => formatNumber(value, language);
  const told = [t(`states.${shownState(job)}`)];
  if (totalCount !== null) {
    const whole = { count: totalCount, number: counted(totalCount) };
    told.push(
      state === 'done' || state === 'toConfirm'
        ? t('amount', whole)
        : t('progress', { ...whole, done: counted(doneCount) }),
    );
  }
  if (run && state === 'running') told.push(...paceOf(run));
  else told.push(formatRelative(new Date(createdAt), language));
  return (
    <>
      {finishedAt === null && state !== 'toConfirm' && (
        <ProgressBar label={name} value={totalCount === null ? undefined : doneCount / Math.max(1, totalCount)} />
      )}
      <p className={styles['message']}>{told.join(' · ')}</p>
      {errorCode !== null && <p className={styles['error']}>{errorText({ code: errorCode })}</p>}
      {state === 'done' && !run && expiresAt !== null && (
        <p className={styles['message']}>{t('keptUntil', { date: formatDate(expiresAt, language) })}</p>
      )}
    </>
  );
}

/** State as it is shown: a run of plans is planned once it is done, and one whose rows were all stopped changed nothing. */
function shownState({ state, run, doneCount }: ConsoleJob): ConsoleJob['state'] | 'planned' | 'unchanged' {
  if (state !== 'done' || !run) return state;
  if (doneCount > 0 && doneCount === run.refusedCount + run.failedCount) return 'unchanged';
  return plansChanges(run) ? 'planned' : state;
}

/** Keeps the focus in the list, and Esc closing it, even if an action removes its own button. */
function useKeptFocus(jobs: readonly ConsoleJob[] | undefined) {
  const notices = useNotices();
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) box.current?.focus();
  }, [jobs]);
  const act = async (work: Promise<unknown>) => {
    isPressed.current = true;
    try {
      await work;
    } catch (thrown) {
      await notices.showError(thrown);
    }
  };
  return { box, act };
}
