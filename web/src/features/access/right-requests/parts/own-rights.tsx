import { useQuery } from '@tanstack/react-query';
import type { OwnRightRequest } from '@madang/contract/access/right-requests/routes.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { LoadedSection } from '../../../../kernel/pages/asked.tsx';
import { rightInAddress } from '../../../../kernel/navigation/why-address.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { ownRightsQuery, useOwnExplanation, useReread, withdraw } from '../api.ts';
import { useRightWords } from '../right-words.ts';
import { useText } from '../texts.ts';
import { AskForm } from './ask-form.tsx';

/** MEM-10: asks for a permission for some hours, and shows what was asked for. */
export function OwnRights() {
  const t = useText();
  const query = useQuery(ownRightsQuery);
  const words = { loading: t('loading'), retry: t('retry') };
  const { data: why } = useOwnExplanation(rightInAddress(location.search));
  return (
    <LoadedSection title={t('title')} help={t('help')} {...{ query, words }}>
      {(data) => (
        <Stack>
          <AskForm
            key={`${data.items[0]?.requestId ?? ''} ${why?.work.permission ?? ''}`}
            choices={data}
            {...(why?.isAskable && { missing: why })}
          />
          {data.items.length === 0 ? <p>{t('none')}</p> : <Requests requests={data.items} />}
        </Stack>
      )}
    </LoadedSection>
  );
}

function Requests({ requests }: { readonly requests: readonly OwnRightRequest[] }) {
  const t = useText();
  const words = useRightWords();
  const notices = useNotices();
  const reread = useReread();
  const end = async (each: OwnRightRequest) => {
    if (!(await notices.confirm(t('withdrawAsk'), { title: t('withdraw'), ok: t('withdraw') }))) return;
    try {
      await withdraw(each.requestId);
      notices.toast(t('withdrawn'));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
  };
  return (
    <Table
      caption={t('requests')}
      rows={requests}
      rowKey={({ requestId }) => requestId}
      line={(each) =>
        [words.where(each), words.hours(each), words.state(each), each.answer].filter(Boolean).join(' · ')
      }
      columns={[
        { id: 'what', title: t('what'), isHeader: true, cell: words.what },
        { id: 'where', title: t('where'), cell: words.where },
        { id: 'hours', title: t('hours'), cell: words.hours },
        {
          id: 'state',
          title: t('state'),
          cell: (each) => [words.state(each), each.answer].filter(Boolean).join(' · '),
        },
        {
          id: 'withdraw',
          title: t('decide'),
          isAction: true,
          align: 'end',
          isBeside: true,
          cell: (each) =>
            each.state === 'open' && (
              <Button small onClick={() => void end(each)}>
                {t('withdraw')}
              </Button>
            ),
        },
      ]}
    />
  );
}
