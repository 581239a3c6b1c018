import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import { personPinQuery, unblockPin } from '../api.ts';
import { useText } from '../texts.ts';

/** REQ-02: shows the state of a member's PIN, with the act that unblocks it. */
export function PersonPin({ personId }: { readonly personId: string }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const queries = useQueryClient();
  const query = useQuery(personPinQuery(personId));
  const [isBusy, setBusy] = useState(false);
  const unblock = async () => {
    const title = t('unblock');
    if (!(await notices.confirm(t('unblockAsk'), { title, ok: title }))) return;
    setBusy(true);
    try {
      await unblockPin(personId);
      notices.toast(t('unblocked'));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
    await queries.invalidateQueries({ queryKey: personPinQuery(personId).queryKey });
  };
  return (
    <Section title={t('title')}>
      <Listed query={query}>
        {(pin) => (
          <Stack>
            <p>
              {pin.state === 'blocked'
                ? t('isBlocked')
                : pin.setAt === null
                  ? t('none')
                  : t('since', { date: formatDate(pin.setAt, language) })}
            </p>
            {can(pin, 'unblock') && (
              <Actions>
                <Button busy={isBusy} onClick={() => void unblock()}>
                  {t('unblock')}
                </Button>
              </Actions>
            )}
          </Stack>
        )}
      </Listed>
    </Section>
  );
}
