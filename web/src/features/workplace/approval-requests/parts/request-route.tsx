import type { RequestStep } from '@madang/contract/workplace/approval-requests/routes.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';
import styles from './requests.module.css';
import { StepFrame, useReason } from './step-frame.tsx';

/** The route with which a request was submitted, and how far it is. */
export function RequestRoute({ steps }: { readonly steps: readonly RequestStep[] }) {
  const t = useText();
  const reason = useReason();
  return (
    <ol className={styles['steps']} aria-label={t('route.title')}>
      {steps.map((step, place) => (
        <StepFrame
          // oxlint-disable-next-line react/no-array-index-key -- steps have no other identity than their place
          key={place}
          number={place + 1}
          rule={step.approvers.length > 1 ? step.rule : undefined}
          reason={step.isRepeated ? t('route.repeated') : reason(step)}
          tone={toneOf(step)}
        >
          {step.approvers.map((approver) => (
            <Approver key={approver.personId} approver={approver} />
          ))}
        </StepFrame>
      ))}
    </ol>
  );
}

function toneOf({ isNow, approvers }: RequestStep) {
  if (isNow) return 'now';
  return approvers.some(({ approverState }) => approverState === 'open') ? 'open' : 'done';
}

function Approver({ approver }: { readonly approver: RequestStep['approvers'][number] }) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const { person, approverState, decidedBy, decidedAt, isDelegate } = approver;
  const parts = [
    t(`approverStates.${approverState}`),
    ...(isDelegate ? [t('route.delegate')] : []),
    ...(decidedBy ? [t('route.standIn', { name: nameOf(decidedBy) })] : []),
    ...(decidedAt === null ? [] : [formatDate(decidedAt, language, 'dateTime')]),
  ];
  return (
    <li>
      <span>{person ? nameOf(person) : t('noLonger')}</span> <span className={styles['why']}>{parts.join(' · ')}</span>
    </li>
  );
}
