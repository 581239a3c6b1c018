import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { countEmployees } from '@madang/contract/people/people/routes.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Facts, Section } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

/** Shows the number of people in the company, by state. */
export function PeopleCounts({ inService, notYetApplied, retired, suspended }: AnswerOf<typeof countEmployees>) {
  const t = useText();
  const language = useLanguage();
  return (
    <Section title={t('people.title')} help={t('people.text')}>
      <Facts
        facts={[
          [t('people.inService'), formatNumber(inService, language)],
          [t('people.notYetApplied'), formatNumber(notYetApplied, language)],
          [t('people.retired'), formatNumber(retired, language)],
          [t('people.suspended'), formatNumber(suspended, language)],
        ]}
      />
    </Section>
  );
}
