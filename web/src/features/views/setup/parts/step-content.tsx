import { Suspense } from 'react';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { isMakingStep, makingSteps } from '../set-up-steps.ts';
import { useText } from '../texts.ts';
import { Guide } from './guide.tsx';
import { MainPage } from './main-page.tsx';
import { Review } from './review.tsx';
import type { StepViewProps } from './step-view.tsx';
import { Tiles } from './tiles.tsx';

/** What a step is about. */
export function StepContent({ setUp, company }: StepViewProps) {
  const t = useText();
  const { step, homeScreen, isMailConnected } = setUp.at;
  if (isMakingStep(step)) {
    const { Step } = makingSteps[step];
    return (
      <Suspense fallback={<Skeleton label={t('loading')} lines={4} />}>
        <Step company={company} onLeave={setUp.leaveHome} />
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
