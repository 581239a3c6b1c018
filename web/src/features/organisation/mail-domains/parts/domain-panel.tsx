import {
  checkMailDomain,
  type MailDomainRow,
  removeMailDomain,
} from '@madang/contract/organisation/mail-domains/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { DeleteIcon } from '../../../../ui/sections/icons.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import styles from './domain-panel.module.css';

interface DomainPanelProps {
  readonly row: MailDomainRow;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

/** One domain: how it stands, the record to publish, and the check. */
export function DomainPanel({ row, mayChange, onClose }: DomainPanelProps) {
  const t = useText();
  const language = useLanguage();
  const { state, finding, provenAt, checkedAt, shownDomain, domain } = row;
  const dateOf = (moment: string | null) => (moment === null ? t('never') : formatDate(moment, language, 'dateTime'));
  return (
    <SidePanel title={shownDomain} onClose={onClose}>
      <Stack>
        <NewsPlace>
          <Callout tone={state === 'proven' ? 'info' : 'warning'}>
            <p>{t(`stateTexts.${state}`)}</p>
            {finding !== 'unchecked' && finding !== 'found' && <p>{t(`findings.${finding}`)}</p>}
          </Callout>
        </NewsPlace>
        <Facts
          facts={[
            ...(domain === shownDomain ? [] : [[t('ascii'), domain] as const]),
            [t('provenAt'), dateOf(provenAt)],
            [t('checkedAt'), dateOf(checkedAt)],
          ]}
        />
        <Section title={t('record.title')} help={t('record.text')}>
          <Stack tight>
            <Facts facts={[[t('record.type'), 'TXT']]} />
            <Copied label={t('record.name')} text={row.recordName} />
            <Copied label={t('record.value')} text={row.recordText} />
          </Stack>
        </Section>
        {mayChange && <DomainActions row={row} onClose={onClose} />}
      </Stack>
    </SidePanel>
  );
}

/** A part of the record, to be taken over as it is. */
function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useText();
  const copy = useCopy({ copied: t('record.copied'), failed: t('record.copyFailed') });
  return (
    <div className={styles['copied']}>
      <span className={styles['label']}>{label}</span>
      <code className={styles['text']}>{text}</code>
      <Button small aria-label={t('record.copyOne', { label })} onClick={() => copy(text)}>
        {t('record.copy')}
      </Button>
    </div>
  );
}

function DomainActions({ row: { domainId, shownDomain }, onClose }: Omit<DomainPanelProps, 'mayChange'>) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await reread();
  };
  const check = () =>
    run(async () => {
      const { state } = await call(checkMailDomain, { params: { domainId } });
      notices.toast(t(`checked.${state}`));
    });
  const remove = async () => {
    const ok = t('remove');
    if (!(await notices.confirm(t('removeAsk', { domain: shownDomain }), { title: ok, ok, danger: true }))) return;
    await run(async () => {
      await call(removeMailDomain, { params: { domainId } });
      onClose();
      notices.toast(t('removed', { domain: shownDomain }));
    });
  };
  return (
    <Actions>
      <Button variant="primary" busy={busy} onClick={() => void check()}>
        {t('check')}
      </Button>
      <Button variant="danger" icon={<DeleteIcon />} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </Actions>
  );
}
