import type { readCompanyUsage } from '@madang/contract/views/company-usages/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useQuery } from '@tanstack/react-query';
import { freePlan } from '@madang/contract/joining/signup/free-plan.ts';
import { readPlatform } from '../../../../kernel/calls/platform.ts';
import { formatBytes, formatDate, formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { Meter } from '../../../../ui/dashboard/meter.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { useText } from '../texts.ts';
import { useMeterWords } from '../meter-words.ts';

/** PRD-04: limits of the free plan and the company's use of them; of meetings only where the service is connected. */
export function UsageCard({ usage }: { readonly usage: AnswerOf<typeof readCompanyUsage> }) {
  const t = useText();
  const language = useLanguage();
  const words = useMeterWords();
  const { data: platform } = useQuery({ queryKey: ['platform'], queryFn: readPlatform });
  const hasMeetings = platform !== undefined && platform.services.meeting !== null;
  const { people, storage, today, sentMails, sentSms, invitations, welcomeMails } = usage;
  const posts = formatBytes(storage.postBytes, language);
  const { meetingPeople: max, meetingMinutes: minutes, companyDomainYears: years } = freePlan;
  return (
    <Section title={t('usage.title')} help={t('usage.text')}>
      <Stack>
        {hasMeetings && (
          <Meter
            label={t('usage.meeting')}
            {...words({ used: people, max }, 'meeting')}
            figures={t('usage.meetingFigures', {
              used: formatNumber(people, language),
              max: formatNumber(max, language),
            })}
          />
        )}
        <Meter label={t('usage.invitations')} {...words(invitations, 'sends')} />
        <Meter label={t('usage.welcomeMails')} {...words(welcomeMails, 'sends')} />
        <Facts
          facts={[
            ...(hasMeetings ? [] : [[t('usage.meeting'), formatNumber(people, language)] as const]),
            [
              t('usage.storage'),
              storage.fileBytes === null
                ? t('usage.filesUnknown', { posts })
                : t('usage.storageText', {
                    all: formatBytes(storage.fileBytes + storage.postBytes, language),
                    files: formatBytes(storage.fileBytes, language),
                    posts,
                  }),
            ],
            [t('usage.month'), formatDate(`${today}T00:00:00Z`, language, 'month', 'UTC')],
            [t('usage.mails'), sentMails === 0 ? t('usage.none') : formatNumber(sentMails, language)],
            [t('usage.sms'), sentSms === 0 ? t('usage.none') : formatNumber(sentSms, language)],
          ]}
        />
        <Points
          title={t('usage.plan')}
          points={[
            ...(hasMeetings ? [t('usage.planMeeting', { people: max, minutes })] : []),
            t('usage.planMove', { years }),
          ]}
          limits={[t('usage.planSla')]}
        />
      </Stack>
    </Section>
  );
}
