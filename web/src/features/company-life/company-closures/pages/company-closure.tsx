import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Card, Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { SectionPage } from '../../../../ui/sections/section-page.tsx';
import { endingQuery } from '../api.ts';
import { useText } from '../texts.ts';

const EndPopup = lazy(async () => ({ default: (await import('../parts/end-popup.tsx')).EndPopup }));

/** ACC-11: consequences of ending the service, with their dates, shown before anything is asked. */
export function EndingPage() {
  const t = useText();
  const language = useLanguage();
  const asked = useQuery(endingQuery);
  const [isOpen, setOpen] = useState(false);
  usePageTitle(t('title'));
  return (
    <SectionPage title={t('title')} lead={t('lead')}>
      <Listed query={asked}>
        {(ending) => {
          const { companyName, peopleCount, keptDays, destroyedAfter } = ending;
          const date = formatDate(destroyedAfter, language, 'date');
          return (
            <Card>
              <Stack>
                <Points title={t('atOnce')} points={[t('people', { count: peopleCount }), t('closed')]} happen />
                <Points title={t('until', { date })} points={[t('takenBack', { days: keptDays })]} happen />
                <Points
                  title={t('after', { date })}
                  points={[t('destroyed')]}
                  limits={[t('evidence'), t('contacts')]}
                  happen
                />
                {can(ending, 'end') ? (
                  <Actions>
                    <Button variant="danger" onClick={() => setOpen(true)}>
                      {t('open')}
                    </Button>
                  </Actions>
                ) : (
                  <p>{t('platform')}</p>
                )}
              </Stack>
              {isOpen && (
                <Suspense>
                  <EndPopup companyName={companyName} date={date} onClose={() => setOpen(false)} />
                </Suspense>
              )}
            </Card>
          );
        }}
      </Listed>
    </SectionPage>
  );
}
