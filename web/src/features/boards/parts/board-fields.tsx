import { boardFlags } from '@madang/contract/boards/rules.ts';
import type { FormOf } from '../../../kernel/form.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { choices, type TypedBoard } from '../board-form.ts';
import { useText } from '../texts.ts';

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Everything that is decided about a board, in the room and in the set-up. */
export function BoardFields({ form }: { readonly form: FormOf<TypedBoard> }) {
  const t = useText();
  return (
    <>
      <TextField {...form.field('boardName')} />
      <TextField {...form.field('englishBoardName')} help={t('room.englishHelp')} />
      <CheckField {...form.field('showsOnHome')} label={t('room.showsOnHome')} />
      {boardFlags.map((flag) => (
        <CheckField key={flag} {...form.field(flag)} label={t(`flags.${flag}`)} />
      ))}
      <SelectField {...form.field('viewGrade')} options={optionsOf(choices.grades)} help={t('room.gradeHelp')} />
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
