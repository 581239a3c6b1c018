import type { DocumentKind } from '@madang/contract/workplace/approval-policies/rules.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { useOwnRoute } from '../api.ts';
import { useText } from '../texts.ts';
import { StepFrame, useReason } from './step-frame.tsx';
import styles from './requests.module.css';

interface RouteProps {
  readonly documentKind: DocumentKind;
  readonly amount: number | null;
}

/** The route that a request would take as it is typed now. */
export function OwnRoute({ documentKind, amount }: RouteProps) {
  const t = useText();
  const nameOf = useShownName();
  const reason = useReason();
  const { data: route } = useOwnRoute(documentKind, amount);
  return (
    <NewsPlace>
      {route && !route.policy && <Callout tone="warning">{t('route.none')}</Callout>}
      {route?.policy && !route.isWhole && <Callout tone="warning">{t('route.broken')}</Callout>}
      {route?.policy && (
        <ol className={styles['steps']} aria-label={t('route.title')}>
          {route.steps.map((step, place) => (
            <StepFrame
              // oxlint-disable-next-line react/no-array-index-key -- steps have no other identity than their place
              key={place}
              number={place + 1}
              rule={step.approvers.length > 1 ? step.rule : undefined}
              reason={step.gap === null ? reason(step) : t('route.gap')}
              tone={step.gap === null ? 'open' : 'gap'}
            >
              {step.approvers.map((person) => (
                <li key={person.personId}>{nameOf(person)}</li>
              ))}
            </StepFrame>
          ))}
        </ol>
      )}
    </NewsPlace>
  );
}
