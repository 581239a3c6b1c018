import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { DoneDrawing } from '../../../ui/drawings/done-drawing.tsx';
import { PageCard } from '../../../ui/parts/card.tsx';
import { Stepper } from '../../../ui/parts/stepper.tsx';

interface StepsCardProps {
  readonly step: string;
  readonly title: string;
  readonly lead: string;
  readonly stepsLabel: string;
  /** Steps in their order; hidden once all are done. */
  readonly steps: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

/** One card for all steps; the heading of the next one takes the focus, as it would in a new document. */
export function StepsCard({ step, title, lead, stepsLabel, steps, children }: StepsCardProps) {
  usePageTitle(title);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The code field asks for the focus itself: there is one thing to do.
    if (step !== 'code') box.current?.querySelector('h1')?.focus();
  }, [step]);
  const stepper = steps && (
    <Stepper label={stepsLabel} steps={Object.values(steps)} active={Object.keys(steps).indexOf(step)} />
  );
  return (
    <div ref={box}>
      <PageCard title={title} lead={lead} steps={stepper} drawing={steps ? undefined : <DoneDrawing />}>
        {children}
      </PageCard>
    </div>
  );
}
