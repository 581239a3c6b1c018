import { wizardSteps, type WizardStep } from '@madang/contract/views/setup/steps.ts';
import { useEffect, useRef, useState } from 'react';
import { NoticesContext } from '../../../../kernel/notices.ts';
import {
  type SetUpCompany,
  StepRail,
  StepSavingProvider,
  useSetUpTexts,
  useStepSaver,
} from '../../../ground/set-up-steps/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { ProgressPopup } from '../../../../ui/dialogs/progress-popup.tsx';
import { BuildDrawing } from '../../../../ui/drawings/build-drawing.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useText } from '../texts.ts';
import type { useSetUp } from '../use-set-up.ts';
import { minutesFrom, neighboursOf } from '../way.ts';
import { QuitPopup } from './quit-popup.tsx';
import { StepContent } from './step-content.tsx';
import styles from './step-view.module.css';

export interface StepViewProps {
  readonly setUp: ReturnType<typeof useSetUp>;
  readonly company: SetUpCompany;
}

/**
 * WIZ-03, WIZ-04: step of the set-up: progress and remaining time, the step with a tip, and the buttons, which stay
 * visible.
 */
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
    <article className={styles['window']} data-edge-to-edge>
      <WhereOneIs step={step} place={place} />
      <div className={styles['step']}>
        <div className={styles['body']}>
          <header className={styles['head']}>
            <h1 ref={heading} tabIndex={-1}>
              {t(`steps.${step}.title`)}
            </h1>
            <Button variant="quiet" small onClick={() => setQuitting(true)}>
              {t('quit.open')}
            </Button>
            <p className={styles['lead']}>{t(`steps.${step}.lead`)}</p>
          </header>
          <NoticesContext value={setUp.notices}>
            <StepSavingProvider saving={saving}>
              <StepContent setUp={setUp} company={company} />
            </StepSavingProvider>
          </NoticesContext>
          <Callout tone="info" title={t('tip')}>
            {t(`steps.${step}.tip`)}
          </Callout>
        </div>
        <footer className={styles['foot']}>
          <div className={styles['ways']}>
            {previous && <Button onClick={() => void setUp.goTo(previous)}>{t('previous')}</Button>}
            <span className={styles['on']}>
              {isPending && (
                <Button variant="quiet" onClick={() => void setUp.next()}>
                  {t('skip')}
                </Button>
              )}
              <Button variant="primary" busy={busy} onClick={() => void (isPending ? saveAndGoOn() : setUp.next())}>
                {isPending ? t('saveAndGoOn') : t(next ? 'next' : 'toMain')}
              </Button>
            </span>
          </div>
        </footer>
      </div>
      {isQuitting && <QuitPopup busy={busy} onEnd={() => void setUp.quit()} onReturn={() => setQuitting(false)} />}
      {setUp.work === 'saving' && <ProgressPopup title={texts.working} text={texts.saving} />}
    </article>
  );
}

/** The rail of all steps; on a narrow screen a line of what this one is, over a bar. */
function WhereOneIs({ step, place }: { readonly step: WizardStep; readonly place: number }) {
  const t = useText();
  const minutes = minutesFrom(step);
  const names = wizardSteps.map((each) => t(`steps.${each}.name`));
  return (
    <aside className={styles['rail']} aria-label={t('info')}>
      <div className={styles['standing']}>
        <p className={styles['place']}>
          <span>{t('place', { place: place + 1, count: names.length })}</span>
          <strong className={styles['name']}>{names[place]}</strong>
        </p>
        <p className={styles['left']}>{minutes === 0 ? t('lastMinute') : t('minutesLeft', { minutes })}</p>
      </div>
      <StepRail label={t('stepsLabel')} steps={names} active={place} />
      <div className={styles['drawing']}>
        <BuildDrawing />
      </div>
    </aside>
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
