import type { FirstStep } from '@madang/contract/console/first-steps.ts';
import { showFirstSteps } from '@madang/contract/console/routes.ts';
import { ownSecurityAddress, roomAddresses } from '@madang/contract/kernel/addresses.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../../kernel/call.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ChevronRightIcon, CloseIcon, DotIcon, SuccessIcon } from '../../../ui/icons.tsx';
import { DashCard, DashRow, DashRows } from '../../../ui/dashboard/dash-card.tsx';
import { firstStepsQuery } from '../api.ts';
import { useText } from '../texts.ts';

const addresses: Readonly<Record<FirstStep, { to: string; search?: Readonly<Record<string, string>> }>> = {
  inviteMembers: { to: roomAddresses.invitations, search: { panel: 'person' } },
  addDepartments: { to: '/console/departments', search: { panel: 'new' } },
  writeNotice: { to: '/portalapp/boards' },
  secondFactor: { to: ownSecurityAddress },
};

/** What a new company does first; done steps sink, and the card goes when all are done or it is put away. */
export function FirstStepsCard() {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  const { data } = useQuery(firstStepsQuery);
  if (!data?.isShown) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  if (done === data.steps.length) return null;
  const show = async (isShown: boolean) => {
    try {
      await call(showFirstSteps, { body: { isShown } });
      await queries.invalidateQueries(firstStepsQuery);
    } catch (thrown) {
      await notices.showError(thrown);
      return;
    }
    if (!isShown)
      notices.toast(t('firstSteps.hidden'), { action: { label: t('room.undo'), run: () => void show(true) } });
  };
  const inOrder = data.steps.toSorted((a, b) => Number(a.isDone) - Number(b.isDone));
  return (
    <DashCard
      title={t('firstSteps.title')}
      aside={
        <>
          {t('firstSteps.progress', { done, all: data.steps.length })}{' '}
          <IconButton label={t('firstSteps.hide')} icon={CloseIcon} onClick={() => void show(false)} />
        </>
      }
    >
      <DashRows>
        {inOrder.map(({ step, isDone }) => (
          <li key={step}>
            <Link {...addresses[step]}>
              <DashRow
                isDone={isDone}
                mark={isDone ? <SuccessIcon label={t('firstSteps.done')} /> : <DotIcon />}
                title={t(`firstSteps.${step}`)}
                end={<ChevronRightIcon size={16} />}
              />
            </Link>
          </li>
        ))}
      </DashRows>
    </DashCard>
  );
}
