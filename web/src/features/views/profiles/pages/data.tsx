import { useState } from 'react';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { KeySection } from '../../../access/person-keys/index.ts';
import { readOwnData, saveOwnData } from '../api.ts';
import { AccountFrame } from '../parts/account-frame.tsx';
import { CloseAccount } from '../parts/close-account.tsx';
import { useText } from '../texts.ts';

/** Everything that is held about the person, to be taken along; and the end of the account. */
export function DataPage() {
  const t = useText();
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveOwnData();
      notices.toast(t('data.done'));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountFrame section="data">
      <Section title={t('data.title')} help={t('data.help')}>
        <p>{t('data.left')}</p>
        <div>
          <Button variant="primary" busy={busy} onClick={() => void download()}>
            {t('data.download')}
          </Button>
        </div>
      </Section>
      <KeySection readOwnData={readOwnData} />
      <CloseAccount />
    </AccountFrame>
  );
}
