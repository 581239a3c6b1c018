import type { Employee, JobLists } from '@madang/contract/people/people/routes.ts';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Actions, Stack } from '../../../../../ui/parts/card.tsx';
import { takeFocusAtNewField } from '../../../../../ui/take-focus.ts';
import { useUiTexts } from '../../../../../ui/ui-texts.tsx';
import { useText } from '../../texts.ts';
import { useSearchParams } from '../../../../../kernel/search-param.ts';
import { useChangeForm } from './change-form.ts';
import type { ChangedName } from './change-values.ts';
import { FieldControl } from './field-control.tsx';
import { belongsToComposition } from '../../../../../ui/composition.ts';

interface EditInPlaceProps {
  /** One field, and those that its rule asks for with it. */
  readonly names: readonly ChangedName[];
  readonly employee: Employee;
  readonly minSecurityGrade: number | null;
  readonly jobLists: JobLists;
  readonly isOptionalCovered: boolean;
  readonly onClose: () => void;
}

/** USR-04: one field of the record where it stands: Enter saves, Esc leaves it as it was. */
export function EditInPlace({ names, onClose, ...record }: EditInPlaceProps) {
  const t = useText();
  const { cancel } = useUiTexts();
  const form = useChangeForm({ employee: record.employee, names, onClose });
  const { onKeyDown } = form.formProps;
  const keyDown = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.key !== 'Escape' || belongsToComposition(event) || event.defaultPrevented) return;
    // The panel stays: Esc closes the top layer, which is this field.
    event.preventDefault();
    onClose();
  };
  return (
    <div ref={takeFocusAtNewField}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc is heard from every field of the form */}
      <form {...form.formProps} onKeyDown={keyDown}>
        <Stack tight>
          {names.map((name) => (
            <FieldControl key={name} {...{ name, form, ...record }} />
          ))}
          <Actions atEnd>
            <PlanButton name={names[0]} />
            <Button small onClick={onClose}>
              {cancel}
            </Button>
            <Button
              small
              type="submit"
              variant="primary"
              busy={form.busy}
              disabledReason={form.isDirty ? undefined : t('change.unchanged')}
            >
              {t('change.save')}
            </Button>
          </Actions>
        </Stack>
      </form>
    </div>
  );
}

const plannedBy: Partial<Record<ChangedName, string>> = {
  departmentCode: 'moveEmployees',
  jobRankCode: 'setJobRank',
  jobTitleCode: 'setJobTitle',
};

/** STA-10: plans the change for a day to come instead of saving it. */
function PlanButton({ name }: { readonly name: ChangedName | undefined }) {
  const t = useText();
  const [, change] = useSearchParams();
  const kind = name && plannedBy[name];
  if (kind === undefined) return null;
  return (
    <Button small variant="quiet" onClick={() => change({ edit: kind }, 'push')}>
      {t('change.onDate')}
    </Button>
  );
}
