import { useQuery } from '@tanstack/react-query';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { workPageTitle } from '../../../ground/jobs/index.ts';
import { useRunTitle } from '../../../ground/run-titles/index.ts';
import { runQuery } from '../api.ts';
import { RunReport, type RunReportProps } from './run-report.tsx';

/** A run over the page that opened it; closed, it goes on in the tray. */
export function RunPopup(props: RunReportProps) {
  const titleOf = useRunTitle();
  const { data: run } = useQuery(runQuery(props.runId));
  return (
    <Popup size="wide" title={run ? titleOf(run) : workPageTitle('runs')} onClose={props.onClose}>
      <RunReport {...props} />
    </Popup>
  );
}
