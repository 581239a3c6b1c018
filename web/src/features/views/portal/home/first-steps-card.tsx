import type { FirstStep } from '@madang/contract/views/console/first-steps.ts';
import { readFirstSteps, showFirstSteps } from '@madang/contract/views/console/routes.ts';
import { boardsHome, ownSecurityAddress, sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../kernel/call.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { IconButton, LinkButton } from '../../../../ui/button.tsx';
import { DashCard, DashRow, DashRows } from '../../../../ui/dashboard/dash-card.tsx';
import { CheckIcon, CloseIcon, type Icon, KeyIcon, NoticeIcon } from '../../../../ui/icons.tsx';
import { CompanyIcon, InviteIcon, TreeIcon } from '../../../../ui/sections/icons.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useText } from '../texts.ts';
import styles from './first-steps-card.module.css';

const steps: Readonly<Record<FirstStep, { readonly href: string; readonly icon: Icon }>> = {
  inviteMembers: { href: `${sectionAddresses.invitations}?panel=people`, icon: InviteIcon },
  addDepartments: { href: `${sectionAddresses.departments}?panel=new`, icon: TreeIcon },
  writeNotice: { href: boardsHome, icon: NoticeIcon },
  companyMark: { href: sectionAddresses.company, icon: CompanyIcon },
  secondFactor: { href: ownSecurityAddress, icon: KeyIcon },
};

const stepsQuery = queryOptions({
  queryKey: ['console', 'first-steps'],
  queryFn: ({ signal }) => call(readFirstSteps, {}, { signal }),
  staleTime: 0,
});

/** Shows a new company's first steps; done steps move down, and the card disappears when all are done or it is dismissed. */
export function FirstStepsCard() {
  const t = useText();
  const { data } = useQuery(stepsQuery);
  const show = useShow();
  if (!data?.isShown) return null;
  const all = data.steps.length;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  if (done === all) return null;
  const inOrder = data.steps.toSorted((a, b) => Number(a.isDone) - Number(b.isDone));
  return (
    <DashCard
      title={t('firstSteps.title')}
      aside={<IconButton label={t('firstSteps.hide')} icon={CloseIcon} onClick={() => void show(false)} />}
    >
      <p className={styles['progress']}>
        <progress aria-label={t('firstSteps.title')} max={all} value={done} />
        <span>{t('firstSteps.progress', { done, all })}</span>
      </p>
      <DashRows>
        {inOrder.map(({ step, isDone }, place) => (
          <li key={step}>
            <StepRow step={step} isDone={isDone} isNext={place === 0} />
          </li>
        ))}
      </DashRows>
    </DashCard>
  );
}

interface StepRowProps {
  readonly step: FirstStep;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

function StepRow({ step, isDone, isNext }: StepRowProps) {
  const t = useText();
  const { href, icon: Drawing } = steps[step];
  const title = t(`firstSteps.titles.${step}`);
  if (isDone) {
    return (
      <DashRow
        isDone
        mark={
          <span className={styles['done']}>
            <CheckIcon size={14} label={t('firstSteps.done')} />
          </span>
        }
        title={<span className={styles['past']}>{title}</span>}
      />
    );
  }
  return (
    <DashRow
      mark={
        <span className={styles['icon']}>
          <Drawing />
        </span>
      }
      title={title}
      text={t(`firstSteps.texts.${step}`)}
      end={
        <LinkButton small variant={isNext ? 'primary' : 'secondary'} href={href}>
          <span>{t(`firstSteps.acts.${step}`)}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </LinkButton>
      }
    />
  );
}

/** Puts the list away, or shows it again for those who took the press back. */
function useShow() {
  const t = useText();
  const notices = useNotices();
  const queries = useQueryClient();
  const show = async (isShown: boolean) => {
    try {
      await call(showFirstSteps, { body: { isShown } });
      await queries.invalidateQueries(stepsQuery);
    } catch (thrown) {
      await notices.showError(thrown);
      return;
    }
    if (!isShown)
      notices.toast(t('firstSteps.hidden'), { action: { label: t('firstSteps.undo'), run: () => void show(true) } });
  };
  return show;
}
