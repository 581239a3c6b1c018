import { boardFlags, isCleared } from '@madang/contract/boards/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { faultText } from '../../../kernel/error-texts.ts';
import type { FormOf } from '../../../kernel/form.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { CheckFields } from '../../../ui/fields/check-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { choices, type TypedBoard } from '../board-form.ts';
import { managedBoardsQuery } from '../console-api.ts';
import { useText } from '../texts.ts';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** BRD-03: the grade admits administrators no more than others; whoever closes a board to themselves is told before. */
function ClosedToOneself({ viewGrade }: Pick<TypedBoard, 'viewGrade'>) {
  const t = useText();
  const { data } = useQuery(managedBoardsQuery);
  if (data === undefined || isCleared(data.ownGrade, Number(viewGrade))) return null;
  return (
    <Callout tone="warning" isNews>
      {t('room.gradeWarning', { grade: viewGrade, own: data.ownGrade })}
    </Callout>
  );
}

/** Everything that is decided about a board, in the room and in the set-up. */
export function BoardFields({ form }: { readonly form: FormOf<TypedBoard> }) {
  const t = useText();
  return (
    <>
      <TextField {...form.field('boardName')} />
      <TextField {...form.field('englishBoardName')} help={faultText({ code: 'MB_M_ALPHANUMERIC' })} />
      <CheckFields>
        <CheckField {...form.field('showsOnHome')} label={t('room.showsOnHome')} />
        {boardFlags.map((flag) => (
          <CheckField key={flag} {...form.field(flag)} label={t(`flags.${flag}`)} />
        ))}
      </CheckFields>
      <SelectField {...form.field('viewGrade')} options={optionsOf(choices.grades)} help={t('room.gradeHelp')} />
      <ClosedToOneself viewGrade={form.values.viewGrade} />
      <SelectField {...form.field('writeGrade')} options={optionsOf(choices.grades)} />
      <SelectField {...form.field('replyGrade')} options={optionsOf(choices.grades)} />
      <CheckField {...form.field('usesValidity')} label={t('room.usesValidity')} />
      {form.values.usesValidity && (
        <>
          <SelectField {...form.field('validityDays')} options={optionsOf(choices.days)} />
          <SelectField {...form.field('keepMonths')} options={optionsOf(choices.months)} />
        </>
      )}
    </>
  );
}
