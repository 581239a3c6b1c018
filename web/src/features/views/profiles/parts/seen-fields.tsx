import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { languageNames, languageTags } from '@madang/contract/kernel/languages.ts';
import { departmentNameFor } from '@madang/contract/organisation/departments/names.ts';
import { jobRankNameFor } from '@madang/contract/organisation/job-ranks/names.ts';
import { chosenNames, type ChosenName } from '@madang/contract/people/people/field-places.ts';
import type { listSeenFields, SeenField } from '@madang/contract/people/people/own/routes.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldText, thrownText } from '../../../../kernel/error-texts.ts';
import { birthdayText } from '../../../../kernel/names/birthday-text.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { zoneChoices } from '../../../ground/countries/index.ts';
import { useGradeText } from '../../../organisation/security-grades/index.ts';
import { profileQuery } from '../api.ts';
import { saveShown, seenQuery } from '../sight-api.ts';
import { useText } from '../texts.ts';
import styles from './seen-fields.module.css';

type Seen = AnswerOf<typeof listSeenFields>;

/** Shows each field that the company sees of the person; for contacts, the person selects if colleagues see them too. */
export function SeenFields() {
  const t = useText();
  const nameOf = useFieldName();
  const { data: seen, error, refetch } = useQuery(seenQuery);
  const { data: profile } = useQuery(profileQuery);
  if (!seen && error && !isTurnedAway(error)) {
    return (
      <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    );
  }
  if (!seen || !profile) return <Skeleton lines={6} label={t('loading')} />;
  const isTicked = (name: string) => seen.shown.some((each) => each === name);
  const rows = seen.items.filter(({ field, isKept }) => isKept || isTicked(field));
  const nothing = seen.items.filter((item) => !rows.includes(item));
  return (
    <Stack>
      {!seen.isOptionalCovered && <p>{t('seen.declined')}</p>}
      <SeenTable seen={seen} rows={rows} profile={profile} reread={refetch} />
      {nothing.length > 0 && (
        <p className={styles['nothing']}>
          {t('seen.nothing', { fields: nothing.map(({ field }) => nameOf(field)).join(', ') })}
        </p>
      )}
    </Stack>
  );
}

interface SeenTableProps {
  readonly seen: Seen;
  readonly rows: readonly SeenField[];
  readonly profile: Profile;
  readonly reread: () => Promise<unknown>;
}

/** Names from the own-account page for fields that other pages show as codes. */
const ownNames = {
  departmentCode: 'owned.department',
  jobRankCode: 'owned.jobRank',
  jobTitleCode: 'owned.jobTitle',
} as const;

function useFieldName() {
  const t = useText();
  return (field: SeenField['field']): string =>
    Object.hasOwn(ownNames, field) ? t(ownNames[field as keyof typeof ownNames]) : fieldText(field);
}

function SeenTable({ seen, rows, profile, reread }: SeenTableProps) {
  const t = useText();
  const nameOf = useFieldName();
  const valueText = useValueText(profile);
  const { toggle, shown, isBusy } = useShown(seen, reread);
  return (
    <Table
      caption={t('seen.title')}
      rows={rows}
      rowKey={({ field }) => field}
      line={valueText}
      columns={[
        { id: 'field', title: t('seen.field'), isHeader: true, cell: ({ field }) => nameOf(field) },
        { id: 'value', title: t('seen.value'), cell: valueText },
        {
          id: 'colleagues',
          title: t('seen.colleagues'),
          isBeside: true,
          cell: ({ field, colleagues }) => {
            const chosen = chosenNames.find((name) => name === field);
            if (chosen === undefined) return t(`seen.shows.${colleagues}`);
            return (
              <label className={styles['tick']}>
                <CheckBox
                  name={field}
                  checked={shown.includes(chosen)}
                  disabled={isBusy}
                  onChange={(isShown) => void toggle(chosen, isShown)}
                />
                <span aria-hidden>{t('seen.shows.chosen')}</span>
                <VisuallyHidden>{t('seen.show', { field: nameOf(field) })}</VisuallyHidden>
              </label>
            );
          },
        },
      ]}
    />
  );
}

/** Each tick stands at once and is kept behind it; what is refused is as it was again. */
function useShown({ shown }: Seen, reread: () => Promise<unknown>) {
  const t = useText();
  const nameOf = useFieldName();
  const notices = useNotices();
  const [wished, setWished] = useState<readonly ChosenName[]>();
  const toggle = async (name: ChosenName, isShown: boolean) => {
    const next = chosenNames.filter((each) => (each === name ? isShown : shown.includes(each)));
    setWished(next);
    try {
      await saveShown(next, shown);
      notices.toast(t(isShown ? 'seen.shownNow' : 'seen.hiddenNow', { field: nameOf(name) }));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    await reread();
    setWished(undefined);
  };
  return { toggle, shown: wished ?? shown, isBusy: wished !== undefined };
}

/** Returns a function that words a stored value as the page does. */
function useValueText({ owned }: Profile) {
  const t = useText();
  const language = useLanguage();
  const gradeText = useGradeText();
  const words: Partial<Record<SeenField['field'], (value: string) => string>> = {
    departmentCode: () => departmentNameFor(owned, language) || t('owned.noDepartment'),
    jobRankCode: (code) => (owned.jobRank ? jobRankNameFor(owned.jobRank, language) : code),
    jobTitleCode: (code) => (owned.jobTitle ? jobRankNameFor(owned.jobTitle, language) : code),
    employmentType: () => t(`owned.employmentTypes.${owned.employmentType}`),
    securityGrade: (grade) => gradeText(grade),
    gradeOrTitle: (which) => t(which === 'G' ? 'owned.gradesOrTitles.G' : 'owned.gradesOrTitles.T'),
    language: (tag) => languageNames[tag as keyof typeof languageNames],
    residenceCountry: (code) => new Intl.DisplayNames(languageTags[language], { type: 'region' }).of(code) ?? code,
    timeZone: (zone) => zoneChoices([zone], language)[0]?.label ?? zone,
    birthday: (day) => birthdayText(day, language),
    isRealName: (is) => t(is === 'true' ? 'seen.yes' : 'seen.no'),
  };
  return ({ field, value, isKept }: SeenField): string => {
    if (!isKept) return t('contacts.none');
    return value === null ? t('seen.kept') : (words[field]?.(value) ?? value);
  };
}
