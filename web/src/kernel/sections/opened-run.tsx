import { useContributed } from './contributions.ts';
import { useSearchParams } from '../search-param.ts';

/** BLK-04: the run that was opened in the list, over it; closed, it stays in the tray. */
export function OpenedRun() {
  const [search, change] = useSearchParams();
  const [RunPopup] = useContributed('runPopup');
  const runId = search.get('panel') === 'run' ? search.get('run') : null;
  if (runId === null || !RunPopup) return null;
  return (
    <RunPopup
      runId={runId}
      onClose={() => change({ panel: null, run: null, rows: null, code: null })}
      onRun={(next) => change({ run: next, rows: null, code: null }, 'push')}
    />
  );
}
