import { endSetUpElsewhere } from '@madang/contract/views/setup/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { toCallError } from '../../../../kernel/call-error.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions } from '../../../../ui/parts/card.tsx';
import { noticesQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** WIZ-18: the person's own set-up that is open in another browser, or was left there, and the way to end it. */
export function OwnSetUp() {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery(noticesQuery);
  const run = data?.find((notice) => notice.kind === 'ownSetUpRuns');
  if (!run) return null;
  const end = async () => {
    const words = { title: t('ownSetUp.ask'), ok: t('ownSetUp.end'), danger: true };
    if (!(await notices.confirm(t('ownSetUp.askText'), words))) return;
    setBusy(true);
    try {
      await call(endSetUpElsewhere).catch(ignoreEnded);
      notices.toast(t('ownSetUp.done'));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    // The limits of every section were the set-up's until now.
    await queries.invalidateQueries();
    setBusy(false);
  };
  return (
    <Callout tone="info" title={t('notices.ownSetUp')}>
      <p>{t('ownSetUp.text', { when: formatDate(run.lastUsedAt, language, 'dateTime') })}</p>
      <Actions>
        <Button busy={isBusy} onClick={() => void end()}>
          {t('ownSetUp.end')}
        </Button>
      </Actions>
    </Callout>
  );
}

/** It was ended or finished elsewhere in the meantime, which is what was asked for. */
function ignoreEnded(thrown: unknown) {
  if (toCallError(thrown).errorCode !== 'CO403') throw thrown;
}
