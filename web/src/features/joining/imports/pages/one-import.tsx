import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { OpenedRun } from '../../../../kernel/sections/opened-run.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { Working } from '../../../../ui/parts/states.tsx';
import { Stepper } from '../../../../ui/parts/stepper.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { importQuery, rereadImportOf } from '../api.ts';
import { ColumnsStep } from '../columns/columns-step.tsx';
import { ReadingFields } from '../columns/reading-fields.tsx';
import { GridStep } from '../grid/grid-step.tsx';
import { LeavingQuestion } from '../leaving/leaving-question.tsx';
import { ImportResult } from '../result/import-result.tsx';
import { ImportStateBadge } from '../start/import-state-badge.tsx';
import { useText } from '../texts.ts';
import styles from './one-import.module.css';

/** One import from its columns to its result. */
export function OneImport({ importId }: { readonly importId: string }) {
  const t = useText();
  const asked = useQuery(importQuery(importId));
  const isSelection = asked.data?.source === 'selection';
  const title = isSelection
    ? t('selection.pageTitle')
    : asked.data?.kindLabel
      ? t('titleOf', { kind: asked.data.kindLabel, page: workPageTitle('imports') })
      : workPageTitle('imports');
  usePageTitle(title);
  return (
    <SectionPage title={title} lead={asked.data && <About detail={asked.data} />}>
      <Listed query={asked}>{(detail) => <Opened detail={detail} />}</Listed>
      <OpenedRun />
    </SectionPage>
  );
}

function About({ detail }: { readonly detail: ImportDetail }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const { owner, createdAt, fileName } = detail;
  return (
    <span className={styles['about']}>
      <ImportStateBadge of={detail} />
      <span>
        {[fileName, owner ? nameOf(owner) : t('history.gone'), formatDate(createdAt, language, 'dateTime')]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Link to={sectionAddresses.imports}>{t('all')}</Link>
    </span>
  );
}

/** Columns come before the dry run; 'read' is also the state for a moment after each correction. */
function useStep({ state, source }: ImportDetail) {
  const [isBefore, setBefore] = useState(source !== 'selection' && state !== 'checking' && state !== 'checked');
  const step =
    state === 'applying' || state === 'applied'
      ? 'result'
      : state === 'reading' || state === 'failed'
        ? 'file'
        : isBefore
          ? 'columns'
          : 'grid';
  return { step, toColumns: () => setBefore(true), toGrid: () => setBefore(false) } as const;
}

const steps = ['file', 'columns', 'grid', 'result'] as const;

function Opened({ detail }: { readonly detail: ImportDetail }) {
  const t = useText();
  const { step, toColumns, toGrid } = useStep(detail);
  const { importedBefore, leaving } = detail;
  useRereadWhenStill(detail);
  return (
    <div className={styles['steps']}>
      {detail.source !== 'selection' && (
        <Stepper
          label={t('steps.label')}
          steps={steps.map((each) => t(`steps.${each}`))}
          active={steps.indexOf(step)}
        />
      )}
      {leaving && <LeavingQuestion importId={detail.importId} />}
      {importedBefore && leaving && (
        <Callout tone="warning" title={t('before.title')}>
          <Link to={sectionAddresses.imports} search={{ item: importedBefore.importId }}>
            {t('before.open')}
          </Link>
        </Callout>
      )}
      {step === 'file' && <FileStep detail={detail} />}
      {step === 'columns' && <ColumnsStep detail={detail} onChosen={toGrid} />}
      {step === 'grid' && <GridStep detail={detail} onBack={toColumns} />}
      {step === 'result' && <ImportResult detail={detail} />}
    </div>
  );
}

/** Shows a file while it is read; if that fails, the reason and other ways to read it. */
function FileStep({ detail }: { readonly detail: ImportDetail }) {
  const t = useText();
  if (detail.state === 'reading') return <Working text={t('reading.working')} />;
  return (
    <>
      <Callout tone="danger" title={t('failed.title')} isNews>
        {detail.refusal && <p>{errorText(detail.refusal)}</p>}
      </Callout>
      <ReadingFields detail={detail} />
      <Actions>
        <LinkButton href={sectionAddresses.imports}>{t('failed.again')}</LinkButton>
      </Actions>
    </>
  );
}

/** Rows are read again once the work behind the page has come to an end. */
function useRereadWhenStill({ importId, state }: ImportDetail) {
  const queries = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && (state === 'checked' || state === 'applied'))
      void rereadImportOf(queries, importId);
    before.current = state;
  }, [queries, importId, state]);
}
