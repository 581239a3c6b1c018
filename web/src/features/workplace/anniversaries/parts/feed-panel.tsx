import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { endFeed, renewFeed } from '@madang/contract/workplace/anniversaries/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CopyIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface FeedPanelProps {
  /** Null: the calendar has no feed. */
  readonly madeAt: string | null;
  readonly onClose: () => void;
}

/** The address at which other programs read the calendar: made, renewed, ended. It is shown this one time. */
export function FeedPanel({ madeAt, onClose }: FeedPanelProps) {
  const t = useText();
  const language = useLanguage();
  const { address, busy, renew, end } = useFeed(madeAt !== null);
  return (
    <SidePanel title={t('feed.title')} onClose={onClose}>
      <Stack>
        <p>{t('feed.text')}</p>
        {address !== undefined ? (
          <NewAddress address={address} />
        ) : (
          <p>
            {madeAt === null ? t('feed.none') : t('feed.madeAt', { date: formatDate(madeAt, language, 'dateTime') })}
          </p>
        )}
        <Actions>
          <Button variant={madeAt === null ? 'primary' : 'secondary'} busy={busy} onClick={() => void renew()}>
            {t(madeAt === null ? 'feed.make' : 'feed.renew')}
          </Button>
          {madeAt !== null && (
            <Button variant="danger" onClick={() => void end()}>
              {t('feed.end')}
            </Button>
          )}
        </Actions>
      </Stack>
    </SidePanel>
  );
}

function NewAddress({ address }: { readonly address: string }) {
  const t = useText();
  const copy = useCopy({ copied: t('feed.copied'), failed: t('feed.copyFailed') });
  return (
    <>
      <Callout tone="warning" isNews>
        {t('feed.once')}
      </Callout>
      <TextField
        label={t('feed.address')}
        value={address}
        onChange={() => {}}
        readOnly
        action={
          <Button icon={<CopyIcon />} onClick={() => copy(address)}>
            {t('feed.copy')}
          </Button>
        }
      />
    </>
  );
}

/** Returns the feed's address and actions; asks for confirmation first, because a new address ends the current one. */
function useFeed(hasFeed: boolean) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const [address, setAddress] = useState<string>();
  const [busy, setBusy] = useState(false);
  const work = async (ask: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      setAddress(await ask());
      await reread();
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return {
    address,
    busy,
    renew: async () => {
      if (hasFeed && !(await notices.confirm(t('feed.renewQuestion'), { ok: t('feed.renew') }))) return;
      await work(async () => (await call(renewFeed)).address);
    },
    end: async () => {
      if (!(await notices.confirm(t('feed.endQuestion'), { ok: t('feed.end'), danger: true }))) return;
      await work(async () => {
        await call(endFeed);
        return undefined;
      });
    },
  };
}
