import type { OwnExplanation } from '@madang/contract/access/right-requests/routes.ts';
import { rightInAddress } from '../../../../kernel/navigation/why-address.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { useRightNames } from '../../../people/role-assignments/index.ts';
import { useOwnExplanation } from '../../right-requests/index.ts';
import { useText } from '../texts.ts';
import { areaOf, useWorkText } from '../work-text.ts';
import { Rights } from './why-answer.tsx';

/** MEM-09: why the reader was refused something, until when, and who has the permission; nothing without a refusal in the address. */
export function OwnWhy() {
  const t = useText();
  const right = rightInAddress(location.search);
  const { data, error } = useOwnExplanation(right);
  if (!right) return null;
  return (
    <Section title={t('own.title')}>
      {data && <Explained answer={data} isCompany={right.kind === 'company'} />}
      {!data && (!error || isTurnedAway(error)) && <Skeleton lines={3} label={t('own.loading')} />}
      {!data && error && !isTurnedAway(error) && <ErrorState title={thrownText(error)} />}
    </Section>
  );
}

interface ExplainedProps {
  readonly answer: OwnExplanation;
  readonly isCompany: boolean;
}

function Explained({ answer, isCompany }: ExplainedProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const names = useRightNames();
  const workText = useWorkText();
  const what = `${names.area(areaOf(answer.work.permission))}: ${workText(answer.work)}`;
  const { isAllowed, items, at, opensAt, holders, department, isAskable } = answer;
  const place = department
    ? nameOf({ fullName: department.name, englishName: department.englishName })
    : isCompany && t('where.company');
  const named = holders?.map(nameOf).join(', ');
  return (
    <Stack>
      <Callout tone={isAllowed ? 'success' : 'danger'} title={t(isAllowed ? 'why.yes' : 'why.no')}>
        {`${groundOf(answer, t)} ${t('why.at', { time: formatDate(at, language, 'dateTime') })}`}
      </Callout>
      <Facts
        facts={[
          [t('why.work'), what],
          ...(place ? ([[t('columns.where'), place]] as const) : []),
          ...(opensAt === null ? [] : ([[t('own.opens'), formatMoment(opensAt, language)]] as const)),
          ...(holders === null ? [] : ([[t('own.holders'), named || t('own.noHolders')]] as const)),
        ]}
      />
      {items.length > 0 && <Rights items={items} />}
      {!isAllowed && <p>{t(isAskable ? 'own.ask' : 'own.notAskable')}</p>}
    </Stack>
  );
}

function groundOf({ isAllowed, hindrance, items }: OwnExplanation, t: ReturnType<typeof useText>): string {
  if (hindrance !== null) return t(`why.${hindrance}`);
  if (isAllowed) return t('own.allowed');
  return t(items.length === 0 ? 'own.none' : 'own.short');
}
