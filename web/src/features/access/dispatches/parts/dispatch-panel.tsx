import type { readDispatch } from '@madang/contract/access/dispatches/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useQuery } from '@tanstack/react-query';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { dispatchQuery, useNamesOf } from '../api.ts';
import { useDayText, usePeriodText } from '../period.ts';
import { useText } from '../texts.ts';
import { DispatchActs } from './dispatch-acts.tsx';
import { DispatchHistory } from './dispatch-history.tsx';
import { DispatchStateBadges } from './dispatch-state.tsx';

interface PanelProps {
  readonly dispatchId: string;
  readonly onClose: () => void;
}

/** One dispatch beside the list, with its acts and its history. */
export function DispatchPanel({ dispatchId, onClose }: PanelProps) {
  const t = useText();
  const nameOf = useShownName();
  const asked = useQuery(dispatchQuery(dispatchId));
  return (
    <SidePanel
      title={asked.data ? nameOf(asked.data) : t('title')}
      lead={
        asked.data && (
          <span>
            <DispatchStateBadges {...asked.data} />
          </span>
        )
      }
      onClose={onClose}
    >
      <Listed query={asked}>{(dispatch) => <Details dispatch={dispatch} />}</Listed>
    </SidePanel>
  );
}

function Details({ dispatch }: { readonly dispatch: AnswerOf<typeof readDispatch> }) {
  const t = useText();
  const names = useNamesOf();
  const dayText = useDayText();
  const periodText = usePeriodText();
  const { side, personId, mail, companyCode, departmentCode, askedUntil, basis, isAnswered, history } = dispatch;
  const company = names.company(dispatch);
  return (
    <Stack>
      {isAnswered && (
        <Callout tone="info" isNews>
          <p>{t('isAnswered')}</p>
        </Callout>
      )}
      <DispatchActs dispatch={dispatch} />
      <Facts
        facts={[
          [t(`company.${side}`), company === companyCode ? company : `${company} (${companyCode})`],
          [t('columns.department'), departmentCode === '' ? t('hostChooses') : names.department(dispatch)],
          [t('columns.period'), periodText(dispatch)],
          ...(askedUntil === null ? [] : [[t('askedUntil'), dayText(askedUntil)] as const]),
          [t('basis'), basis],
          [t('mail'), <MailText key="mail">{mail}</MailText>],
        ]}
      />
      {personId !== null && (
        <p>
          <Link to={`/console/employees?item=${personId}`}>{t('toPerson')}</Link>
        </p>
      )}
      <Section title={t('history.title')}>
        <DispatchHistory history={history} />
      </Section>
    </Stack>
  );
}
