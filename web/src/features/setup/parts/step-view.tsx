import { wizardSteps, type WizardStep } from '@madang/contract/setup/steps.ts';
import { useEffect, useRef, useState } from 'react';
import { NoticesContext } from '../../../kernel/notices.ts';
import {
  type SetUpCompany,
  StepRail,
  StepSavingProvider,
  useSetUpTexts,
  useStepSaver,
} from '../../set-up-steps/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ProgressPopup } from '../../../ui/dialogs/progress-popup.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { useText } from '../texts.ts';
import type { useSetUp } from '../use-set-up.ts';
import { neighboursOf } from '../way.ts';
import { QuitPopup } from './quit-popup.tsx';
import { StepContent } from './step-content.tsx';
import styles from './step-view.module.css';

export interface StepViewProps {
  readonly setUp: ReturnType<typeof useSetUp>;
  readonly company: SetUpCompany;
}

/** WIZ-03, WIZ-04: the window of a step: where one is, a tip, the step itself, and the ways on, back and out. */
export function StepView({ setUp, company }: StepViewProps) {
  const t = useText();
  const texts = useSetUpTexts();
  const { step } = setUp.at;
  const { place, next, previous } = neighboursOf(step);
  const [isQuitting, setQuitting] = useState(false);
  const heading = useFocusOnStep(step);
  const busy = setUp.work !== undefined;
  const { saving, isPending, saver } = useStepSaver();
  const saveAndGoOn = async () => {
    const { current } = saver;
    if (current?.check()) await setUp.saveAndGoOn(current.save);
    current?.showFaults();
  };
  return (
    <article className={styles['window']}>
      <aside className={styles['info']} aria-label={t('info')}>
        <StepRail label={t('stepsLabel')} steps={wizardSteps.map((each) => t(`steps.${each}.name`))} active={place} />
        <Callout tone="info" title={t('tip')}>
          {t(`steps.${step}.tip`)}
        </Callout>
      </aside>
      <div className={styles['step']}>
        <header className={styles['head']}>
          <p className={styles['place']}>{t('place', { place: place + 1, count: wizardSteps.length })}</p>
          <h1 ref={heading} tabIndex={-1}>
            {t(`steps.${step}.title`)}
          </h1>
          <p className={styles['lead']}>{t(`steps.${step}.lead`)}</p>
        </header>
        <div className={styles['content']}>
          <NoticesContext value={setUp.notices}>
            <StepSavingProvider saving={saving}>
              <StepContent setUp={setUp} company={company} />
            </StepSavingProvider>
          </NoticesContext>
        </div>
        <footer className={styles['foot']}>
          <Button variant="quiet" flush onClick={() => setQuitting(true)}>
            {t('quit.open')}
          </Button>
          <span className={styles['ways']}>
            {previous && <Button onClick={() => void setUp.goTo(previous)}>{t('previous')}</Button>}
            {isPending && (
              <Button variant="quiet" onClick={() => void setUp.next()}>
                {t('skip')}
              </Button>
            )}
            <Button variant="primary" busy={busy} onClick={() => void (isPending ? saveAndGoOn() : setUp.next())}>
              {isPending ? t('saveAndGoOn') : t(next ? 'next' : 'toMain')}
            </Button>
          </span>
        </footer>
      </div>
      {isQuitting && <QuitPopup busy={busy} onEnd={() => void setUp.quit()} onReturn={() => setQuitting(false)} />}
      {setUp.work === 'saving' && <ProgressPopup title={texts.working} text={texts.saving} />}
    </article>
  );
}

/** Each step is read out from its heading on; the first one that is drawn too, for a popup stood before it. */
function useFocusOnStep(step: WizardStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // From the top, where 'next' at the foot of the step before would leave the page half-way down.
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
