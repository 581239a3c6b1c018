import { importMarks } from '@madang/contract/joining/imports/kinds.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts } from '../../../../ui/parts/card.tsx';
import { ProgressBar } from '../../../../ui/sections/progress-bar.tsx';
import { endOf } from '../api.ts';
import { useText } from '../texts.ts';
import { FaultsPopup } from './faults-popup.tsx';
import { LetInPopup } from './let-in-popup.tsx';
import { PasswordsPopup } from './passwords-popup.tsx';
import styles from './result.module.css';

/** Result of an import: its work, its counts, the bad rows, passwords to print, and its undo. */
export function ImportResult({ detail }: { readonly detail: ImportDetail }) {
  const t = useText();
  const language = useLanguage();
  const [, change] = useSearchParams();
  const [popup, setPopup] = useState<'faults' | 'passwords' | 'letIn'>();
  const { run, runId, letIn } = detail;
  const number = (count: number) => formatNumber(count, language);
  const isUnderWay = detail.state === 'applying';
  const end = endOf(detail);
  const isTakenBack = end === 'takingBack' || end === 'takenBack';
  const done = { count: run?.done ?? 0, number: number(run?.done ?? 0) };
  const title =
    end === 'applying' || end === 'takingBack' || end === 'takenBack'
      ? t(`result.${end}`)
      : t(end === 'cancelled' || end === 'stopped' ? `result.${end}` : 'result.applied', done);
  const rows = detail.new + detail.changed;
  return (
    <div className={styles['result']}>
      <Callout tone={end === 'applied' ? 'success' : 'info'} title={title} isNews>
        {runId !== null && !isTakenBack && <p>{t('result.text')}</p>}
      </Callout>
      {isUnderWay && <ProgressBar label={title} value={run && rows > 0 ? Math.min(1, run.done / rows) : undefined} />}
      <Actions>
        {runId !== null && (
          <Button variant="primary" onClick={() => change({ panel: 'run', run: runId }, 'push')}>
            {t(isTakenBack ? 'result.openRows' : 'result.open')}
          </Button>
        )}
        {can(detail, 'letIn') && <Button onClick={() => setPopup('letIn')}>{t('letIn.change')}</Button>}
        {can(detail, 'passwords') && <Button onClick={() => setPopup('passwords')}>{t('passwords.open')}</Button>}
        {can(detail, 'download') && detail.refused > 0 && (
          <Button icon={<DownloadIcon size={16} />} onClick={() => setPopup('faults')}>
            {t('faults.open', { count: detail.refused, number: number(detail.refused) })}
          </Button>
        )}
      </Actions>
      <Facts
        facts={[
          ...importMarks.map((mark) => [t(`marks.${mark}`), number(detail[mark])] as const),
          ...(letIn && detail.kind === 'people'
            ? [
                [
                  t('letIn.title'),
                  [t(`letIn.ways.${letIn.way}`), letIn.on && formatDate(letIn.on, language)]
                    .filter(Boolean)
                    .join(' · '),
                ] as const,
              ]
            : []),
        ]}
      />
      {popup === 'letIn' && <LetInPopup detail={detail} onClose={() => setPopup(undefined)} />}
      {popup === 'faults' && <FaultsPopup importId={detail.importId} onClose={() => setPopup(undefined)} />}
      {popup === 'passwords' && <PasswordsPopup importId={detail.importId} onClose={() => setPopup(undefined)} />}
    </div>
  );
}
