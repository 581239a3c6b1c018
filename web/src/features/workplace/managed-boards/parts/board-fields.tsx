import { boardFlags, isCleared, type BoardFlag } from '@madang/contract/workplace/boards/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../kernel/error-texts.ts';
import type { FormOf } from '../../../../kernel/form.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { CheckFields } from '../../../../ui/fields/check-group.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { useGradeText } from '../../../organisation/security-grades/index.ts';
import { choices, namesThatAppear, type TypedBoard } from '../board-form.ts';
import { managedBoardsQuery } from '../board-calls.ts';
import { useText } from '../texts.ts';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** BRD-03: the grade admits administrators no more than others; anyone who closes a board to themselves is warned. */
function ClosedToOneself({ viewGrade }: Pick<TypedBoard, 'viewGrade'>) {
  const t = useText();
  const gradeText = useGradeText();
  const { data } = useQuery(managedBoardsQuery);
  if (data === undefined || isCleared(data.ownGrade, Number(viewGrade))) return null;
  const grades = { grade: gradeText(viewGrade), own: gradeText(data.ownGrade) };
  return <Callout tone="warning">{t('gradeWarning', grades)}</Callout>;
}

interface FlagFieldProps {
  readonly form: FormOf<TypedBoard>;
  readonly flag: BoardFlag;
}

/** An anonymous board names no one, whatever is set beside it: the box says so, and keeps what it was for a named one. */
function FlagField({ form, flag }: FlagFieldProps) {
  const t = useText();
  const field = { ...form.field(flag), label: t(`flags.${flag}`) };
  const isSettled = flag === 'showsAuthor' && form.values.isAnonymous;
  if (!isSettled) return <CheckField {...field} />;
  return <CheckField {...field} value={false} disabled help={t('namelessReason')} />;
}

/** BRD-03: people wrote in the trust that they are not named; anyone who changes that reads before what becomes of it. */
function NamesAppear({ before, typed }: { readonly before: TypedBoard; readonly typed: TypedBoard }) {
  const t = useText();
  const names = namesThatAppear(before, typed);
  return names && <Callout tone="warning">{t(`names.${names}`)}</Callout>;
}

interface BoardFieldsProps {
  readonly form: FormOf<TypedBoard>;
  /** The board as it is; absent for a new one. */
  readonly before?: TypedBoard | undefined;
  readonly isRetired?: boolean | undefined;
}

/** Everything that is decided about a board, in the section and in the set-up. */
export function BoardFields({ form, before, isRetired }: BoardFieldsProps) {
  const t = useText();
  const gradeText = useGradeText();
  const grades = choices.grades.map((value) => ({ value, label: gradeText(value) }));
  return (
    <>
      <TextField {...form.field('boardName')} />
      <TextField {...form.field('englishBoardName')} help={errorText({ code: 'MB_M_ALPHANUMERIC' })} />
      <CheckFields>
        <CheckField {...form.field('showsOnHome')} label={t('showsOnHome')} help={isRetired && t('homeWhenOpened')} />
        {boardFlags.map((flag) => (
          <FlagField key={flag} form={form} flag={flag} />
        ))}
      </CheckFields>
      <NewsPlace>{before && <NamesAppear before={before} typed={form.values} />}</NewsPlace>
      <SelectField {...form.field('viewGrade')} options={grades} help={t('gradeHelp')} />
      <NewsPlace>
        <ClosedToOneself viewGrade={form.values.viewGrade} />
      </NewsPlace>
      <SelectField {...form.field('writeGrade')} options={grades} />
      <SelectField {...form.field('replyGrade')} options={grades} />
      <CheckField {...form.field('usesValidity')} label={t('usesValidity')} />
      {form.values.usesValidity && (
        <>
          <SelectField {...form.field('validityDays')} options={optionsOf(choices.days)} />
          <SelectField {...form.field('keepMonths')} options={optionsOf(choices.months)} />
        </>
      )}
    </>
  );
}
