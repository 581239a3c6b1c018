import { decideIdRequests } from '@madang/contract/access/login-ids/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { useText } from '../texts.ts';
import { RefusalForm } from './refusal-form.tsx';

interface DecideSelectionProps {
  readonly requestIds: readonly string[];
  readonly onOpened: () => void;
}

/** Approves or refuses the chosen requests in a run, which is checked and confirmed over the list. */
export function DecideSelection({ requestIds, onOpened }: DecideSelectionProps) {
  const t = useText();
  const { showError } = useNotices();
  const [, change] = useSearchParams();
  const [isRefusing, setRefusing] = useState(false);
  const open = async (decision: 'approve' | 'refuse', reason: string) => {
    const { runId } = await call(decideIdRequests, { body: { requestIds: [...requestIds], decision, reason } });
    onOpened();
    change({ panel: 'run', run: runId, item: null }, 'push');
  };
  return (
    <>
      <Button small onClick={() => void open('approve', '').catch(showError)}>
        {t('approve')}
      </Button>
      <Button small aria-haspopup="dialog" onClick={() => setRefusing(true)}>
        {t('refuse')}
      </Button>
      {isRefusing && (
        <Popup title={t('refuse')} onClose={() => setRefusing(false)}>
          <RefusalForm send={(reason) => open('refuse', reason)} onClose={() => setRefusing(false)} />
        </Popup>
      )}
    </>
  );
}
