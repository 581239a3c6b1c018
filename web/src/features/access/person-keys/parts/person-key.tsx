import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { noticesKey } from '../../../../kernel/sections/notices-key.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { actOnKey, personKeyQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** STA-05: shows the state of a member's key, with its release and its reset. */
export function PersonKey({ personId }: { readonly personId: string }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const queries = useQueryClient();
  const query = useQuery(personKeyQuery(personId));
  const [isBusy, setBusy] = useState(false);
  const send = async (act: 'release' | 'reset') => {
    const title = t(`titles.${act}`);
    if (!(await notices.confirm(t(`leads.${act}`), { title, ok: title, danger: true }))) return;
    setBusy(true);
    try {
      await actOnKey(act, personId);
      notices.toast(t(`done.${act}`));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
    await Promise.all(
      [personKeyQuery(personId).queryKey, noticesKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
  return (
    <Section title={t('title')}>
      <Listed query={query}>
        {(key) => (
          <Stack>
            <Facts
              facts={[
                [t('state'), t(`states.${key.state}`)],
                ...(key.since === null ? [] : [[t('since'), formatDate(key.since, language)] as const]),
              ]}
            />
            <Actions>
              {(['release', 'reset'] as const)
                .filter((act) => can(key, act))
                .map((act) => (
                  <Button key={act} busy={isBusy} onClick={() => void send(act)}>
                    {t(`titles.${act}`)}
                  </Button>
                ))}
            </Actions>
          </Stack>
        )}
      </Listed>
    </Section>
  );
}
