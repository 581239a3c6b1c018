import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { hintsQuery } from '../api.ts';
import { useText } from '../texts.ts';

const HintsPopup = lazy(async () => ({ default: (await import('./hints-popup.tsx')).HintsPopup }));

/** ACC-08: the person's own questions, where the operator has them asked; elsewhere nothing is said of them. */
export function HintsSection() {
  const t = useText();
  const { data } = useQuery(hintsQuery);
  const [panel, setPanel] = useSearchParam('panel');
  if (!data?.isAsked) return null;
  const { questions } = data;
  return (
    <Section title={t('title')} help={t('help')}>
      <Stack>
        <Facts
          facts={
            questions.length === 0
              ? [[t('questions'), t('none')]]
              : questions.map((question, index) => [t('question', { number: index + 1 }), question] as const)
          }
        />
        <div>
          <Button onClick={() => setPanel('hints', 'push')}>{t(questions.length === 0 ? 'add' : 'change')}</Button>
        </div>
        {panel === 'hints' && (
          <Suspense>
            <HintsPopup questions={questions} onClose={() => setPanel(null)} />
          </Suspense>
        )}
      </Stack>
    </Section>
  );
}
