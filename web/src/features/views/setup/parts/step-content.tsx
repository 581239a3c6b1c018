import { Suspense } from 'react';
import { useContributed } from '../../../../kernel/sections/contributions.ts';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { isMakingStep } from '../set-up-steps.ts';
import { useText } from '../texts.ts';
import { Guide } from './guide.tsx';
import { MainPage } from './main-page.tsx';
import { Review } from './review.tsx';
import type { StepViewProps } from './step-view.tsx';
import { Tiles } from './tiles.tsx';

/** Shows the content of a step. */
export function StepContent({ setUp, company }: StepViewProps) {
  const t = useText();
  const contributed = useContributed('setUpStep');
  const { step, homeScreen, isMailConnected } = setUp.at;
  if (isMakingStep(step)) {
    const Step = contributed.find((each) => each.step === step)?.Step;
    return (
      <Suspense fallback={<Skeleton label={t('loading')} lines={4} />}>
        {Step && <Step company={company} onLeave={setUp.leaveHome} />}
      </Suspense>
    );
  }
  switch (step) {
    case 'mainPage':
      return <MainPage value={homeScreen} isMailConnected={isMailConnected} onChange={setUp.chooseHome} />;
    case 'review':
      return <Review homeScreen={homeScreen} onGoTo={(area) => void setUp.goTo(area)} />;
    case 'almostDone':
      return <Tiles />;
    case 'guideMember':
    case 'guideLink':
    case 'guideApproval':
      return <Guide key={step} step={step} />;
    default:
      return null;
  }
}
